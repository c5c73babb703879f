import ConstraintSolver

/// The constraints of one root view and what is inside it, as a system of equations.
///
/// A view is a root when its frame is given from outside (it translates its mask) and no constraint
/// reaches from inside it to outside: windows, views of controllers, contents of cells. So a cell
/// is solved by itself, and what changes in one cell costs nothing in another. A view whose mask
/// flexes with a superview that constraints place is none: each gives the other its size.
///
/// Constraints enter when they are active and the constraint pass reaches the view that holds them.
/// Values are solved for at the root's layout and reach frames in ``UIView/layoutSubviews()``.
@MainActor
final class LayoutEngine {
  /// Where an active constraint stands in a solver.
  struct Placement {
    weak var engine: LayoutEngine?
    let id: ConstraintID
    /// What the constraint's constant is short of the equation's.
    var offset: Double
    /// Whether `offset` depends on fonts or scrolling.
    let isVolatile: Bool
  }

  /// How much more than small positions and sizes it matters, where constraints leave something
  /// open, that what they limit reaches the limit.
  private static let limitAttraction = 4096.0

  unowned let root: UIView
  /// The variables of the root's own size.
  let rootBox: LayoutVariables
  let equations = LayoutEquations()
  var boxes: [LayoutVariables] = []
  /// Boxes of views whose content changed.
  var staleBoxes: [LayoutVariables] = []
  /// Counts changes of contents.
  var contentChanges = 0
  /// Counts those changes of the equations that give the root its size.
  var rootRevisions = 0
  private var hasVolatileConstraints = false
  private var needsVolatileUpdate = false
  /// How many pixels a point had when frames were put on whole pixels last.
  var publishedScale: CGFloat = 0
  /// Whether the constraints are moving to another engine.
  private(set) var isRetired = false
  /// The size that was measured last, as long as it holds.
  var fitting: Fitting?
  /// In an engine made only to measure: the boxes, since views keep those of their real engine.
  var measuringBoxes: [ObjectIdentifier: LayoutVariables]?

  /// Makes the engine of `root` without constraints.
  init(root: UIView, measuring: Bool = false) {
    self.root = root
    rootBox = LayoutVariables(of: root, in: nil, equations)
    measuringBoxes = measuring ? [:] : nil
  }

  /// Leaves the constraints, which move to another engine, as they are.
  func retire() { isRetired = true }

  /// The root; nil once its end has begun, maybe on another thread, while constraints and the views
  /// inside still tell of changes.
  private var livingRoot: UIView? { rootBox.view }

  /// Asks for the root's layout, at which the system is solved.
  func setNeedsSolving() {
    guard !isRetired, let root = livingRoot else { return }
    root.setNeedsLayout()
    root.constraintsInsideDidChange()
  }

  /// Asks for a solution with other constraints, in the root's layout if that is running.
  func constraintsDidChange() {
    guard !isRetired, let root = livingRoot else { return }
    root.setNeedsSolving()
    root.constraintsInsideDidChange()
  }
}

// MARK: - Constraints

extension LayoutEngine {
  /// Brings an active constraint into the system.
  ///
  /// - Returns: Where it stands; nil where it stands in no solver, or only in one that measures.
  func add(_ constraint: NSLayoutConstraint) -> Placement? {
    guard let lowered = lower(constraint) else { return nil }
    var equation = Constraint(
      terms: lowered.expression.terms, constraint.relation.solverRelation,
      constant: Double(constraint.constant) - lowered.expression.constant,
      priority: Priority(rawValue: constraint.priority.rawValue))
    equation.constant = min(max(equation.constant, -1e12), 1e12)
    equation.attraction = constraint.attractsToLimit ? Self.limitAttraction : 0
    if measuringBoxes != nil {
      equations.add(equation)
      return nil
    }
    guard let id = equations.add(constraint, as: equation) else { return nil }
    hasVolatileConstraints = hasVolatileConstraints || lowered.isVolatile
    return Placement(
      engine: self, id: id, offset: -lowered.expression.constant, isVolatile: lowered.isVolatile)
  }

  /// Takes a constraint out of the system.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let id = constraint.placement?.id, !isRetired else { return }
    equations.displace(id)
    constraintsDidChange()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement else { return }
    equations.setConstant(
      of: placement.id, to: Double(constraint.constant) + placement.offset)
    constraintsDidChange()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let id = constraint.placement?.id else { return }
    if equations.weigh(id, constraint.priority) { constraintsDidChange() }
  }

  /// Hears that a view scrolled whose inside constraints reach into.
  func originDidChange() {
    guard hasVolatileConstraints else { return }
    noteVolatileChange()
    setNeedsSolving()
  }

  /// Notes that something changed that volatile constraints may follow.
  func noteVolatileChange() {
    needsVolatileUpdate = needsVolatileUpdate || hasVolatileConstraints
  }

  /// Brings constraints up to date whose constants follow fonts or scrolling.
  func updateVolatileConstraints() {
    guard needsVolatileUpdate else { return }
    needsVolatileUpdate = false
    for constraint in equations.placed.values where constraint.placement?.isVolatile == true {
      guard let lowered = lower(constraint) else { continue }
      constraint.offsetDidChange(to: -lowered.expression.constant)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether what the constraint limits goes to the limit where nothing else decides: a place does,
  /// a size does not.
  fileprivate var attractsToLimit: Bool {
    guard reachesLimit, case .attribute(let place) = first else { return reachesLimit }
    return place.attribute.traits?.isSize != true
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
