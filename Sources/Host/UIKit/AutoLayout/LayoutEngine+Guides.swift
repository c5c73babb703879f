import ConstraintSolver

extension Priority {
  /// What the content size of a scroll view still counts for where constraints give it: nothing but
  /// a place to stay.
  fileprivate static let contentSizePriority: Priority = 0.5
}

extension LayoutEngine {
  /// Ties a guide that comes with a view to that view.
  func constrain(_ box: LayoutVariables, of guide: UILayoutGuide) {
    guard let source = guide.source, let owner = guide.owner else { return }
    switch source {
    case .safeArea, .margins, .frame, .keyboard, .list:
      let owner = self.box(for: owner)
      let right = box.left + box.width - owner.width
      let bottom = box.top + box.height - owner.height
      let (left, top) = (box.left.linear, box.top.linear)
      let sides =
        source == .keyboard
        ? [left, right, bottom, box.height.linear] : [left, top, right, bottom]
      box.hold(sides, at: guide.givenSides, in: equations)
    case .content:
      box.hold([box.left.linear, box.top.linear], at: guide.givenSides, in: equations)
      box.hold(
        [box.width.linear, box.height.linear], at: guide.givenSides.suffix(2), .contentSizePriority,
        in: equations)
    case .readable:
      narrow(box, to: self.box(for: owner.layoutMarginsGuide), limit: guide.readableWidth)
    }
  }

  /// Ties a guide to its view by other numbers than before.
  func reconstrain(_ box: LayoutVariables, of guide: UILayoutGuide) {
    box.release(from: equations)
    constrain(box, of: guide)
    setNeedsSolving()
  }

  /// Keeps to the middle of the margins, as wide as they are but no wider than text should be.
  private func narrow(_ box: LayoutVariables, to margins: LayoutVariables, limit: CGFloat) {
    let limit = Double(limit)
    let middle = box.left + 0.5 * box.width
    let constraints = [
      Constraint(box.top, .equal, margins.top), Constraint(box.height, .equal, margins.height),
      Constraint(middle, .equal, margins.left + 0.5 * margins.width),
      Constraint(box.width, .lessThanOrEqual, margins.width),
      Constraint(box.width, .lessThanOrEqual, limit),
      Constraint(box.width, .equal, limit, priority: 999.75),
    ]
    box.tie(constraints, in: equations)
  }
}
