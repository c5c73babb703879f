import ConstraintSolver

extension LayoutEngine {
  /// The variables of a view or guide, made if there are none yet.
  func box(for item: any LayoutItem) -> LayoutVariables {
    if item === root { return rootBox }
    if let box = knownBox(for: item), box.engine === self { return box }
    let box = LayoutVariables(&solver)
    box.engine = self
    boxes.append(box)
    if let view = item as? UIView {
      box.view = view
      keep(box, for: view)
      settle(box, of: view)
    } else if let guide = item as? UILayoutGuide {
      box.guide = guide
      keep(box, for: guide)
      settle(box, of: guide)
    }
    return box
  }

  private func knownBox(for item: any LayoutItem) -> LayoutVariables? {
    if let measuringBoxes { return measuringBoxes[ObjectIdentifier(item)] }
    if let view = item as? UIView { return view.storage.layout?.box }
    return (item as? UILayoutGuide)?.box
  }

  private func keep(_ box: LayoutVariables, for item: any LayoutItem) {
    if measuringBoxes != nil {
      measuringBoxes?[ObjectIdentifier(item)] = box
    } else if let view = item as? UIView {
      view.madeLayout.box = box
    } else if let guide = item as? UILayoutGuide {
      guide.box = box
    }
  }

  /// Takes the variables of an item, and all constraints on them, out of the system.
  func drop(_ box: LayoutVariables, of item: any LayoutItem) {
    if isRetired { return }
    boxes.removeAll { $0 === box }
    staleBoxes.removeAll { $0 === box }
    for id in box.ownConstraints { try? solver.remove(id) }
    for variable in box.variables { solver.remove(variable) }
    setNeedsSolving()
  }

  // MARK: Views

  /// Ties a view's variables to its frame, or to its content's size.
  func settle(_ box: LayoutVariables, of view: UIView) {
    for id in box.ownConstraints { try? solver.remove(id) }
    (box.fixtures, box.intrinsicSizes, box.ties) = ([], (nil, nil), [])
    if view.translatesAutoresizingMaskIntoConstraints {
      fixSides(box, of: view)
    } else {
      updateContent(box, of: view)
    }
  }

  /// Holds a view's sides where its frame has them: along axes in which it flexes with its
  /// superview, both distances from that, so that each gives the other its size.
  private func fixSides(_ box: LayoutVariables, of view: UIView) {
    box.flexes = isTied(view) ? view.flexes : (false, false)
    var sides = box.variables.map(\.linear)
    if box.flexes != (false, false), let superview = view.superview {
      let outer = self.box(for: superview)
      if box.flexes.horizontal { sides[2] = outer.width - box.left - box.width }
      if box.flexes.vertical { sides[3] = outer.height - box.top - box.height }
    }
    hold(box, sides, at: view.givenSides(flexing: box.flexes))
  }

  /// Whether the size of a view that its frame places is open here: where constraints place its
  /// superview, or the size that fits the superview is looked for.
  private func isTied(_ view: UIView) -> Bool {
    guard view !== root, let superview = view.superview else { return false }
    return measuringBoxes != nil || !superview.isLayoutRoot
  }

  /// Holds variables at numbers.
  func fix(
    _ box: LayoutVariables, _ variables: [Variable], at values: some Sequence<CGFloat>,
    _ priority: Priority = .required
  ) {
    for (variable, value) in zip(variables, values) {
      let value = value.isFinite ? value : 0
      let constraint = Constraint(variable, .equal, Double(value), priority: priority)
      guard let id = try? solver.add(constraint) else { continue }
      box.fixtures.append(LayoutVariables.Fixture(id: id, value: value))
    }
  }

  /// Moves the numbers that variables are held at.
  func updateFixtures(_ box: LayoutVariables, to values: [CGFloat]) {
    for (index, value) in values.enumerated() where box.fixtures[index].value != value {
      box.fixtures[index].value = value
      try? solver.setConstant(of: box.fixtures[index].id, to: Double(value))
    }
  }

  // MARK: Content

  /// Reads a view's content size and makes constraints of it.
  func updateContent(_ box: LayoutVariables, of view: UIView) {
    box.isContentStale = false
    box.brokenAt = nil
    view.breakLines(atWidth: nil)
    setContent(box, of: view, to: view.intrinsicContentSize)
  }

  func setContent(_ box: LayoutVariables, of view: UIView, to size: CGSize) {
    box.intrinsicSizes.horizontal = intrinsicSize(
      box.intrinsicSizes.horizontal, box.width, size.width, view, .horizontal)
    box.intrinsicSizes.vertical = intrinsicSize(
      box.intrinsicSizes.vertical, box.height, size.height, view, .vertical)
  }

  private func intrinsicSize(
    _ old: LayoutVariables.IntrinsicSizeConstraints?, _ variable: Variable, _ length: CGFloat,
    _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> LayoutVariables.IntrinsicSizeConstraints? {
    guard length >= 0, length.isFinite else {
      if let old { withdraw(old) }
      return nil
    }
    guard var intrinsicSize = old ?? makeWish(variable, length) else { return nil }
    intrinsicSize.length = length
    for (id, priority) in [
      (intrinsicSize.hugging, view.contentHuggingPriority(for: axis)),
      (intrinsicSize.compression, view.contentCompressionResistancePriority(for: axis)),
    ] {
      try? solver.setConstant(of: id, to: Double(length))
      try? solver.setPriority(of: id, to: Priority(rawValue: priority.rawValue))
    }
    return intrinsicSize
  }

  private func makeWish(_ variable: Variable, _ length: CGFloat) -> LayoutVariables
    .IntrinsicSizeConstraints?
  {
    let length = Double(length)
    guard
      let hugging = try? solver.add(
        Constraint(variable, .lessThanOrEqual, length, priority: 250)),
      let compression = try? solver.add(
        Constraint(variable, .greaterThanOrEqual, length, priority: 750))
    else { return nil }
    return LayoutVariables.IntrinsicSizeConstraints(
      hugging: hugging, compression: compression, length: 0)
  }

  private func withdraw(_ intrinsicSize: LayoutVariables.IntrinsicSizeConstraints) {
    try? solver.remove(intrinsicSize.hugging)
    try? solver.remove(intrinsicSize.compression)
  }
}
