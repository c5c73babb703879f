/// A view that lines other views up in a row or column.
///
/// Views are placed by constraints that the stack makes anew when something about it changes,
/// before the next layout. Hidden views take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
  var arrangement = Arrangement()

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack from a nib.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decodeNib(coder, as: UIStackView.self)
  }

  // MARK: Arranged views

  /// The views, in their order along the axis. They are subviews too.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Appends a view, and adds it as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangement.views.count)
  }

  /// Takes a view out of the row. It stays a subview: hide or remove it, or place it otherwise.
  open func removeArrangedSubview(_ view: UIView) { withdraw(view) }

  /// Inserts a view, or moves it if it is arranged already.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  // MARK: Arranging

  /// The direction in which views follow each other; horizontal by default.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { change(\.axis, to: newValue) }
  }

  /// How views share the room along the axis; ``Distribution/fill`` by default.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { change(\.distribution, to: newValue) }
  }

  /// How views stand across the axis; ``Alignment/fill`` by default.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { change(\.alignment, to: newValue) }
  }

  /// The room between views; the least room for distributions by equal spacing or centring.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { change(\.spacing, to: newValue) }
  }

  /// Sets the room after a view; ``spacingUseDefault`` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// The room that was set after a view; ``spacingUseDefault`` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether vertical spacing is from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelative }
    set { change(\.isBaselineRelative, to: newValue) }
  }

  /// Whether views keep to the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isMarginsRelative }
    set { change(\.isMarginsRelative, to: newValue) }
  }

  // MARK: View

  /// Stacks are nothing without constraints: true.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints that place the views.
  open override func updateConstraints() {
    rebuildIfNeeded()
    super.updateConstraints()
  }

  /// Takes a subview that leaves out of the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    withdraw(subview)
  }

  /// In a row the view that reaches highest, in a column the first.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

  /// In a row the view that reaches lowest, in a column the last.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  package override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    if arrangement.contains(subview) { visibilityDidChange() }
  }
}
