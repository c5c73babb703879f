/// The way from the root of a document to a part of it, such as `sections[1].rows[0].image`.
public struct DocumentPath: Sendable, Hashable, CustomStringConvertible {
  private enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  /// An index, if there is one, and the name behind it: elements have both in turn.
  private final class Node: Sendable {
    let parent: Node?
    let index: Int32
    /// Empty behind an index that another one follows.
    let name: String

    init(_ parent: Node?, _ index: Int32, _ name: String) {
      (self.parent, self.index, self.name) = (parent, index, name)
    }
  }

  /// All steps but a last one that is an index.
  private let node: Node?
  /// The last step if it is an index; or -1.
  private let index: Int32

  private init(_ node: Node?, index: Int32 = -1) { (self.node, self.index) = (node, index) }

  /// The path of the document itself, which is empty.
  public static let root = DocumentPath(nil)

  /// The path of a property of the part.
  public func appending(_ name: String) -> DocumentPath { DocumentPath(Node(node, index, name)) }

  /// The path of an element of the list that the part is; the first is 0.
  public func appending(_ index: Int) -> DocumentPath {
    let node = self.index < 0 ? node : Node(node, self.index, "")
    return DocumentPath(node, index: Int32(clamping: max(0, index)))
  }

  /// The path of what the part is in; that of the document for the document.
  public var parent: DocumentPath {
    guard index < 0, let node else { return DocumentPath(node) }
    return node.index < 0 ? DocumentPath(node.parent) : DocumentPath(node.parent, index: node.index)
  }

  /// The path of the same part when what is at `old` is at `new`; this path if it does not lead
  /// there.
  func moved(from old: DocumentPath, to new: DocumentPath) -> DocumentPath {
    let steps = steps
    guard steps.starts(with: old.steps) else { return self }
    return steps.dropFirst(old.steps.count).reduce(new) { path, step in
      switch step {
      case .name(let name): path.appending(name)
      case .index(let index): path.appending(index)
      }
    }
  }

  private var steps: [Step] {
    var steps: [Step] = index < 0 ? [] : [.index(Int(index))]
    var node = node
    while let present = node {
      if !present.name.isEmpty { steps.append(.name(present.name)) }
      if present.index >= 0 { steps.append(.index(Int(present.index))) }
      node = present.parent
    }
    return steps.reversed()
  }

  public static func == (first: Self, second: Self) -> Bool { first.steps == second.steps }

  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

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
