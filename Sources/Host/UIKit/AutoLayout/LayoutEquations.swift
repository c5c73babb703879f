import ConstraintSolver

/// The equations of an engine, and their solution.
///
/// An equation with a number that no solver takes is left out. One that contradicts others is
/// broken: from then on it is only a wish.
@MainActor
final class LayoutEquations {
  /// What an equation that was broken still counts for: all but being required.
  private static let brokenPriority: Priority = 999.5
  /// How many contradictions one solution resolves.
  private static let conflictLimit = 32

  private(set) var solver = Cassowary()
  /// The constraints that equations stand for; views and guides make others by themselves.
  private(set) var placed: [ConstraintID: NSLayoutConstraint] = [:]
  /// Equations that were found to contradict others and are only wishes now.
  private var broken: Set<ConstraintID> = []

  /// Counts changes of the equations.
  var revision: Int { solver.revision }

  var needsSolving: Bool { solver.needsSolving }

  /// The value of a variable in the last solution.
  subscript(variable: Variable) -> Double { solver[variable] }

  // MARK: Equations

  func makeVariable(stayWeight: Double = 1, isNonNegative: Bool = false) -> Variable {
    solver.makeVariable(stayWeight: stayWeight, isNonNegative: isNonNegative)
  }

  func remove(_ variable: Variable) { solver.remove(variable) }

  @discardableResult
  func add(_ equation: Constraint) -> ConstraintID? { try? solver.add(equation) }

  func remove(_ id: ConstraintID) { try? solver.remove(id) }

  func setConstant(of id: ConstraintID, to constant: Double) {
    try? solver.setConstant(of: id, to: constant)
  }

  func setPriority(of id: ConstraintID, to priority: Priority) {
    try? solver.setPriority(of: id, to: priority)
  }

  // MARK: Constraints

  /// Adds the equation that a constraint stands for.
  func add(_ constraint: NSLayoutConstraint, as equation: Constraint) -> ConstraintID? {
    guard let id = add(equation) else { return nil }
    placed[id] = constraint
    return id
  }

  /// Takes the equation of a constraint out.
  func displace(_ id: ConstraintID) {
    placed[id] = nil
    broken.remove(id)
    remove(id)
  }

  /// Has the equation of a constraint matter as much as the constraint says.
  ///
  /// - Returns: Whether it does; one that was broken does not.
  func weigh(_ id: ConstraintID, _ priority: UILayoutPriority) -> Bool {
    if broken.contains(id) { return false }
    setPriority(of: id, to: Priority(rawValue: priority.rawValue))
    return true
  }

  // MARK: Solutions

  /// Solves, and breaks the constraint that came last where some contradict each other.
  ///
  /// - Parameter willBreak: Hears of each before it is broken.
  func solve(_ willBreak: (Conflict, NSLayoutConstraint) -> Void) {
    for _ in 0..<Self.conflictLimit {
      var hasBroken = false
      for conflict in solver.solve() where breakOne(of: conflict, willBreak) { hasBroken = true }
      if !hasBroken { return }
    }
  }

  private func breakOne(
    of conflict: Conflict, _ willBreak: (Conflict, NSLayoutConstraint) -> Void
  ) -> Bool {
    let candidates = conflict.constraints.filter { !broken.contains($0) }
    let ordered = candidates.sorted { (placed[$0]?.serial ?? 0) < (placed[$1]?.serial ?? 0) }
    guard let id = ordered.last, let victim = placed[id] else { return false }
    willBreak(conflict, victim)
    broken.insert(id)
    setPriority(of: id, to: Self.brokenPriority)
    return true
  }

  /// Runs `body`, after which equations and solution are again what they are now.
  func whileTrying<Result>(_ body: () -> Result) -> Result {
    let (savedSolver, savedBroken) = (solver, broken)
    let result = body()
    (solver, broken) = (savedSolver, savedBroken)
    return result
  }

  /// Runs `body` while variables have the values of another solution.
  func whileShowing(_ other: Cassowary, _ body: () -> Void) {
    let own = solver
    solver = other
    body()
    solver = own
  }
}
