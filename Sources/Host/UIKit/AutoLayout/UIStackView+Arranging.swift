extension UIStackView {
  /// Has the constraints made anew before the next layout.
  func setNeedsArranging() {
    arrangement.isStale = true
    setNeedsUpdateConstraints()
  }

  func rebuildIfNeeded() {
    guard arrangement.isStale else { return }
    clear()
    arrangement.isStale = false
    arrangement.constraints = StackArranger(self).constraints()
    NSLayoutConstraint.activate(arrangement.constraints)
  }

  /// Closes or opens a gap; in an animation together with the rest, unless code lays out sooner.
  func visibilityDidChange() {
    setNeedsArranging()
    let stacks = sequence(first: self as UIView) { $0.superview as? UIStackView }
    let outermost = stacks.reduce(self as UIView) { $1 }
    AnimationContext.active?.layOut(outermost.superview ?? outermost)
  }

  func clear() {
    NSLayoutConstraint.deactivate(arrangement.constraints)
    arrangement.constraints = []
  }

  /// Hears that the size of an arranged view's content changed.
  func contentDidChange(of view: UIView) {
    guard arrangement.distribution == .fillProportionally, arrangement.contains(view) else {
      return
    }
    setNeedsArranging()
  }
}

/// Makes the constraints of a stack. Their identifiers are UIKit's.
@MainActor
private struct StackArranger {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  let how: UIStackView.Arrangement
  /// What the views keep to: the stack or its margins.
  let canvas: any LayoutItem
  let visible: [UIView]

  /// Attributes along the axis, and across it.
  let start, end, size, middle: Attribute
  let crossStart, crossEnd, crossMiddle: Attribute

  init(_ stack: UIStackView) {
    self.stack = stack
    how = stack.arrangement
    canvas = how.isMarginsRelative ? stack.layoutMarginsGuide : stack
    visible = how.views.filter { !$0.isHidden }
    let isRow = how.axis == .horizontal
    (start, end) = isRow ? (.leading, .trailing) : (.top, .bottom)
    (size, middle) = isRow ? (.width, .centerX) : (.height, .centerY)
    (crossStart, crossEnd) = isRow ? (.top, .bottom) : (.leading, .trailing)
    crossMiddle = isRow ? .centerY : .centerX
  }

