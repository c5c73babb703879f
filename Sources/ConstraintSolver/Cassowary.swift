/// An incremental solver of linear constraints with priorities.
///
/// ```swift
/// var solver = Cassowary()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(Constraint(left, .equal, 16.0))
/// try solver.add(Constraint(left + width, .lessThanOrEqual, 320.0))
/// let wish = try solver.add(Constraint(width, .equal, 400.0, priority: 750))
/// solver.solve()          // solver[width] is 304
/// try solver.setConstant(of: wish, to: 200)
/// solver.solve()          // solver[width] is 200
/// ```
///
/// ### What is solved
/// Constraints form a hierarchy as in *The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm* (Badros, Borning, Stuckey, 2001): first the errors of the required ones are made
/// least, then, without giving any of that up, those of the next ``Priority``, and so on; within a
/// priority the sum of the absolute errors counts. At last, where no constraint cares, inequalities
/// that ask for it are drawn to their limits and each variable to zero, by weights that differ a
/// little from variable to variable. So, but for contrived ties, the solution follows from the set
/// of constraints alone and not from the order in which they came.
///
/// ### How
/// A constraint is a row `a·x + s = b` with a slack `s`. In the paper an error is a pair of
/// variables that are not negative, `s = e⁺ - e⁻`; here the pair is one column whose cost has a
/// corner at zero (a required row's cost comes before all others), and the primal simplex method
/// walks from corner to corner, passing those of lesser priority in one stride. Because
/// infeasibility is only the strongest kind of cost, adding, removing and editing are the same act:
/// change the system, keep the basis, walk on until no step helps. Which columns are in the basis
/// is all that survives an edit: values are derived from the constraints themselves each time, so
/// that no rounding error is ever carried from one edit to the next, and the basis is factored anew
/// before its updates wear out (see ``Basis``).
///
/// ### Cost
/// Editing constants costs one pass over the numbers in the system when the same rows stay tight.
/// Each exchange of rows costs a few such passes. The first solution of n constraints takes O(n)
/// where they can be satisfied one after the other.
///
/// A solver is a value: copy it to try something out.
public struct Cassowary: Sendable {
  var matrix = SparseMatrix()
  var rows: [Row] = []
  var columns: [ColumnState] = []
  var levels = PriorityLevels()
  var basis = Basis()
  var pending = PendingWork()
  var freeRows: [Int] = []
  var freeColumns: [Int] = []
  /// Whether the basis is examined after each exchange; costly, for tests.
  package var checksEveryPivot = false
  /// Counts changes of the system: two copies of a solver with the same number, one made from the
  /// other, have the same constraints.
  package internal(set) var revision = 0
  /// How many columns were exchanged since the solver was made; for tests and benchmarks.
  package internal(set) var pivotCount = 0

  /// Makes a solver without variables or constraints.
  public init() { _ = levels.enter(.required) }

  /// The value of a variable in the last solution; zero before the first and for a variable that
  /// no constraint names.
  public subscript(variable: Variable) -> Double { columns[variable.index].value }

  /// Whether something changed since the last solution.
  public var needsSolving: Bool { pending.isAny }

  /// The number of constraints in the system.
  public var constraintCount: Int { rows.lazy.filter { $0.state == .live }.count }
}

// MARK: - Parts

extension Cassowary {
  /// One constraint, or the place of a former one.
  struct Row: Sendable {
    enum State { case live, dropped, free }

    var state = State.free
    var relation = Constraint.Relation.equal
    var bound = 0.0
    var priority = Priority.required
    /// What a slack costs, after everything else, for each unit on the side that meets the
    /// constraint.
    var attraction = 0.0
    var slot = 0
    var generation = 0
    /// The value of the slack: what the bound exceeds the sum by.
    var slack = 0.0
    /// 1 or -1: on which side of zero the slack counts as, when it is basic.
    var side = 1.0
    /// Below which a slack is rounding error.
    var tolerance = 0.0

    /// What a slack costs for each unit above zero, or below: 1 or nothing.
    func cost(towards side: Double) -> Double {
      if state != .live { return 0 }
      return switch relation {
      case .equal: 1
      case .lessThanOrEqual: side < 0 ? 1 : 0
      case .greaterThanOrEqual: side > 0 ? 1 : 0
      }
    }

    /// What a slack costs for each unit above zero, or below, where no constraint cares.
    func idleCost(towards side: Double) -> Double {
      state == .live && relation != .equal && cost(towards: side) == 0 ? attraction : 0
    }

    /// The rate at which cost grows with the slack, on the side where it is.
    var slope: Double { side * cost(towards: side) }
    /// How much the rate changes where the slack is zero.
    var corner: Double { cost(towards: 1) + cost(towards: -1) }
    /// Whether the last solution misses the constraint.
    var isViolated: Bool { abs(slack) > tolerance && cost(towards: slack) > 0 }
  }

  /// One variable, or the place of a former one.
  struct ColumnState: Sendable {
    var isLive = true
    var value = 0.0
    var side = 1.0
    /// What the variable costs, after everything else, for each unit away from zero.
    var weight = 1.0
    /// Whether being below zero is as wrong as missing a required constraint.
    var isNonNegative = false

    /// Whether the last solution has the variable where it must not be.
    var isViolated: Bool { isNonNegative && value < -1e-6 }
  }

  /// What changed since the last solution.
  struct PendingWork: Sendable {
    /// Rows that are no part of the basis.
    var newRows: [Int] = []
    /// Rows that were removed but still have a place in the basis.
    var droppedRows: [Int] = []
    /// Removed variables whose number cannot be given again yet.
    var droppedColumns: [Int] = []
    /// Whether bounds changed.
    var values = false
    /// Whether costs changed.
    var costs = false

    var isAny: Bool { values || costs || !newRows.isEmpty }
  }
}
