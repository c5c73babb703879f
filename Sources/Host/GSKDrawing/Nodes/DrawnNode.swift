import QuartzCore
import Synchronization

/// What was made from a display node; kept in its ``DisplayNode/drawingCache``.
///
/// Render nodes stand relative to the origin of the layer's bounds, not to that of its coordinates:
/// a scrolled layer's contents then are near 0, where single precision is exact.
final class DrawnNode {
  /// The picture, nil if there is nothing to see.
  private(set) var picture: NodeHandle?
  /// Whether there is a picture, or is known to be none.
  private(set) var isDrawn = false
  private var placement: CGAffineTransform?
  private var placed: NodeHandle?

  /// What the layer made of what lay below it when it was drawn last; only backdrops have one.
  var glass: Glass?
  /// What the picture was made of, if that may change.
  private var parts: [NodeHandle]?
  private var ownItems: NodeHandle??
  private var ownOverlay: NodeHandle??

  /// The picture of a tree that holds backdrops, drawn as the root.
  private var wholeTree: ScenePicture?

  /// Whose fonts the pictures have.
  private let thread = DrawingThread.current

  /// What the present thread has made from a node so far.
  static func of(_ node: DisplayNode) -> DrawnNode {
    if let drawn = node.drawingCache as? DrawnNode, drawn.thread === DrawingThread.current {
      return drawn
    }
    let drawn = DrawnNode()
    node.drawingCache = drawn
    return drawn
  }

  /// Replaces the picture.
  func setPicture(_ picture: NodeHandle?) {
    (self.picture, isDrawn) = (picture, true)
    (placement, placed) = (nil, nil)
  }

  /// Replaces the picture by one that `make` makes of its parts; keeps it if they are the same.
  func compose(_ parts: [NodeHandle], _ make: ([NodeHandle]) -> NodeHandle?) {
    if let old = self.parts, old.elementsEqual(parts, by: ===) { return }
    NodeRenderer.countBuild()
    self.parts = parts
    setPicture(make(parts))
  }

  /// The picture moved by `transform`; the same node again as long as the transform is the same.
  func placed(by transform: CGAffineTransform) -> NodeHandle? {
    if placement != transform {
      placement = transform
      placed = picture?.placed(by: transform)
    }
    return placed
  }

  /// The picture as the root of a tree that holds backdrops. Display nodes never change, so it is
  /// made once.
  func tree(_ make: () -> ScenePicture) -> ScenePicture {
    if let wholeTree { return wholeTree }
    let made = make()
    wholeTree = made
    return made
  }

  /// What the layer draws below its sublayers, as a picture of its own.
  func items(of node: DisplayNode) -> NodeHandle? {
    if let ownItems { return ownItems }
    let made = NodeHandle.container(RenderNodeBuilder(node).items(node.items))
    ownItems = .some(made)
    return made
  }

  /// What the layer draws above its sublayers, as a picture of its own.
  func overlay(of node: DisplayNode) -> NodeHandle? {
    if let ownOverlay { return ownOverlay }
    let made = NodeHandle.container(RenderNodeBuilder(node).items(node.overlay))
    ownOverlay = .some(made)
    return made
  }
}

/// Turns display nodes into render nodes.
package enum NodeRenderer {
  private static let builds = Atomic(0)
  private static let glasses = Atomic(0)

  /// How many display nodes have been turned into render nodes since the program started.
  package static var builtNodes: Int { builds.load(ordering: .relaxed) }

  /// How many pictures of backdrops have been made since the program started.
  package static var builtGlasses: Int { glasses.load(ordering: .relaxed) }

  static func countBuild() { builds.add(1, ordering: .relaxed) }

  static func countGlass() { glasses.add(1, ordering: .relaxed) }

  /// The picture of a tree, with the origin of its bounds at 0, 0; nil if there is nothing to see.
  /// Subtrees that have been drawn before are reused.
  package static func render(_ node: DisplayNode) -> NodeHandle? {
    node.holdsBackdrop ? scene(node).node : drawn(node).picture
  }

  /// Paints a tree with a `cairo_t`, with the origin of its bounds at 0, 0.
  static func paint(_ node: DisplayNode, on context: OpaquePointer) {
    if node.holdsBackdrop {
      scene(node).paint(on: context)
    } else {
      drawn(node).picture?.paint(on: context)
    }
  }

  private static func scene(_ node: DisplayNode) -> ScenePicture {
    Toolkit.prepare()
    return DrawnNode.of(node).tree { BackdropScene.picture(of: node) }
  }

  /// What is made from a node apart from what lies below it. Backdrops show what they showed last.
  static func drawn(_ node: DisplayNode) -> DrawnNode {
    let drawn = DrawnNode.of(node)
    if drawn.isDrawn { return drawn }
    Toolkit.prepare()
    countBuild()
    drawn.setPicture(RenderNodeBuilder(node).build())
    return drawn
  }
}
