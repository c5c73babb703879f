// What Apple's Core Graphics says of points, sizes and rectangles and Foundation on Linux does not,
// or says otherwise.

extension CGRect {
  /// Whether another rectangle has something in common with this one. Rectangles that only touch
  /// have not, as on Apple's systems; one without an area may lie inside of another.
  ///
  /// Foundation's method says that rectangles that touch intersect. It is visible wherever
  /// Foundation is imported, and a method beside it would make calls ambiguous there; a property
  /// that holds a function is preferred.
  @inlinable public var intersects: @Sendable (_ rect2: CGRect) -> Bool {
    { rect2 in
      !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
        && rect2.minY < maxY
    }
  }

  /// Whether another rectangle has the same origin and size.
  @inlinable
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Whether another point is the same.
  @inlinable
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether another size is the same.
  @inlinable
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

// Interpolation and `print` use these, too, as on Apple's systems.

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size: `(0.0, 0.0, 100.0, 100.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Both coordinates: `(0.0, 0.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height: `(100.0, 100.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGVector: CustomDebugStringConvertible {
  /// Both parts: `(1.0, 0.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
