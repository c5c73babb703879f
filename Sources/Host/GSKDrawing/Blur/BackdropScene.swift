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

  private let painter: ScenePainter
  private var ancestors: [Ancestor] = []

  /// The picture of a whole tree.
  static func picture(of root: DisplayNode, for painter: ScenePainter) -> NodeHandle? {
    var scene = BackdropScene(painter: painter)
    return scene.draw(root, at: .identity).picture
  }

  private init(painter: ScenePainter) { self.painter = painter }

  private mutating func draw(
    _ node: DisplayNode, at transform: CGAffineTransform
  ) -> DrawnNode {
    guard node.holdsBackdrop else { return NodeRenderer.drawn(node) }
    let drawn = DrawnNode.of(node)
    let glass = glass(of: node, at: transform)
    let items = drawn.items(of: node)
    ancestors.append(Ancestor(node: node, transform: transform))
    let children = node.children.compactMap { child in
      let placement = node.placement(of: child)
      let picture = draw(child.node, at: placement.concatenating(transform))
      ancestors[ancestors.count - 1].painted += 1
      return picture.placed(by: placement)
    }
    ancestors.removeLast()
    drawn.compose([glass, items].compactMap { $0 } + children) {
      NodeBuilder(node).finish(.container($0))
    }
    return drawn
  }

  /// What a layer makes of what lies below: the same as last time while the same lies there.
  private func glass(of node: DisplayNode, at transform: CGAffineTransform) -> NodeHandle? {
    guard let backdrop = node.backdrop else { return nil }
    let (drawn, pieces) = (DrawnNode.of(node), pieces(below: node, at: transform))
    if let glass = drawn.glass, glass.isMade(of: pieces, for: painter) { return glass.picture }
    NodeRenderer.countGlass()
    let glass = Glass(backdrop, over: pieces, size: node.bounds.size, for: painter)
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
      if let glass = DrawnNode.of(node).glass?.picture {
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
