import QuartzCore

/// Collects what was painted before a backdrop inside its area, back to front.
///
/// The smaller the pieces, the fewer changes concern the backdrop: a picture that reaches beyond
/// the area is taken apart as far as that leaves what it looks like.
struct GlassCollector {
  /// The area of the backdrop's picture, in its coordinates.
  let area: CGRect
  private(set) var pieces: [GlassPiece] = []

  init(area: CGRect) { self.area = area }

  /// Adds what a layer above the backdrop in the tree painted itself, before its sublayers.
  /// - Parameter transform: Maps the layer's picture to that of the backdrop.
  mutating func addItems(
    of node: DisplayNode, _ transform: CGAffineTransform, _ opacity: CGFloat
  ) {
    if opacity == 1 { removeCovered(by: node, transform) }
    guard let items = DrawnNode.of(node).items(of: node) else { return }
    add(items, transform, area, opacity)
  }

  /// Adds a layer with all it holds.
  /// - Parameter transform: Maps the layer's picture to that of the backdrop.
  mutating func add(
    _ node: DisplayNode, _ transform: CGAffineTransform, _ clip: CGRect, _ opacity: CGFloat
  ) {
    guard let picture = DrawnNode.of(node).picture else { return }
    let bounds = picture.bounds.applying(transform)
    guard bounds.overlaps(clip) else { return }
    if node.children.isEmpty || !node.isDivisible || clip.contains(bounds) {
      if node.isDivisible, opacity == 1, clip == area { removeCovered(by: node, transform) }
      return pieces.append(
        GlassPiece(picture: picture, transform: transform, clip: clip, opacity: opacity))
    }
    addParts(of: node, transform, clip, opacity)
  }

  private mutating func addParts(
    of node: DisplayNode, _ transform: CGAffineTransform, _ clip: CGRect, _ opacity: CGFloat
  ) {
    let drawn = DrawnNode.of(node)
    let inside = node.clip(clip, transform)
    guard inside.width > 0, inside.height > 0 else { return }
    if opacity == 1, inside == area { removeCovered(by: node, transform) }
    if let items = drawn.items(of: node) { add(items, transform, inside, opacity) }
    for child in node.children {
      add(child.node, node.placement(of: child).concatenating(transform), inside, opacity)
    }
    if let overlay = drawn.overlay(of: node) { add(overlay, transform, clip, opacity) }
  }

  /// Adds a picture, if any of it is seen.
  mutating func add(
    _ picture: NodeHandle, _ transform: CGAffineTransform, _ clip: CGRect, _ opacity: CGFloat
  ) {
    guard picture.bounds.applying(transform).overlaps(clip) else { return }
    pieces.append(
      GlassPiece(picture: picture, transform: transform, clip: clip, opacity: opacity))
  }

  /// Drops all that an opaque color of a layer hides.
  private mutating func removeCovered(by node: DisplayNode, _ transform: CGAffineTransform) {
    guard transform.b == 0, transform.c == 0 else { return }
    let shift = CGAffineTransform(translationX: -node.bounds.minX, y: -node.bounds.minY)
    for case .fill(let rect, let radii, let color) in node.items
    where color.alpha == 1 && radii.isZero
      && rect.applying(shift).applying(transform).contains(area)
    {
      pieces.removeAll()
    }
  }
}

extension DisplayNode {
  /// Whether its parts, painted one after the other, look like the whole.
  fileprivate var isDivisible: Bool {
    isPaintedInSteps && backdrop == nil
  }

  /// What is left of `rect`, in other coordinates, inside this layer.
  fileprivate func clip(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    guard clips else { return rect }
    return rect.intersection(CGRect(origin: .zero, size: bounds.size).applying(transform))
  }
}

extension CGRect {
  /// Whether some area is part of both; a line is none.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
