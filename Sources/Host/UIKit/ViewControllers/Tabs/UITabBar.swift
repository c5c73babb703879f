/// Hears which item the user chose. The member has a default that does nothing.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user chose an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar at the bottom of which one item is always selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of a tab bar.
  static let height: CGFloat = 49

  private let background = BottomBarBackground()
  private var tabs: [TabView] = []
  private var shown: [UITabBarItem] = []

  /// How far the background reaches below the bar.
  var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Called when the user chooses an item, instead of selecting it.
  var onChoose: ((UITabBarItem) -> Void)?

  /// Makes a tab bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a tab bar from an archive; it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    looksChanged()
  }

  /// Hears which item the user chose; nil by default.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items from left to right; nil by default.
  open var items: [UITabBarItem]? {
    get { shown.isEmpty ? nil : shown }
    set { replace(newValue ?? []) }
  }

  /// The item that is selected; nil by default.
  open weak var selectedItem: UITabBarItem? { didSet { looksChanged() } }

  /// The look over content.
  open var standardAppearance = UITabBarAppearance() { didSet { looksChanged() } }

  /// The look at the end of content in a tab bar controller; nil (the default) for
  /// ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { looksChanged() } }

  /// Whether content shows through; true by default.
  open var isTranslucent = true { didSet { looksChanged() } }

  /// The color behind the items; nil (the default) for the usual one.
  open var barTintColor: UIColor? { didSet { looksChanged() } }

  /// The color of items that are not selected; nil (the default) for gray.
  open var unselectedItemTintColor: UIColor? { didSet { update() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      let place = isMirrored ? tabs.count - 1 - index : index
      tab.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.height)
    }
  }

  /// The look over content: that of the item, if it has one.
  private var standard: UITabBarAppearance {
    selectedItem?.standardAppearance ?? standardAppearance
  }

  /// Shows a share of the look over content; the rest is that at the content's end.
  func cover(_ share: CGFloat) { background.cover(share) }

  private func looksChanged() {
    background.apply(
      standard, edge: selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance,
      tint: barTintColor, isTranslucent: isTranslucent)
    update()
  }

  private func replace(_ items: [UITabBarItem]) {
    for item in shown { item.leaveBar() }
    for tab in tabs { tab.removeFromSuperview() }
    shown = items
    tabs = items.map { item in
      item.enterBar { [weak self] in self?.looksChanged() }
      return TabView(of: item) { [weak self] in self?.choose(item) }
    }
    for tab in tabs { addSubview(tab) }
    update()
    setNeedsLayout()
  }

  private func update() {
    for tab in tabs {
      let isSelected = tab.item === selectedItem
      tab.configure(
        isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray,
        standard.stackedLayoutAppearance.stateAppearance(of: tab.item, isSelected: isSelected))
    }
  }

  private func choose(_ item: UITabBarItem) {
    if let onChoose { onChoose(item) } else { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }
}

/// Shows one item of a tab bar.
@MainActor
private final class TabView: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(of item: UITabBarItem, choose: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    label.textAlignment = .center
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 9
    for view in [picture, label, badge] { addSubview(view) }
    isAccessibilityElement = true
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("tabs are not archived") }

  /// Takes over what the item says.
  func configure(isSelected: Bool, color: UIColor, _ appearance: UITabBarItemStateAppearance) {
    picture.image = (isSelected ? item.selectedImage : nil) ?? item.image
    picture.tintColor = appearance.iconColor ?? color
    let own = item.titleAttributes(for: isSelected ? .selected : .normal, in: self) ?? [:]
    label.setText(
      item.title, .systemFont(ofSize: 10, weight: .medium), color,
      appearance.titleTextAttributes.merging(own) { $1 })
    badge.setText(item.badgeValue, .systemFont(ofSize: 13), .white, appearance.badgeTextAttributes)
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    picture.frame = CGRect(x: middle - 14, y: 5, width: 28, height: 26)
    label.frame = CGRect(x: 2, y: 33, width: max(0, bounds.width - 4), height: 13)
    let limit = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let width = max(18, badge.isHidden ? 0 : badge.sizeThatFits(limit).width + 10)
    badge.frame = CGRect(x: middle + 6, y: 2, width: width, height: 18)
  }
}

extension UILabel {
  /// Shows text in a font and a color, unless the attributes have others.
  fileprivate func setText(
    _ text: String?, _ font: UIFont, _ color: UIColor,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributedText = text.map {
      NSAttributedString(string: $0, attributes: usual.merging(attributes) { $1 })
    }
  }
}
