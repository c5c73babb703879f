import ConstraintSolver

extension LayoutEngine {
  /// The variables of a view or guide, made if there are none yet.
  func box(for item: any LayoutItem) -> LayoutBox {
    if item === root { return rootBox }
    if let box = knownBox(for: item), box.engine === self { return box }
    let box = LayoutBox(&solver)
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

  private func knownBox(for item: any LayoutItem) -> LayoutBox? {
    if let measuringBoxes { return measuringBoxes[ObjectIdentifier(item)] }
    if let view = item as? UIView { return view.storage.layout?.box }
    return (item as? UILayoutGuide)?.box
  }

  private func keep(_ box: LayoutBox, for item: any LayoutItem) {
    if measuringBoxes != nil {
      measuringBoxes?[ObjectIdentifier(item)] = box
    } else if let view = item as? UIView {
      view.madeLayout.box = box
    } else if let guide = item as? UILayoutGuide {
      guide.box = box
    }
  }

  /// Takes the variables of an item, and all constraints on them, out of the system.
  func drop(_ box: LayoutBox, of item: any LayoutItem) {
    if isRetired { return }
    boxes.removeAll { $0 === box }
    staleBoxes.removeAll { $0 === box }
    for id in box.ownConstraints { try? solver.remove(id) }
    for variable in box.variables { solver.remove(variable) }
    setNeedsSolving()
  }

  // MARK: Views

  /// Ties a view's variables to its frame, or to its content's size.
  func settle(_ box: LayoutBox, of view: UIView) {
    for id in box.ownConstraints { try? solver.remove(id) }
    (box.fixtures, box.wishes, box.ties) = ([], (nil, nil), [])
    if view.translatesAutoresizingMaskIntoConstraints {
      fix(box, box.variables, at: view.givenSides)
    } else {
      updateContent(box, of: view)
    }
  }

  /// Holds variables at numbers.
  func fix(
    _ box: LayoutBox, _ variables: [Variable], at values: some Sequence<CGFloat>,
    _ priority: Priority = .required
  ) {
    for (variable, value) in zip(variables, values) {
      let value = value.isFinite ? value : 0
      let constraint = Constraint(variable, .equal, Double(value), priority: priority)
      guard let id = try? solver.add(constraint) else { continue }
      box.fixtures.append(LayoutBox.Fixture(id: id, value: value))
    }
  }

  /// Moves the numbers that variables are held at.
  func updateFixtures(_ box: LayoutBox, to values: [CGFloat]) {
    for (index, value) in values.enumerated() where box.fixtures[index].value != value {
      box.fixtures[index].value = value
      try? solver.setConstant(of: box.fixtures[index].id, to: Double(value))
    }
  }

  // MARK: Content

  /// Reads a view's content size and makes it the view's wish.
  func updateContent(_ box: LayoutBox, of view: UIView) {
    box.isContentStale = false
    box.brokenAt = nil
    view.breakLines(atWidth: nil)
    setContent(box, of: view, to: view.intrinsicContentSize)
  }

  func setContent(_ box: LayoutBox, of view: UIView, to size: CGSize) {
    box.wishes.horizontal = wish(
      box.wishes.horizontal, box.width, size.width, view, .horizontal)
    box.wishes.vertical = wish(box.wishes.vertical, box.height, size.height, view, .vertical)
  }

  private func wish(
    _ old: LayoutBox.ContentWish?, _ variable: Variable, _ length: CGFloat, _ view: UIView,
    _ axis: NSLayoutConstraint.Axis
  ) -> LayoutBox.ContentWish? {
    guard length >= 0, length.isFinite else {
      if let old { withdraw(old) }
      return nil
    }
    guard var wish = old ?? makeWish(variable, length) else { return nil }
    wish.length = length
    for (id, priority) in [
      (wish.hugging, view.contentHuggingPriority(for: axis)),
      (wish.compression, view.contentCompressionResistancePriority(for: axis)),
    ] {
      try? solver.setConstant(of: id, to: Double(length))
      try? solver.setPriority(of: id, to: Priority(rawValue: priority.rawValue))
    }
    return wish
  }

  private func makeWish(_ variable: Variable, _ length: CGFloat) -> LayoutBox.ContentWish? {
    let length = Double(length)
    guard
      let hugging = try? solver.add(
        Constraint(variable, .lessThanOrEqual, length, priority: 250)),
      let compression = try? solver.add(
        Constraint(variable, .greaterThanOrEqual, length, priority: 750))
    else { return nil }
    return LayoutBox.ContentWish(hugging: hugging, compression: compression, length: 0)
  }

  private func withdraw(_ wish: LayoutBox.ContentWish) {
    try? solver.remove(wish.hugging)
    try? solver.remove(wish.compression)
  }
}
