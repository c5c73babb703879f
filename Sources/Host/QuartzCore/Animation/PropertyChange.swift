import CoreGraphics

/// A change of a layer's property that is about to be made, for actions that animate it.
package struct PropertyChange {
  package let layer: CALayer
  package let property: AnimatedProperty
  /// The property's name.
  package let key: String
  /// The value before the change.
  package let old: AnimatedValue
  /// What was on screen before the change.
  package let shown: AnimatedValue

  /// The value that was set; the old one until ``completed`` is asked for.
  package private(set) var target: AnimatedValue

  /// Remembers the present value of `key`; nil if the property cannot be animated.
  package init?(of key: String, in layer: CALayer) {
    guard let property = AnimatedProperty.named(key) else { return nil }
    (self.layer, self.property, self.key) = (layer, property, key)
    old = property.get(layer.values)
    target = old
    shown = layer.running.isEmpty ? old : property.get(layer.presented(at: MediaClock.now))
  }

  /// The value that was set since.
  package var new: AnimatedValue { property.get(layer.values) }

  /// The same change with the value that was set since as its ``target``.
  package var completed: PropertyChange {
    var result = self
    result.target = new
    return result
  }

  /// Makes `animation` lead to the value that was set since.
  ///
  /// With `isAdditive` it adds the *difference*, which fades to nothing; what already runs goes on,
  /// so that speeds join smoothly. Else, and where a transform cannot be undone, it starts from
  /// what was on screen.
  package func configure(_ animation: CABasicAnimation, isAdditive: Bool) {
    animation.keyPath = key
    let new = self.new
    guard isAdditive, !new.isFlat else {
      return animation.setValues(from: shown, to: new)
    }
    animation.isAdditive = true
    let difference = old.subtracting(new)
    animation.setValues(from: difference, to: difference.zero)
  }

  /// Sets the property without an action.
  package func set(_ value: AnimatedValue) {
    guard property.get(layer.values) != value else { return }
    property.set(&layer.values, value)
    layer.invalidate(property.key)
    if property.key == .bounds { layer.setNeedsLayout() }
  }
}

extension AnimatedValue {
  /// Whether this is a transform that squeezes everything into a line or a point.
  fileprivate var isFlat: Bool {
    guard case .transform(let transform) = self else { return false }
    let flat = transform.flattened
    return abs(flat.a * flat.d - flat.b * flat.c) < 1e-9
  }
}
