extension UIStackView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; hugging and compression decide who stretches or shrinks.
    case fill = 0
    /// They fill it in equal shares.
    case fillEqually = 1
    /// They fill it in proportion to their content's sizes.
    case fillProportionally = 2
    /// They keep their sizes and leave equal gaps, of at least the spacing.
    case equalSpacing = 3
    /// Their middles stand at equal distances, with gaps of at least the spacing.
    case equalCentering = 4
  }

  /// How views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// They stand at the leading edge of a column, or at the top of a row.
    case leading = 1
    /// Their first baselines line up in a row.
    case firstBaseline = 2
    /// They stand in the middle.
    case center = 3
    /// They stand at the trailing edge of a column, or at the bottom of a row.
    case trailing = 4
    /// Their last baselines line up in a row.
    case lastBaseline = 5

    /// They stand at the top of a row.
    public static var top: Alignment { .leading }
    /// They stand at the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's ``spacing`` after a view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing.
  public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// What a stack arranges, and how.
  struct Arrangement {
    var views: [UIView] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    var isBaselineRelative = false
    var isMarginsRelative = false
    /// The constraints that the stack made.
    var constraints: [NSLayoutConstraint] = []
    var isStale = true

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }
  }

  func change<Value: Equatable>(_ path: WritableKeyPath<Arrangement, Value>, to value: Value) {
    if arrangement[keyPath: path] == value { return }
    arrangement[keyPath: path] = value
    setNeedsArranging()
  }

  // MARK: Views

  func arrange(_ view: UIView, at index: Int) {
    precondition(
      (0...arrangement.views.count).contains(index),
      "index out of bounds for arranged subview: index = \(index) "
        + "expected to be less than or equal to \(arrangement.views.count)")
    let old = arrangement.views.firstIndex { $0 === view }
    if let old { arrangement.views.remove(at: old) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangement.views.insert(view, at: min(index, arrangement.views.count))
    setNeedsArranging()
  }

  func withdraw(_ view: UIView) {
    guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
    arrangement.views.remove(at: index)
    arrangement.customSpacing[ObjectIdentifier(view)] = nil
    clear()
    setNeedsArranging()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangement.contains(view) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    arrangement.customSpacing[ObjectIdentifier(view)] = isDefault ? nil : spacing
    setNeedsArranging()
  }

  func baselineView(isFirst: Bool) -> UIView {
    let visible = arrangement.views.filter { !$0.isHidden }
    guard let edge = isFirst ? visible.first : visible.last else { return self }
    let tallest = visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    let chosen = arrangement.axis == .vertical ? edge : tallest ?? edge
    return isFirst ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }
}
