import Foundation
import Kumiko
import UIKit

/// An element kind that workloads can be made of.
protocol BenchmarkElement: Differentiable {
  /// The kind's name in rows.
  static var kind: String { get }

  /// Makes the version of an element that has a number.
  init(number: Int, version: Int)
}

/// An integer identifier and a short string that is compared.
struct IntElement: BenchmarkElement, Equatable {
  static let kind = "int"
  let differenceIdentifier: Int
  let payload: String

  init(number: Int, version: Int) {
    differenceIdentifier = number
    payload = "Item \(number).\(version)"
  }
}

/// An integer identifier and a string too long to be kept without memory of its own: comparing it
/// costs more than anything a difference does.
struct TextRowElement: BenchmarkElement, Equatable {
  static let kind = "text"
  let differenceIdentifier: Int
  let payload: String

  init(number: Int, version: Int) {
    differenceIdentifier = number
    payload = "Item number \(number), version \(version)"
  }
}

/// A UUID and a version that is compared.
struct UUIDElement: BenchmarkElement, Equatable {
  static let kind = "uuid"
  let differenceIdentifier: UUID
  let version: Int

  init(number: Int, version: Int) {
    var random = Random(seed: UInt64(number))
    let bits = (random.next(), random.next())
    differenceIdentifier = withUnsafeBytes(of: bits) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
    self.version = version
  }
}

/// What a list's row is: a component with an identifier, both type-erased.
extension CellNode: @MainActor BenchmarkElement {
  static var kind: String { "node" }

  init(number: Int, version: Int) {
    self.init(id: number, Row(text: "Item \(number).\(version)"))
  }

  private struct Row: Component {
    var text: String

    func render(in content: UILabel) { content.text = text }
    func shouldContentUpdate(with next: Row) -> Bool { text != next.text }
  }
}

/// All elements of a list.
@MainActor
func elements<Element: BenchmarkElement>(_ list: [Specification]) -> [Element] {
  list.map { Element(number: $0.number, version: $0.version) }
}
