import QuartzCore

/// Asked before items come and go, and told afterwards. All members have defaults that agree.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether `item` may be pushed; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after `item` was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether `item` may be popped; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after `item` was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar at the top with a title, a way back and buttons: a stack of items of which the last shows.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  var parts = NavigationBarParts()

  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Makes a bar from an archive; it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  /// Asked before items come and go; nil by default.
  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { parts.items.isEmpty ? nil : parts.items }
    set { setItems(newValue, animated: false) }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { parts.items.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { parts.items.dropLast().last }

  /// Replaces the items, moving if `animated`.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items ?? [], animated: animated)
  }

  /// Shows another item, moving if `animated`.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Goes back to the item before, moving if `animated`. Returns the item that went.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  // MARK: Looks

  /// Whether titles are shown large where the items want it; false by default.
  open var prefersLargeTitles = false { didSet { looksChanged() } }

  /// Whether content shows through; true by default.
  open var isTranslucent = true { didSet { looksChanged() } }

  /// Light on dark or as the surroundings; the latter by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// The color behind the items; nil (the default) for that of the appearance.
  open var barTintColor: UIColor? { didSet { looksChanged() } }

  /// How titles look; nil (the default) for that of the appearance.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }

  /// How large titles look; nil (the default) for that of the appearance.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }

  /// A picture in place of the line at the bottom; an empty one hides the line. Nil by default.
  open var shadowImage: UIImage? { didSet { looksChanged() } }

  /// Sets a picture behind the items for some metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    parts.backgroundImages[barMetrics] = backgroundImage
    looksChanged()
  }

  /// The picture behind the items for some metrics; nil by default.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    parts.backgroundImages[barMetrics]
  }

  /// The look over content.
  open var standardAppearance: UINavigationBarAppearance {
    get { parts.standardAppearance }
    set {
      parts.standardAppearance = newValue
      looksChanged()
    }
  }

  /// The look over the upper edge of content; nil (the default) for ``standardAppearance`` without
  /// a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { looksChanged() } }

  // MARK: View

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
}
