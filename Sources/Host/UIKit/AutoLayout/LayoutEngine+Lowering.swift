import ConstraintSolver

extension LayoutEngine {
  /// A side of a constraint, or a whole one, in terms of variables.
  struct Lowered {
    var expression = LinearExpression()
    /// Whether the constant follows fonts or scrolling.
    var isVolatile = false

    mutating func add(_ variable: Variable, _ factor: Double = 1) {
      expression.terms.append(.init(variable, factor))
    }

    mutating func add(_ other: Lowered, _ factor: Double = 1) {
      for term in other.expression.terms { add(term.variable, factor * term.coefficient) }
      expression.constant += factor * other.expression.constant
      isVolatile = isVolatile || other.isVolatile
    }
  }

  /// What a constraint says is to be compared with its constant: first side - multiplier × second.
  func lower(_ constraint: NSLayoutConstraint) -> Lowered? {
    guard let host = constraint.host else { return nil }
    let lowering = Lowering(engine: self, constraint: constraint, host: host)
    guard var result = lowering.side(constraint.first) else { return nil }
    if let second = constraint.second, constraint.multiplier != 0 {
      guard let side = lowering.side(second) else { return nil }
      result.add(side, -Double(constraint.multiplier))
    }
    return result
  }
}

/// Writes the sides of a constraint in terms of variables, in the coordinates of the view that
/// holds it.
@MainActor
private struct Lowering {
  let engine: LayoutEngine
  let host: UIView
  /// Whether places are measured from the host's right edge to the left.
  let isMirrored: Bool

  init(engine: LayoutEngine, constraint: NSLayoutConstraint, host: UIView) {
    self.engine = engine
    self.host = host
    let places = constraint.first.places + (constraint.second?.places ?? [])
    let followsReading = places.contains { $0.attribute.traits?.followsReading == true }
    isMirrored =
      followsReading && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func side(_ side: LayoutSide) -> LayoutEngine.Lowered? {
    switch side {
    case .attribute(let place): return self.lower(place)
    case .distance(let start, let end):
      guard var result = lower(end), let start = lower(start) else { return nil }
      result.add(start, -1)
      return result
    }
  }

  private func lower(_ place: LayoutPlace) -> LayoutEngine.Lowered? {
    guard let traits = place.attribute.traits, let item = place.item else { return nil }
    guard traits.isMargin, let view = item as? UIView else { return lower(item, traits) }
    return lower(view.layoutMarginsGuide, traits)
  }

  private func lower(
    _ item: any LayoutItem, _ traits: AttributeTraits
  ) -> LayoutEngine.Lowered? {
    switch traits.measure {
    case .size: return length(of: item, traits.axis)
    case .place(let fraction):
      guard isMirrored, traits.axis == .horizontal else {
        return position(of: item, traits.axis, fraction)
      }
      return mirrored(
        position(of: item, .horizontal, traits.followsReading ? 1 - fraction : fraction))
    case .firstBaseline, .lastBaseline:
      guard let view = item as? UIView else { return position(of: item, .vertical, 0) }
      return baseline(of: view, isFirst: traits.measure == .firstBaseline)
    }
  }

  private func mirrored(_ place: LayoutEngine.Lowered?) -> LayoutEngine.Lowered? {
    guard let place else { return nil }
    var result = length(of: host, .horizontal)
    result.add(place, -1)
    return result
  }

  private func baseline(of view: UIView, isFirst: Bool) -> LayoutEngine.Lowered? {
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if let field = text as? UITextField, var middle = position(of: field, .vertical, 0.5) {
      middle.expression.constant += Double(field.baselineBelowMiddle)
      middle.isVolatile = true
      return middle
    }
    guard var result = position(of: text, .vertical, isFirst ? 0 : 1) else { return nil }
    let offset = isFirst ? text.firstBaselineOffset : -text.lastBaselineOffset
    result.expression.constant += Double(offset)
    result.isVolatile = true
    return result
  }

  private func length(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutEngine.Lowered {
    var result = LayoutEngine.Lowered()
    let box = engine.box(for: item)
    result.add(axis == .horizontal ? box.width : box.height)
    return result
  }

  /// The place that lies `fraction` of the way from the item's start to its end.
  private func position(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: Double
  ) -> LayoutEngine.Lowered? {
    let item = (item === host ? host.contentGuide : nil) ?? item
    guard var result = origin(of: item, axis) else { return nil }
    if fraction != 0 { result.add(length(of: item, axis), fraction) }
    return result
  }

  /// The start of the item's alignment rectangle.
  private func origin(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutEngine.Lowered? {
    var result = LayoutEngine.Lowered()
    if item === host {
      let insets = host.alignmentRectInsets
      result.expression.constant = Double(axis == .horizontal ? insets.left : insets.top)
      return result
    }
    let box = engine.box(for: item)
    result.add(axis == .horizontal ? box.left : box.top)
    var next = item is UIView ? item.layoutOwner?.superview : item.layoutOwner
    while let view = next, view !== host {
      result.add(contentOrigin(of: view, axis))
      next = view.superview
    }
    return next == nil ? nil : result
  }

  /// Where the origin of a view's coordinates stands in its superview.
  private func contentOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> LayoutEngine.Lowered {
    var result = LayoutEngine.Lowered()
    let (box, insets, offset) = (
      engine.box(for: view), view.alignmentRectInsets, view.bounds.origin
    )
    result.add(axis == .horizontal ? box.left : box.top)
    let shift = axis == .horizontal ? insets.left + offset.x : insets.top + offset.y
    result.expression.constant = -Double(shift)
    result.isVolatile = view.contentGuide != nil
    return result
  }
}
