import CoreGraphics

extension AnimatedProperty {
  static let transforms: [String: AnimatedProperty] = parts(
    of: "transform", .transform, \.transform
  ).merging(parts(of: "sublayerTransform", .sublayerTransform, \.sublayerTransform)) { $1 }

  private static func parts(
    of name: String, _ key: LayerKey, _ path: ValuePath<CATransform3D>
  ) -> [String: AnimatedProperty] {
    let whole = AnimatedProperty(
      key: key, get: { .transform($0[keyPath: path]) },
      set: { values, new in
        if case .transform(let transform) = new { values[keyPath: path] = transform }
      })
    func part(
      _ part: any WritableKeyPath<CATransform3D, CGFloat> & Sendable
    ) -> AnimatedProperty {
      AnimatedProperty(
        key: key, get: { .vector([Double($0[keyPath: path][keyPath: part])]) },
        set: { values, new in
          if let new = new.number { values[keyPath: path][keyPath: part] = CGFloat(new) }
        })
    }
    let translation = AnimatedProperty(
      key: key, get: { AnimatedValue($0[keyPath: path].shift) },
      set: { values, new in if let new = new.size { values[keyPath: path].shift = new } })
    return [
      name: whole,
      "\(name).rotation": part(\.turnZ), "\(name).rotation.x": part(\.turnX),
      "\(name).rotation.y": part(\.turnY), "\(name).rotation.z": part(\.turnZ),
      "\(name).scale": part(\.scale), "\(name).scale.x": part(\.scaleX),
      "\(name).scale.y": part(\.scaleY), "\(name).scale.z": part(\.scaleZ),
      "\(name).translation": translation,
      "\(name).translation.x": part(\.m41), "\(name).translation.y": part(\.m42),
      "\(name).translation.z": part(\.m43),
    ]
  }
}

/// The parts of a transform that animations name.
extension CATransform3D {
  fileprivate var shift: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  fileprivate var turnZ: CGFloat {
    get { atan2(m12, m11) }
    set {
      let angle = newValue - turnZ
      let (cosine, sine) = (cos(angle), sin(angle))
      func turned(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, CGFloat) {
        (x * cosine - y * sine, x * sine + y * cosine)
      }
      // After the scales: two that differ would slant what is turned before them.
      (m11, m12) = turned(m11, m12)
      (m21, m22) = turned(m21, m22)
      (m31, m32) = turned(m31, m32)
    }
  }

  fileprivate var turnX: CGFloat {
    get { atan2(m23 * scaleZ, m33 * scaleY) }
    set { turn(by: newValue - turnX, 1, 0, 0) }
  }

  fileprivate var turnY: CGFloat {
    get { atan2(-m13, m11) }
    set { turn(by: newValue - turnY, 0, 1, 0) }
  }

  /// Turns between the scales and everything else: scales that differ would slant what is turned
  /// before them.
  private mutating func turn(by angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    let scales = (x: scaleX, y: scaleY, z: scaleZ)
    guard scales.x.isNormal, scales.y.isNormal, scales.z.isNormal else {
      return self = CATransform3DRotate(self, angle, x, y, z)
    }
    let even = CATransform3DScale(self, 1 / scales.x, 1 / scales.y, 1 / scales.z)
    self = CATransform3DScale(
      CATransform3DRotate(even, angle, x, y, z), scales.x, scales.y, scales.z)
  }

  fileprivate var scaleX: CGFloat {
    get { (m11 * m11 + m12 * m12 + m13 * m13).squareRoot() }
    set {
      let old = scaleX
      guard old > 0 else { return m11 = newValue }
      self = CATransform3DScale(self, newValue / old, 1, 1)
    }
  }

  fileprivate var scaleY: CGFloat {
    get { (m21 * m21 + m22 * m22 + m23 * m23).squareRoot() }
    set {
      let old = scaleY
      guard old > 0 else { return m22 = newValue }
      self = CATransform3DScale(self, 1, newValue / old, 1)
    }
  }

  fileprivate var scaleZ: CGFloat {
    get { (m31 * m31 + m32 * m32 + m33 * m33).squareRoot() }
    set {
      let old = scaleZ
      guard old > 0 else { return m33 = newValue }
      self = CATransform3DScale(self, 1, 1, newValue / old)
    }
  }

  /// The mean of the three scales; all three when set.
  fileprivate var scale: CGFloat {
    get { (scaleX + scaleY + scaleZ) / 3 }
    set { (scaleX, scaleY, scaleZ) = (newValue, newValue, newValue) }
  }
}
