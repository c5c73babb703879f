import CoreGraphics

/// A value that an animation can compute with.
package enum AnimatedValue: Hashable {
  /// A number, point, size, rectangle, or array of numbers.
  case vector([Double])
  case color(CGColor)
  case colors([CGColor])
  case transform(CATransform3D)
  case path(CGPath)
  case image(CGImage)
  /// No value, such as a missing color.
  case nothing

  /// The value of an `Any`, as client code passes it; nil if it cannot be animated.
  package init?(_ any: Any?) {
    switch any {
    case let value as AnimatedValue: self = value
    case let value as CGFloat: self = .vector([Double(value)])
    case let value as CGPoint: self.init(value)
    case let value as CGSize: self.init(value)
    case let value as CGRect: self.init(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as NSNumber: self = .vector([value.doubleValue])
    case let value as [NSNumber]: self = .vector(value.map(\.doubleValue))
    case let value as NSValue: self.init(boxed: value)
    default:
      guard let number = Self.number(any) else { return nil }
      self = .vector([number])
    }
  }

  package init(_ point: CGPoint) { self = .vector([Double(point.x), Double(point.y)]) }

  package init(_ size: CGSize) { self = .vector([Double(size.width), Double(size.height)]) }

  package init(_ rect: CGRect) {
    self = .vector([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
  }

  private init?(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case let type where type.hasPrefix("{CGPoint"): self.init(value.pointValue)
    case let type where type.hasPrefix("{CGSize"): self.init(value.sizeValue)
    case let type where type.hasPrefix("{CGRect"): self.init(value.rectValue)
    default: return nil
    }
  }

  private static func number(_ any: Any?) -> Double? {
    switch any {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

// MARK: Reading

extension AnimatedValue {
  package var number: Double? {
    if case .vector(let numbers) = self { numbers.first } else { nil }
  }

  package var point: CGPoint? {
    guard case .vector(let n) = self, n.count >= 2 else { return nil }
    return CGPoint(x: n[0], y: n[1])
  }

  package var size: CGSize? { point.map { CGSize(width: $0.x, height: $0.y) } }

  package var rect: CGRect? {
    guard case .vector(let n) = self, n.count >= 4 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  package var color: CGColor? { if case .color(let color) = self { color } else { nil } }
}
