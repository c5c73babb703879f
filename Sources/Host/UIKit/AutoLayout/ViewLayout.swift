/// What Auto Layout keeps of a view. Views that have nothing to do with constraints have none.
@MainActor
final class ViewLayout {
  /// Whether frame and mask place the view.
  var translatesMask = true
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints that other views hold and that speak of this view or its guides.
  var outerConstraints: [NSLayoutConstraint] = []
  /// The guides that were added.
  var guides: [UILayoutGuide] = []
  /// The guides that come with the view, by what they follow.
  var systemGuides: [UILayoutGuide.Source: UILayoutGuide] = [:]
  /// How the view holds on to its content's size.
  var hugging = ContentPriorities(value: .defaultLow)
  var compression = ContentPriorities(value: .defaultHigh)
  /// The view's variables among those of its enclosing engine.
  private(set) var box: LayoutVariables?
  /// The solver of what is inside, if the view is the root of one.
  private(set) var engine: LayoutEngine?
  /// Whether a constraint ties something inside to something outside, so that the view can be no
  /// root although its frame is given.
  var isCrossed = false

  /// Takes part in the system of the surroundings by variables.
  func join(_ box: LayoutVariables) { self.box = box }

  /// Leaves the system of the surroundings.
  func dropBox() {
    if let box { box.engine?.drop(box) }
    box = nil
  }

  /// The solver of what is inside, made if there is none.
  func madeEngine(of root: UIView) -> LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine(root: root)
    engine = made
    return made
  }

  /// Gives up the solver of what is inside, from where all moves to another one.
  func retireEngine() {
    engine?.retire()
    engine = nil
  }
}

/// Priorities along both axes.
struct ContentPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(value: UILayoutPriority) { (horizontal, vertical) = (value, value) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// What the constraint pass has to do at a view.
struct ConstraintFlags: OptionSet {
  let rawValue: UInt8

  /// `updateConstraints()` is to be called.
  static let needsUpdate = ConstraintFlags(rawValue: 1)
  /// Constraints that the view holds stand in no solver yet.
  static let needsPlacing = ConstraintFlags(rawValue: 2)
  /// There is something to do in a subview.
  static let below = ConstraintFlags(rawValue: 4)
}

extension UIView {
  /// What Auto Layout keeps of the view, made if it is not there.
  var madeLayout: ViewLayout {
    if let layout = storage.layout { return layout }
    let layout = ViewLayout()
    storage.layout = layout
    return layout
  }

  /// Whether nothing inside the view is tied to anything outside but through the view's size, which
  /// is given: the view's constraints have a solver of their own.
  var isLayoutRoot: Bool {
    guard let superview else { return true }
    if let layout = storage.layout, !layout.translatesMask || layout.isCrossed { return false }
    // Where constraints place the superview, its size may follow from this view's.
    return flexes == (false, false) || superview.isLayoutRoot
  }

  /// The view whose solver the constraints held here belong to.
  ///
  /// - Complexity: O(d) for depth d below that view.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let next = view.superview { view = next }
    return view
  }
}
