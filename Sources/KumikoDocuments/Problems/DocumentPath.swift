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

  /// All steps, or all but a last one that is an index.
  private let node: Node?
  /// The last step if it is an index that stands in no node, as those of most elements do; or -1.
  private let index: Int32

  private init(_ node: Node?, index: Int32 = -1) { (self.node, self.index) = (node, index) }

  /// The path of the document itself, which is empty.
  public static let root = DocumentPath(nil)

  /// The path of a property of the part.
  public func appending(_ name: String) -> DocumentPath { DocumentPath(Node(whole, .name(name))) }

  /// The path of an element of the list that the part is; the first is 0.
  public func appending(_ index: Int) -> DocumentPath {
    guard let short = Int32(exactly: index), short >= 0 else {
      return DocumentPath(Node(whole, .index(index)))
    }
    return DocumentPath(whole, index: short)
  }

  /// The path of what the part is in; that of the document for the document.
  public var parent: DocumentPath { index < 0 ? DocumentPath(node?.parent) : DocumentPath(node) }

  private var whole: Node? { index < 0 ? node : Node(node, .index(Int(index))) }

  private var steps: [Step] {
    var steps: [Step] = index < 0 ? [] : [.index(Int(index))]
    var node = node
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
