import ConstraintSolver

/// The variables of a view or guide in a solver: where its alignment rectangle stands in the
/// superview's (or owning view's) coordinates, and how large it is.
@MainActor
final class LayoutVariables {
  /// Constraints that hold a side or size at a number given from outside: by a frame or by insets.
  struct Fixture {
    let id: ConstraintID
    fileprivate(set) var value: CGFloat
  }

  /// The constraints to be no larger, and no smaller, than the content along an axis.
  struct IntrinsicSizeConstraints {
    let hugging: ConstraintID
    let compression: ConstraintID
    fileprivate(set) var length: CGFloat
  }

  /// What is known of the content's size.
  struct Content {
    /// By axis; nil along an axis without a natural size.
    fileprivate(set) var horizontal: IntrinsicSizeConstraints?
    fileprivate(set) var vertical: IntrinsicSizeConstraints?
    /// The width at which the content's lines break, as far as its height is known.
    fileprivate(set) var brokenAt: CGFloat?
  }

  /// By how much solutions for one width may differ, in points.
  private static let tolerance: CGFloat = 0.01

  /// The engine of the surroundings; nil for the variables of an engine's root in itself.
  private(set) weak var engine: LayoutEngine?
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?

  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  /// By left, top, width, height; empty if constraints place the item.
  private(set) var fixtures: [Fixture] = []
  /// The axes along which the last fixture is the distance from the superview's far edge in place
  /// of the width or height.
  private(set) var flexes = (horizontal: false, vertical: false)
  private(set) var content = Content()
  /// What is relied on beyond the fixtures, such as that margins end inside the view.
  private var ties: [ConstraintID] = []
  /// Whether the content's size must be asked for again.
  private(set) var isContentStale = false
  /// The frame in the last solution, on whole pixels.
  private(set) var frame: CGRect?

  init(of item: any LayoutItem, in engine: LayoutEngine?, _ equations: LayoutEquations) {
    left = equations.makeVariable()
    top = equations.makeVariable()
    width = equations.makeVariable(stayWeight: 4, isNonNegative: true)
    height = equations.makeVariable(stayWeight: 4, isNonNegative: true)
    self.engine = engine
    if let view = item as? UIView {
      self.view = view
    } else {
      guide = item as? UILayoutGuide
    }
  }

  var variables: [Variable] { [left, top, width, height] }

  // MARK: Fixtures and ties

  /// Holds sides, or their distances from those of others, at numbers.
  func hold(
    _ sides: [LinearExpression], at values: some Sequence<CGFloat>,
    _ priority: Priority = .required, in equations: LayoutEquations
  ) {
    for (side, value) in zip(sides, values) {
      let value = Self.usable(value)
      let equation = Constraint(side, .equal, Double(value), priority: priority)
      guard let id = equations.add(equation) else { continue }
      fixtures.append(Fixture(id: id, value: value))
    }
  }

  /// Holds sides at numbers as a frame gives them that flexes with the superview along some axes.
  func hold(
    _ sides: [LinearExpression], at values: [CGFloat],
    flexing flexes: (horizontal: Bool, vertical: Bool), in equations: LayoutEquations
  ) {
    self.flexes = flexes
    hold(sides, at: values, in: equations)
  }

  /// Moves the numbers that sides are held at.
  func moveFixtures(to values: [CGFloat], in equations: LayoutEquations) {
    for (index, given) in values.enumerated() {
      let value = Self.usable(given)
      if fixtures[index].value == value { continue }
      fixtures[index].value = value
      equations.setConstant(of: fixtures[index].id, to: Double(value))
    }
  }

