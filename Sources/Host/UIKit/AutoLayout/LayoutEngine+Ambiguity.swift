import ConstraintSolver

extension Priority {
  /// What matters less than anything that constraints say.
  fileprivate static let whim: Priority = 0.001
}

extension LayoutEngine {
  /// Whether the constraints leave open where an item stands or how large it is.
  func isAmbiguous(_ box: LayoutVariables) -> Bool {
    update()
    return otherSolution(moving: box) != nil
  }

  /// Gives an ambiguous item, and what depends on it, another place that is as good.
  func exercise(_ box: LayoutVariables) {
    update()
    guard let other = otherSolution(moving: box) else { return }
    equations.whileShowing(other) { publish(before: nil) }
  }

  /// A solution in which an item stands elsewhere though no constraint minds; nil if there is none.
  ///
  /// - Complexity: Up to eight solutions of the system.
  private func otherSolution(moving box: LayoutVariables) -> Cassowary? {
    let solver = equations.solver
    for variable in box.variables {
      for way in [100.0, -100] {
        var other = solver
        let intrinsicSize = Constraint(variable, .equal, other[variable] + way, priority: .whim)
        guard (try? other.add(intrinsicSize)) != nil else { continue }
        _ = other.solve()
        if abs(other[variable] - solver[variable]) > 0.5 { return other }
      }
    }
    return nil
  }
}

extension UIView {
  var isPlacedAmbiguously: Bool {
    prepareLayoutAround()
    return storage.layout?.box.map { $0.engine?.isAmbiguous($0) == true } ?? false
  }

  func takeOtherPlace() {
    prepareLayoutAround()
    if let box = storage.layout?.box { box.engine?.exercise(box) }
  }
}

extension UILayoutGuide {
  var isPlacedAmbiguously: Bool {
    owner?.prepareLayoutAround()
    return box.map { $0.engine?.isAmbiguous($0) == true } ?? false
  }

  func constraintsPlacing(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let layout = owner?.storage.layout else { return [] }
    return (layout.constraints + layout.outerConstraints).filter { constraint in
      constraint.first.traits?.axis == axis && constraint.items.contains { $0 === self }
    }
  }
}

extension NSLayoutConstraint {
  /// The views and guides that the constraint speaks of.
  fileprivate var items: [any LayoutItem] {
    (first.places + (second?.places ?? [])).compactMap { $0.item }
  }
}
