import QuartzCore

/// Makes the render node of one display node; those of its children may exist already.
struct RenderNodeBuilder {
  private let node: DisplayNode

  init(_ node: DisplayNode) { self.node = node }

  private var bounds: CGRect { CGRect(origin: .zero, size: node.bounds.size) }

  /// Moves the layer's coordinates so that the origin of its bounds is at 0, 0.
  private var shift: CGAffineTransform {
    CGAffineTransform(translationX: -node.bounds.minX, y: -node.bounds.minY)
  }

  /// The layer and its sublayers, apart from what lies below.
  func build() -> NodeHandle? { finish(content) }

  /// The picture of what the layer and its sublayers draw: clipped, below the border, cut, faded,
  /// above its shadow.
  func finish(_ content: NodeHandle?) -> NodeHandle? {
    var result = content
    if node.clips { result = result?.clipped(to: bounds, radii: node.radii) }
    if !node.overlay.isEmpty {
      let overlay = items(node.overlay)
      result = NodeHandle.container((result.map { [$0] } ?? []) + overlay)
    }
    if let mask = node.mask { result = result.flatMap { cut($0, by: mask) } }
    if let shadow = node.shadow, let shape = result {
      let below = shape.shadow(shadow.color, offset: shadow.offset, deviation: shadow.blur)
      result = NodeHandle.container([below, shape].compactMap { $0 })
    }
    if node.opacity < 1 { result = result?.faded(to: node.opacity) }
    if let fade = node.fade { result = self.fade(from: fade, into: result) }
    return result
  }

  private var content: NodeHandle? {
    let tint = node.backdrop.flatMap { NodeHandle.color($0.tint, in: bounds) }
    return NodeHandle.container(
      (tint.map { [$0] } ?? []) + items(node.items) + node.children.compactMap(positionedNode))
  }

  func items(_ items: [DrawItem]) -> [NodeHandle] {
    let painter = ItemPainter(
      offset: CGPoint(x: -node.bounds.minX, y: -node.bounds.minY),
      clip: node.clips ? (node.bounds, node.radii) : nil)
    return items.compactMap(painter.node)
  }

  private func positionedNode(_ child: DisplayNode.Placed) -> NodeHandle? {
    NodeRenderer.drawn(child.node).placed(by: node.placement(of: child))
  }

  private func cut(_ picture: NodeHandle, by mask: DisplayNode.Placed) -> NodeHandle? {
    if let shape = mask.asRoundedRect {
      let rect = shape.rect.applying(shift)
      return picture.clipped(to: rect, radii: shape.radii)
    }
    return positionedNode(mask).flatMap { picture.masked(by: $0) }
  }

  private func fade(from fade: DisplayNode.Fade, into picture: NodeHandle?) -> NodeHandle? {
    guard let old = NodeRenderer.drawn(fade.from).picture else {
      return picture?.faded(to: fade.progress)
    }
    guard let picture else { return old.faded(to: 1 - fade.progress) }
    return old.fading(into: picture, progress: fade.progress)
  }
}

extension DisplayNode {
  /// Maps the picture of a child to this layer's picture.
  func placement(of child: Placed) -> CGAffineTransform {
    let origin = child.node.bounds.origin
    return CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(child.transform)
      .concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
  }
}

extension DisplayNode.Placed {
  /// The opaque rounded rectangle, in the parent's coordinates, that is all this draws; nil if it
  /// draws something else. Clipping to it is much cheaper than masking.
  fileprivate var asRoundedRect: (rect: CGRect, radii: CornerRadii)? {
    guard node.children.isEmpty, node.overlay.isEmpty, node.items.count == 1, node.opacity == 1,
      !node.clips, node.mask == nil, node.shadow == nil, node.fade == nil, transform.isTranslation
    else { return nil }
    switch node.items[0] {
    case .fill(let rect, let radii, let color) where color.alpha == 1:
      return (rect.applying(transform), radii)
    case .path(let path, let fill?, nil, _) where fill.alpha == 1:
      guard let shape = path.roundedRect else { return nil }
      return (shape.rect.applying(transform), CornerRadii(shape.radius))
    default: return nil
    }
  }
}