  /// A number that solvers take: the largest constant for one beyond all screens, which views have
  /// that are as high as what is in them likes to be.
  private static func usable(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return 0 }
    if abs(value) <= 1e12 { return value }
    return value < 0 ? -NSLayoutConstraint.largestConstant : NSLayoutConstraint.largestConstant
  }

  /// Relies on what holds between these variables and others.
  func tie(_ constraints: [Constraint], in equations: LayoutEquations) {
    ties += constraints.compactMap { equations.add($0) }
  }

  /// Takes all constraints that the item made by itself out of the system.
  func release(from equations: LayoutEquations) {
    for fixture in fixtures { equations.remove(fixture.id) }
    for tie in ties { equations.remove(tie) }
    for sizes in [content.horizontal, content.vertical] {
      if let sizes { sizes.remove(from: equations) }
    }
    (fixtures, content.horizontal, content.vertical, ties) = ([], nil, nil, [])
  }

  /// Takes the variables, and all constraints on them, out of the system.
  func leave(_ equations: LayoutEquations) {
    release(from: equations)
    for variable in variables { equations.remove(variable) }
  }

  // MARK: Content

  /// Notes that the content's size must be asked for again.
  ///
  /// - Returns: Whether that is news, and matters as no frame gives the size.
  func noteContentChange() -> Bool {
    if isContentStale || !fixtures.isEmpty { return false }
    isContentStale = true
    return true
  }

  /// Reads a view's content size and makes constraints of it.
  func readContent(of view: UIView, in equations: LayoutEquations) {
    isContentStale = false
    content.brokenAt = nil
    view.breakLines(atWidth: nil)
    setContent(of: view, to: view.intrinsicContentSize, in: equations)
  }

  private func setContent(of view: UIView, to size: CGSize, in equations: LayoutEquations) {
    content.horizontal = sizes(
      content.horizontal, width, size.width, view, .horizontal, in: equations)
    content.vertical = sizes(content.vertical, height, size.height, view, .vertical, in: equations)
  }

  private func sizes(
    _ old: IntrinsicSizeConstraints?, _ variable: Variable, _ length: CGFloat, _ view: UIView,
    _ axis: NSLayoutConstraint.Axis, in equations: LayoutEquations
  ) -> IntrinsicSizeConstraints? {
    guard length >= 0, length.isFinite else {
      old?.remove(from: equations)
      return nil
    }
    guard
      var sizes = old ?? IntrinsicSizeConstraints(variable, around: length, in: equations)
    else { return nil }
    sizes.length = length
    for (id, priority) in [
      (sizes.hugging, view.contentHuggingPriority(for: axis)),
      (sizes.compression, view.contentCompressionResistancePriority(for: axis)),
    ] {
      equations.setConstant(of: id, to: Double(length))
      equations.setPriority(of: id, to: Priority(rawValue: priority.rawValue))
    }
    return sizes
  }

  /// Has the view's lines break at the width that was solved for, on whole pixels as its frame will
  /// be: text that has no room for what a pixel is cut to would break into more lines there. Reads
  /// the height that they take then.
  ///
  /// - Returns: Whether it is another one than before.
  func breakLines(in equations: LayoutEquations, _ scale: CGFloat) -> Bool {
    guard let sizes = content.vertical, let view else { return false }
    let insets = view.alignmentRectInsets
    let solution = solution(in: equations, scale).width - insets.left - insets.right
    // What is left of no width at all is no place to break lines at.
    let width = solution < Self.tolerance ? 0 : solution
    if let known = content.brokenAt, abs(known - width) < Self.tolerance { return false }
    guard view.breakLines(atWidth: width) else { return false }
    content.brokenAt = width
    let height = view.intrinsicContentSize.height
    if height == sizes.length { return false }
    var size = CGSize(width: UIView.noIntrinsicMetric, height: height)
    size.width = content.horizontal?.length ?? size.width
    setContent(of: view, to: size, in: equations)
    return true
  }

  /// Goes back to what was known of the content before the system was tried without it.
  func restore(_ old: Content) {
    let hasBroken = content.brokenAt != old.brokenAt
    content = old
    if hasBroken { view?.breakLines(atWidth: old.brokenAt) }
  }

  // MARK: Result

  /// Takes the frame that was solved for, its edges on whole pixels.
  ///
  /// - Returns: Whether it is another one than before.
  func takeFrame(from equations: LayoutEquations, _ scale: CGFloat) -> Bool {
    let solution = solution(in: equations, scale)
    if solution == frame { return false }
    frame = solution
    return true
  }

  /// The frame that was solved for. Halves of pixels go one way, whatever arithmetic adds to them
  /// on the way that led here.
  private func solution(in equations: LayoutEquations, _ scale: CGFloat) -> CGRect {
    let insets = view?.alignmentRectInsets ?? .zero
    func onPixels(_ value: CGFloat) -> CGFloat {
      ((value * scale * 1024).rounded() / 1024).rounded() / scale
    }
    let left = CGFloat(equations[left]), top = CGFloat(equations[top])
    let right = left + CGFloat(equations[width]), bottom = top + CGFloat(equations[height])
    let x = onPixels(left - insets.left), y = onPixels(top - insets.top)
    return CGRect(
      x: x, y: y, width: onPixels(right + insets.right) - x,
      height: onPixels(bottom + insets.bottom) - y)
  }
}

extension LayoutVariables.IntrinsicSizeConstraints {
  /// Adds the constraints on a variable; nil if no system takes them.
  @MainActor fileprivate init?(
    _ variable: Variable, around length: CGFloat, in equations: LayoutEquations
  ) {
    let length = Double(length)
    guard
      let hugging = equations.add(Constraint(variable, .lessThanOrEqual, length, priority: 250)),
      let compression = equations.add(
        Constraint(variable, .greaterThanOrEqual, length, priority: 750))
    else { return nil }
    self.init(hugging: hugging, compression: compression, length: 0)
  }

  @MainActor fileprivate func remove(from equations: LayoutEquations) {
    equations.remove(hugging)
    equations.remove(compression)
  }
}
