import CoreGraphics

extension CALayer {
  /// Maps this layer's coordinates to its superlayer's, its superlayer's transform included.
  package var placement: CGAffineTransform { placement(of: values, in: parent?.values) }

  func placement(of child: LayerValues, in parent: LayerValues?) -> CGAffineTransform {
    guard let parent, parent.sublayerTransform != CATransform3DIdentity else {
      return child.placement
    }
    let center = CGPoint(
      x: parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width,
      y: parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height)
    return child.placement
      .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(parent.sublayerTransform.flattened)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The root of the layer's tree, and what maps this layer's coordinates to those of the root.
  private var pathToRoot: (root: CALayer, placement: CGAffineTransform) {
    var (layer, placement) = (self, CGAffineTransform.identity)
    while let next = layer.parent {
      placement = placement.concatenating(layer.placement)
      layer = next
    }
    return (layer, placement)
  }

  /// Maps this layer's coordinates to those of `layer`, or of whatever the root of its tree stands
  /// in if that is nil. Roots of different trees stand in the same.
  ///
  /// - Complexity: O(depth of both layers).
  package func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    let path = pathToRoot
    guard let other = layer?.pathToRoot else {
      return path.placement.concatenating(path.root.placement)
    }
    let inverted = other.placement.inverted()
    if path.root === other.root { return path.placement.concatenating(inverted) }
    return path.placement.concatenating(path.root.placement)
      .concatenating(other.root.placement.inverted()).concatenating(inverted)
  }

  /// The smallest rectangle of this layer that holds `rect` of `layer`.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }

  /// The smallest rectangle of `layer` that holds `rect` of this layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  func findLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = point.applying(placement.inverted())
    let isIn = contains(inside)
    if masksToBounds, !isIn { return nil }
    for layer in sublayersInOrder.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return isIn ? self : nil
  }

  /// Sublayers back to front, as they are drawn.
  var sublayersInOrder: [CALayer] {
    guard storedSublayers.contains(where: { $0.values.zPosition != 0 }) else {
      return storedSublayers
    }
    return storedSublayers.enumerated().sorted {
      ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
    }.map(\.element)
  }
}
