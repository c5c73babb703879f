import ConstraintSolver

extension Priority {
  /// What the content size of a scroll view still counts for where constraints give it: nothing but
  /// a place to stay.
  fileprivate static let contentSizePriority: Priority = 0.5
}

extension LayoutEngine {
  /// Ties a guide that comes with a view to that view.
  func settle(_ box: LayoutBox, of guide: UILayoutGuide) {
    guard let source = guide.source, let owner = guide.owner else { return }
    switch source {
    case .safeArea, .margins, .frame: follow(box, self.box(for: owner), guide.givenSides)
    case .content:
      fix(box, [box.left, box.top], at: guide.givenSides)
      fix(box, [box.width, box.height], at: guide.givenSides.suffix(2), .contentSizePriority)
    case .readable: narrow(box, to: self.box(for: owner.layoutMarginsGuide))
    }
  }

  /// Holds the left and top at numbers, and the right and bottom at numbers from the owner's.
  private func follow(_ box: LayoutBox, _ owner: LayoutBox, _ values: [CGFloat]) {
    let sides = [
      box.left.linear, box.top.linear, box.left + box.width - owner.width,
      box.top + box.height - owner.height,
    ]
    for (side, value) in zip(sides, values) {
      guard let id = try? solver.add(Constraint(side, .equal, Double(value))) else { continue }
      box.fixtures.append(LayoutBox.Fixture(id: id, value: value))
    }
  }

  /// Keeps to the middle of the margins, as wide as they are but no wider than text should be.
  private func narrow(_ box: LayoutBox, to margins: LayoutBox) {
    let limit = Double(UILayoutGuide.readableWidth)
    let middle = box.left + 0.5 * box.width
    let constraints = [
      Constraint(box.top, .equal, margins.top), Constraint(box.height, .equal, margins.height),
      Constraint(middle, .equal, margins.left + 0.5 * margins.width),
      Constraint(box.width, .lessThanOrEqual, margins.width),
      Constraint(box.width, .lessThanOrEqual, limit),
      Constraint(box.width, .equal, limit, priority: 999.75),
    ]
    box.ties = constraints.compactMap { try? solver.add($0) }
  }
}
