import QuartzCore

/// What was made from a display node; kept in its ``DisplayNode/drawingCache``.
///
/// Render nodes stand relative to the origin of the layer's bounds, not to that of its coordinates:
/// a scrolled layer's contents then are near 0, where single precision is exact.
@MainActor
final class DrawnNode {
  /// The picture, nil if there is nothing to see.
  let picture: NodeHandle?
  private var placement: CGAffineTransform?
  private var placed: NodeHandle?

  init(_ picture: NodeHandle?) { self.picture = picture }

  /// The picture moved by `transform`; the same node again as long as the transform is the same.
  func placed(by transform: CGAffineTransform) -> NodeHandle? {
    if placement != transform {
      placement = transform
      placed = picture?.placed(by: transform)
    }
    return placed
  }
}

/// Turns display nodes into render nodes.
@MainActor
package enum NodeRenderer {
  /// How many display nodes have been turned into render nodes since the program started.
  package private(set) static var builtNodes = 0

  /// The picture of a tree, with the origin of its bounds at 0, 0; nil if there is nothing to see.
  /// Subtrees that have been drawn before are reused.
  package static func render(_ node: DisplayNode) -> NodeHandle? { drawn(node).picture }

  static func drawn(_ node: DisplayNode) -> DrawnNode {
    if let drawn = node.drawingCache as? DrawnNode { return drawn }
    Toolkit.prepare()
    builtNodes += 1
    let drawn = DrawnNode(NodeBuilder(node).build())
    node.drawingCache = drawn
    return drawn
  }
}
