import CoreGraphics

extension AnimatedValue {
  /// The value that adds nothing to values of this kind.
  package var zero: AnimatedValue {
    switch self {
    case .vector(let numbers): .vector(numbers.map { _ in 0 })
    case .color: .color(CGColor(gray: 0, alpha: 0))
    case .colors(let colors): .colors(colors.map { _ in CGColor(gray: 0, alpha: 0) })
    case .transform: .transform(CATransform3DIdentity)
    case .path, .image, .nothing: .nothing
    }
  }

  /// This value and `other` together. Transforms are applied one after the other, `other` first;
  /// what cannot be added is this value.
  package func adding(_ other: AnimatedValue) -> AnimatedValue {
    if case .transform(let base) = self, case .transform(let extra) = other {
      return .transform(CATransform3DConcat(extra, base))
    }
    return combined(with: other) { $0 + $1 } ?? self
  }

  /// What must be added to `other` to give this value.
  package func subtracting(_ other: AnimatedValue) -> AnimatedValue {
    if case .transform(let target) = self, case .transform(let base) = other {
      return .transform(CATransform3DConcat(target, CATransform3DInvert(base)))
    }
    return combined(with: other) { $0 - $1 } ?? zero
  }

  /// This value taken several times. Transforms stay as they are.
  package func scaled(by factor: Double) -> AnimatedValue {
    combined(with: self) { value, _ in value * factor } ?? self
  }

  /// The value at `progress` of the way to `target`. Progress may leave 0…1. Values that have
  /// nothing between them change at the half.
  package func mixed(with target: AnimatedValue, _ progress: Double) -> AnimatedValue {
    if progress == 0 { return self }
    if progress == 1 { return target }
    switch (self, target) {
    case (.transform(let from), .transform(let to)):
      return .transform(from.mixed(with: to, progress))
    case (.color(let from), .nothing): return mixed(with: .color(from.clear), progress)
    case (.nothing, .color(let to)):
      return AnimatedValue.color(to.clear).mixed(with: target, progress)
    default:
      let mixed = combined(with: target) { $0 + ($1 - $0) * progress }
      return mixed ?? (progress < 0.5 ? self : target)
    }
  }

  /// The values joined number by number; nil if they do not fit each other.
  private func combined(
    with other: AnimatedValue, _ join: (Double, Double) -> Double
  ) -> AnimatedValue? {
    switch (self, other) {
    case (.vector(let a), .vector(let b)) where a.count == b.count:
      return .vector(zip(a, b).map(join))
    case (.color(let a), .color(let b)):
      return .color(a.combined(with: b, join))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.combined(with: $1, join) })
    case (.path(let a), .path(let b)):
      return a.combined(with: b, join).map { .path($0) }
    default: return nil
    }
  }
}

extension CGColor {
  fileprivate var clear: CGColor { copy(alpha: 0) ?? self }

  fileprivate func combined(with other: CGColor, _ join: (Double, Double) -> Double) -> CGColor {
    CGColor(
      srgbRed: join(red, other.red), green: join(green, other.green),
      blue: join(blue, other.blue), alpha: join(alpha, other.alpha))
  }
}

extension CGPath {
  /// The path of points joined one by one; nil if the paths differ in their elements.
  fileprivate func combined(with other: CGPath, _ join: (Double, Double) -> Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    for (mine, theirs) in zip(elements, other.elements) {
      guard mine.hasSameKind(as: theirs) else { return nil }
      var points = theirs.points.makeIterator()
      result.append(
        mine.mapPoints { point in
          let target = points.next() ?? point
          return CGPoint(x: join(point.x, target.x), y: join(point.y, target.y))
        })
    }
    return CGPath(elements: result)
  }
}