  func constraints() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else { return hiding() }
    return [
      tie(first, start, to: canvas, start, "UISV-canvas-connection"),
      tie(canvas, end, to: last, end, "UISV-canvas-connection"),
    ] + gaps() + shares() + visible.flatMap(aligned) + baselines() + hiding()
  }

  // MARK: Along the axis

  private var pairs: Zip2Sequence<[UIView], ArraySlice<UIView>> {
    zip(visible, visible.dropFirst())
  }

  private func gaps() -> [NSLayoutConstraint] {
    let isLoose = how.distribution == .equalSpacing || how.distribution == .equalCentering
    let relation: NSLayoutConstraint.Relation = isLoose ? .greaterThanOrEqual : .equal
    let isText = how.axis == .vertical && how.isBaselineRelative
    return pairs.map { view, next in
      tie(
        next, isText ? .firstBaseline : start, relation, to: view, isText ? .lastBaseline : end,
        constant: spacing(after: view), "UISV-spacing")
    }
  }

  private func spacing(after view: UIView) -> CGFloat {
    let spacing = how.customSpacing[ObjectIdentifier(view)] ?? how.spacing
    return spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : spacing
  }

  /// What makes the views share the room as the distribution says.
  private func shares() -> [NSLayoutConstraint] {
    switch how.distribution {
    case .fill: []
    case .fillEqually:
      visible.dropFirst().map { tie($0, size, to: visible[0], size, "UISV-fill-equally") }
    case .fillProportionally: proportions()
    case .equalSpacing: distances(from: end, to: start, .required, "UISV-distributing-edge")
    case .equalCentering:
      distances(from: middle, to: middle, UILayoutPriority(149), "UISV-distributing")
    }
  }

  private func proportions() -> [NSLayoutConstraint] {
    let lengths = visible.map { view in
      (
        view,
        how.axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
      )
    }.filter { $0.1 > 0 && $0.1 <= NSLayoutConstraint.largestConstant }
    guard let (first, unit) = lengths.first else { return [] }
    return lengths.dropFirst().map { view, length in
      let constraint = tie(
        view, size, to: first, size, multiplier: length / unit, "UISV-fill-proportionally")
      constraint.priority = UILayoutPriority(999)
      return constraint
    }
  }

  /// Makes all distances between neighbors the same.
  private func distances(
    from attribute: Attribute, to other: Attribute, _ priority: UILayoutPriority,
    _ identifier: String
  ) -> [NSLayoutConstraint] {
    let sides = pairs.map { view, next in
      LayoutSide.distance(from: LayoutPlace(view, attribute), to: LayoutPlace(next, other))
    }
    return sides.dropFirst().map { side in
      let constraint = NSLayoutConstraint(side, .equal, sides[0], multiplier: 1, constant: 0)
      constraint.identifier = identifier
      constraint.priority = priority
      return constraint
    }
  }

  // MARK: Across the axis

  private func aligned(_ view: UIView) -> [NSLayoutConstraint] {
    let name = "UISV-alignment"
    let (atStart, atEnd) = (isFlush(.leading), isFlush(.trailing))
    let result = [
      tie(view, crossStart, atStart ? .equal : .greaterThanOrEqual, to: canvas, crossStart, name),
      tie(canvas, crossEnd, atEnd ? .equal : .greaterThanOrEqual, to: view, crossEnd, name),
    ]
    if how.alignment != .center { return result }
    return result + [tie(view, crossMiddle, to: canvas, crossMiddle, name)]
  }

  /// Whether views touch an edge of the canvas. Baselines mean nothing in a column.
  private func isFlush(_ edge: UIStackView.Alignment) -> Bool {
    let isBaseline = how.alignment == .firstBaseline || how.alignment == .lastBaseline
    let alignment = isBaseline && how.axis == .vertical ? .leading : how.alignment
    return alignment == .fill || alignment == edge
  }

  private func baselines() -> [NSLayoutConstraint] {
    guard how.axis == .horizontal else { return [] }
    let baseline: Attribute
    switch how.alignment {
    case .firstBaseline: baseline = .firstBaseline
    case .lastBaseline: baseline = .lastBaseline
    default: return []
    }
    return visible.dropFirst().map {
      tie($0, baseline, to: visible[0], baseline, "UISV-alignment")
    } + visible.map(raised)
  }

  /// Has a view stand as high as baselines let it.
  private func raised(_ view: UIView) -> NSLayoutConstraint {
    let constraint = tie(view, .top, to: canvas, .top, "UISV-ambiguity-suppression")
    constraint.priority = UILayoutPriority(1)
    return constraint
  }

  // MARK: Hidden views

  /// Hidden views shrink to nothing where they would stand, and grow from there when shown.
  private func hiding() -> [NSLayoutConstraint] {
    var previous: UIView?
    var result: [NSLayoutConstraint] = []
    for view in how.views {
      guard view.isHidden else {
        previous = view
        continue
      }
      let edge = previous.map { tie(view, start, to: $0, end, "UISV-hiding") }
      result.append(edge ?? tie(view, start, to: canvas, start, "UISV-hiding"))
      result.append(tie(view, crossStart, to: canvas, crossStart, "UISV-hiding"))
      result.append(nothing(view))
    }
    return result
  }

  private func nothing(_ view: UIView) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: view, attribute: size, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    constraint.identifier = "UISV-hiding"
    constraint.priority = UILayoutPriority(999)
    return constraint
  }

  private func tie(
    _ item: any LayoutItem, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to other: any LayoutItem,
    _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    _ identifier: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    // A view without a size of its own is not stretched to where a stack lets it end.
    constraint.reachesLimit = false
    return constraint
  }
}
