/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height of a toolbar.
  static let height: CGFloat = 44

  private let background = BottomBarBackground()
  private var shown: [UIBarButtonItem] = []
  /// The views in the bar that are those of items.
  private var itemViews: [UIView] = []

  /// How far the background reaches below the bar.
  var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Makes a toolbar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    looksChanged()
  }

  /// Makes a toolbar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    looksChanged()
    decodeNib(coder, as: UIToolbar.self)
  }

  /// The items from left to right; nil by default. Without flexible spaces they stand at the left.
  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, fading if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, isOnScreen else { return replace(items ?? []) }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.replace(items ?? [])
      self.layoutIfNeeded()
    }
  }

  /// Whether content shows through; true by default.
  open var isTranslucent = true { didSet { looksChanged() } }

  /// The color behind the items; nil (the default) for that of the appearance.
  open var barTintColor: UIColor? { didSet { looksChanged() } }

  /// Light on dark or as the surroundings; the latter by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// The look over content.
  open var standardAppearance = UIToolbarAppearance() { didSet { looksChanged() } }

  /// The look at the end of content in a navigation controller; nil (the default) for
  /// ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { looksChanged() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    placeItems()
  }

  /// Shows a share of the look over content; the rest is that at the content's end.
  func cover(_ share: CGFloat) { background.cover(share) }

  private func looksChanged() {
    background.apply(
      standardAppearance, edge: scrollEdgeAppearance, tint: barTintColor,
      isTranslucent: isTranslucent)
  }

  private func replace(_ items: [UIBarButtonItem]) {
    for item in shown { item.leaveBar() }
    shown = items
    for item in items {
      item.enterBar { [weak self, unowned item] in self?.itemDidChange(item) }
    }
    showViews()
  }

  private func itemDidChange(_ item: UIBarButtonItem) {
    item.updateView()
    if !item.isSpace, item.view.superview !== self { showViews() }
    setNeedsLayout()
  }

  private func showViews() {
    let items = shown.filter { !$0.isSpace }
    // Views that stay keep the keys, which they would lose on the way out.
    let staying = Set(items.map { ObjectIdentifier($0.view) })
    for view in itemViews where view.superview === self {
      if !staying.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    }
    itemViews = items.map(\.view)
    for item in items {
      item.updateView()
      addSubview(item.view)
    }
    setNeedsLayout()
  }

  private func placeItems() {
    let items = shown.filter { !$0.isHidden }
    for item in shown { item.view.isHidden = item.isHidden }
    let (margin, gap) = (CGFloat(16), CGFloat(8))
    let row = min(bounds.height, Self.height)
    let sizes = items.map { $0.size(inBarOf: row) }
    let spaces = items.count { $0.systemItem == .flexibleSpace }
    let used = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, items.count - 1))
    let room = bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right - used
    let flexible = spaces > 0 ? max(0, room / CGFloat(spaces)) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = margin + (isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    for (item, size) in zip(items, sizes) {
      let width = size.width + (item.systemItem == .flexibleSpace ? flexible : 0)
      if !item.isSpace {
        item.view.frame = CGRect(
          x: isMirrored ? bounds.width - x - width : x, y: (row - size.height) / 2, width: width,
          height: size.height)
      }
      x += width + gap
    }
  }
}
