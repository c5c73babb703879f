/// The way from the root of a document to a part of it, such as `sections[1].rows[0].image`.
public struct DocumentPath: Sendable, Hashable, CustomStringConvertible {
  private enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  private final class Node: Sendable {
    let parent: Node?
    let step: Step

    init(_ parent: Node?, _ step: Step) {
      self.parent = parent
      self.step = step
    }
  }

  private let last: Node?

  private init(_ last: Node?) { self.last = last }

  /// The path of the document itself, which is empty.
  public static let root = DocumentPath(nil)

  /// The path of a property of the part.
  public func appending(_ name: String) -> DocumentPath { DocumentPath(Node(last, .name(name))) }

  /// The path of an element of the list that the part is; the first is 0.
  public func appending(_ index: Int) -> DocumentPath { DocumentPath(Node(last, .index(index))) }

  /// The path of what the part is in; that of the document for the document.
  public var parent: DocumentPath { DocumentPath(last?.parent) }

  private var steps: [Step] {
    var steps: [Step] = []
    var node = last
    while let present = node {
      steps.append(present.step)
      node = present.parent
    }
    return steps.reversed()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: Self, second: Self) -> Bool { first.steps == second.steps }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .name(let name): text += text.isEmpty ? name : "." + name
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
