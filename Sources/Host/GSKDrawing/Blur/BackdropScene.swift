import QuartzCore

/// Draws a tree that holds backdrops.
///
/// Layers are drawn in the order in which they are painted, so when the turn comes to a backdrop,
/// all that lies below it has a picture. Layers without backdrops are drawn once, as ever; those
/// that hold one are visited each time, and keep their pictures if all they hold kept theirs.
struct BackdropScene {
  /// A layer that holds the one being drawn.
  private struct Ancestor {
    let node: DisplayNode
    /// Maps the layer's picture to that of the root.
    let transform: CGAffineTransform
    /// How many sublayers have been painted.
    var painted = 0
  }

  private var ancestors: [Ancestor] = []
  private var steps: [PaintStep] = []

  /// The picture of a whole tree.
  static func picture(of root: DisplayNode) -> ScenePicture {
    var scene = BackdropScene()
    let drawn = scene.draw(root, at: .identity)
    return ScenePicture(node: drawn.picture, steps: scene.steps)
  }

  private mutating func draw(
    _ node: DisplayNode, at transform: CGAffineTransform
  ) -> DrawnNode {
    let drawn = DrawnNode.of(node)
    let firstStep = steps.count
    if node.clips {
      let area = CGRect(origin: .zero, size: node.bounds.size)
      steps.append(.begin(.identity, clip: area))
    }
    let glass = glass(of: node, at: transform)
    if let glass { steps.append(.glass(glass)) }
    let items = drawn.items(of: node)
    if let items { steps.append(.node(items)) }
    ancestors.append(Ancestor(node: node, transform: transform))
    let children = node.children.compactMap { child in
      defer { ancestors[ancestors.count - 1].painted += 1 }
      return draw(child.node, placed: node.placement(of: child), in: transform)
    }
    ancestors.removeLast()
    if node.clips { steps.append(.end) }
    drawn.compose([glass?.node, items].compactMap { $0 } + children) {
      RenderNodeBuilder(node).finish(.container($0))
    }
    if node.isPaintedInSteps {
      if let overlay = drawn.overlay(of: node) { steps.append(.node(overlay)) }
    } else {
      steps.removeSubrange(firstStep...)
      if let picture = drawn.picture { steps.append(.node(picture)) }
    }
    return drawn
  }

  /// Draws a sublayer and returns its picture where it stands.
  private mutating func draw(
    _ child: DisplayNode, placed placement: CGAffineTransform, in transform: CGAffineTransform
  ) -> NodeHandle? {
    guard child.holdsBackdrop else {
      let picture = NodeRenderer.drawn(child).placed(by: placement)
      if let picture { steps.append(.node(picture)) }
      return picture
    }
    let firstStep = steps.count
    steps.append(.begin(placement, clip: nil))
    let picture = draw(child, at: placement.concatenating(transform)).placed(by: placement)
    if picture == nil { steps.removeSubrange(firstStep...) } else { steps.append(.end) }
    return picture
  }

  /// What a layer makes of what lies below: the same as last time while the same lies there.
  private func glass(of node: DisplayNode, at transform: CGAffineTransform) -> GlassPicture? {
    guard let backdrop = node.backdrop else { return nil }
    let (drawn, pieces) = (DrawnNode.of(node), pieces(below: node, at: transform))
    if let glass = drawn.glass, glass.isMade(of: pieces) { return glass.picture }
    NodeRenderer.countGlass()
    let glass = Glass(backdrop, over: pieces, size: node.bounds.size)
    drawn.glass = glass
    return glass.picture
  }

  private func pieces(below node: DisplayNode, at transform: CGAffineTransform) -> [GlassPiece] {
    let area = CGRect(origin: .zero, size: node.bounds.size)
    guard FlatParts(transform) != nil else { return [] }
    let inverse = transform.inverted()
    var collector = GlassCollector(area: area)
    // What cuts the backdrop itself does not cut what shines through: it would fade at that edge.
    var opacity: CGFloat = 1
    for ancestor in ancestors {
      let (node, place) = (ancestor.node, ancestor.transform.concatenating(inverse))
      opacity *= node.opacity
      if let glass = DrawnNode.of(node).glass?.picture?.node {
        collector.add(glass, place, area, opacity)
      }
      collector.addItems(of: node, place, opacity)
      for child in node.children.prefix(ancestor.painted) {
        collector.add(
          child.node, node.placement(of: child).concatenating(place), area, opacity)
      }
    }
    return collector.pieces
  }
}
