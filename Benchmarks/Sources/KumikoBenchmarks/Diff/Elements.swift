import Foundation
import KumikoDiff

/// An element kind that workloads can be made of.
protocol BenchmarkElement: Differentiable {
  /// The kind's name in rows.
  static var kind: String { get }

  /// Makes the version of an element that has a number.
  init(number: Int, version: Int)
}

/// An integer identifier and a string that is compared.
struct IntElement: BenchmarkElement, Equatable {
  static let kind = "int"
  let differenceIdentifier: Int
  let payload: String

  init(number: Int, version: Int) {
    differenceIdentifier = number
    payload = "Item \(number).\(version)"
  }
}

/// A UUID and a version that is compared.
struct UUIDElement: BenchmarkElement, Equatable {
  static let kind = "uuid"
  let differenceIdentifier: UUID
  let version: Int

  init(number: Int, version: Int) {
    var random = Random(seed: UInt64(number))
    let bytes = withUnsafeBytes(of: (random.next(), random.next())) { $0.loadUnaligned(as: uuid_t.self) }
    differenceIdentifier = UUID(uuid: bytes)
    self.version = version
  }
}

/// What a list's node is: a type-erased identifier with its key, and a type-erased component.
struct NodeElement: BenchmarkElement {
  static let kind = "node"

  private let key: DifferenceKey
  private let component: AnyComponentBox

  init(number: Int, version: Int) {
    key = DifferenceKey(number)
    component = ComponentBox(Label(text: "Item \(number).\(version)"), id: number)
  }

  var differenceIdentifier: AnyHashable { component.id }
  var differenceKey: DifferenceKey { key }

  func hasSameIdentifier(as other: NodeElement) -> Bool { key == other.key }

  func isContentEqual(to source: NodeElement) -> Bool {
    component === source.component || component.isContentEqual(to: source.component)
  }

  private struct Label: Equatable {
    var text: String
  }

  private class AnyComponentBox {
    var id: AnyHashable { 0 }
    func isContentEqual(to source: AnyComponentBox) -> Bool { false }
  }

  private final class ComponentBox<Component: Equatable>: AnyComponentBox {
    let component: Component
    let typedID: Int

    init(_ component: Component, id: Int) {
      self.component = component
      typedID = id
    }

    override var id: AnyHashable { typedID }

    override func isContentEqual(to source: AnyComponentBox) -> Bool {
      guard type(of: source) == ComponentBox.self else { return false }
      return component == unsafeDowncast(source, to: ComponentBox.self).component
    }
  }
}
