import ConstraintSolver

/// The variables of a view or guide in a solver: where its alignment rectangle stands in the
/// superview's (or owning view's) coordinates, and how large it is.
@MainActor
final class LayoutVariables {
  /// Constraints that hold a side or size at a number given from outside: by a frame or by insets.
  struct Fixture {
    let id: ConstraintID
    var value: CGFloat
  }

  /// The constraints to be no larger, and no smaller, than the content along an axis.
  struct IntrinsicSizeConstraints {
    let hugging: ConstraintID
    let compression: ConstraintID
    var length: CGFloat
  }

  weak var engine: LayoutEngine?
  weak var view: UIView?
  weak var guide: UILayoutGuide?

  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  /// By left, top, width, height; empty if constraints place the item.
  var fixtures: [Fixture] = []
  /// The axes along which the last fixture is the distance from the superview's far edge in place
  /// of the width or height.
  var flexes = (horizontal: false, vertical: false)
  /// By axis; nil along an axis without a natural size.
  var intrinsicSizes: (horizontal: IntrinsicSizeConstraints?, vertical: IntrinsicSizeConstraints?)
  /// What is relied on beyond the fixtures, such as that margins end inside the view.
  var ties: [ConstraintID] = []
  /// Whether the content's size must be asked for again.
  var isContentStale = false
  /// The width at which the content's lines break, as far as its height is known.
  var brokenAt: CGFloat?
  /// The frame in the last solution, on whole pixels.
  var frame: CGRect?

  init(_ solver: inout Cassowary) {
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable(stayWeight: 4, isNonNegative: true)
    height = solver.makeVariable(stayWeight: 4, isNonNegative: true)
  }

  var variables: [Variable] { [left, top, width, height] }

  /// All constraints that the box itself made.
  var ownConstraints: [ConstraintID] {
    let intrinsicSizes = [self.intrinsicSizes.horizontal, self.intrinsicSizes.vertical].compactMap {
      $0
    }
    return fixtures.map(\.id) + ties + intrinsicSizes.flatMap { [$0.hugging, $0.compression] }
  }
}
