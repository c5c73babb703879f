import CoreGraphics

/// A property of a layer by its key path: how to read and write it.
package struct AnimatedProperty: Sendable {
  /// The property whose change this is part of.
  package let key: LayerKey
  /// Reads the value.
  package let get: @Sendable (LayerValues) -> AnimatedValue
  /// Writes a value; one of the wrong kind changes nothing.
  package let set: @Sendable (inout LayerValues, AnimatedValue) -> Void

  /// The property at `keyPath`, nil if there is no such property.
  package static func named(_ keyPath: String) -> AnimatedProperty? { all[keyPath] }

  private static let all = geometry.merging(appearance) { $1 }.merging(transforms) { $1 }
    .merging(shapes) { $1 }.merging(gradients) { $1 }
}

/// A way to a value of layers.
typealias ValuePath<Value> = any WritableKeyPath<LayerValues, Value> & Sendable

// MARK: Kinds of values

extension AnimatedProperty {
  static func number<Number: BinaryFloatingPoint & SendableMetatype>(
    _ key: LayerKey, _ path: ValuePath<Number>
  ) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { .vector([Double($0[keyPath: path])]) },
      set: { values, new in if let new = new.number { values[keyPath: path] = Number(new) } })
  }

  static func point(_ key: LayerKey, _ path: ValuePath<CGPoint>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { AnimatedValue($0[keyPath: path]) },
      set: { values, new in if let new = new.point { values[keyPath: path] = new } })
  }

  static func size(_ key: LayerKey, _ path: ValuePath<CGSize>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { AnimatedValue($0[keyPath: path]) },
      set: { values, new in if let new = new.size { values[keyPath: path] = new } })
  }

  static func rect(_ key: LayerKey, _ path: ValuePath<CGRect>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { AnimatedValue($0[keyPath: path]) },
      set: { values, new in if let new = new.rect { values[keyPath: path] = new } })
  }

  static func color(_ key: LayerKey, _ path: ValuePath<CGColor?>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { $0[keyPath: path].map { .color($0) } ?? .nothing },
      set: { values, new in values[keyPath: path] = new.color })
  }

  static func path(_ key: LayerKey, _ path: ValuePath<CGPath?>) -> AnimatedProperty {
    AnimatedProperty(
      key: key, get: { $0[keyPath: path].map { .path($0) } ?? .nothing },
      set: { values, new in
        if case .path(let shape) = new { values[keyPath: path] = shape }
      })
  }
}

// MARK: Properties of every layer

extension AnimatedProperty {
  private static let geometry: [String: AnimatedProperty] = [
    // What every animation of views reads is read without its key path.
    "position": AnimatedProperty(
      key: .position, get: { AnimatedValue($0.position) },
      set: { values, new in if let new = new.point { values.position = new } }),
    "position.x": number(.position, \.position.x),
    "position.y": number(.position, \.position.y),
    "anchorPoint": point(.anchorPoint, \.anchorPoint),
    "anchorPoint.x": number(.anchorPoint, \.anchorPoint.x),
    "anchorPoint.y": number(.anchorPoint, \.anchorPoint.y),
    "zPosition": number(.zPosition, \.zPosition),
    "bounds": AnimatedProperty(
      key: .bounds, get: { AnimatedValue($0.bounds) },
      set: { values, new in if let new = new.rect { values.bounds = new } }),
    "bounds.origin": point(.bounds, \.bounds.origin),
    "bounds.origin.x": number(.bounds, \.bounds.origin.x),
    "bounds.origin.y": number(.bounds, \.bounds.origin.y),
    "bounds.size": size(.bounds, \.bounds.size),
    "bounds.size.width": number(.bounds, \.bounds.size.width),
    "bounds.size.height": number(.bounds, \.bounds.size.height),
  ]

  private static let appearance: [String: AnimatedProperty] = [
    "hidden": AnimatedProperty(
      key: .hidden, get: { .vector([$0.isHidden ? 1 : 0]) },
      set: { values, new in if let new = new.number { values.isHidden = new >= 0.5 } }),
    "opacity": number(.opacity, \.opacity),
    "backgroundColor": color(.backgroundColor, \.backgroundColor),
    "cornerRadius": number(.cornerRadius, \.cornerRadius),
    "borderWidth": number(.borderWidth, \.borderWidth),
    "borderColor": color(.borderColor, \.borderColor),
    "shadowColor": color(.shadowColor, \.shadowColor),
    "shadowOpacity": number(.shadowOpacity, \.shadowOpacity),
    "shadowOffset": size(.shadowOffset, \.shadowOffset),
    "shadowOffset.width": number(.shadowOffset, \.shadowOffset.width),
    "shadowOffset.height": number(.shadowOffset, \.shadowOffset.height),
    "shadowRadius": number(.shadowRadius, \.shadowRadius),
    "shadowPath": path(.shadowPath, \.shadowPath),
    "contentsRect": rect(.contentsRect, \.contentsRect),
    "contents": AnimatedProperty(
      key: .contents, get: { $0.contents.map { .image($0) } ?? .nothing },
      set: { values, new in
        if case .image(let image) = new { values.contents = image }
      }),
  ]
}
