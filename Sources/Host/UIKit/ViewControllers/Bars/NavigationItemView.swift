/// Shows one navigation item: back button, left items, title, right items.
@MainActor
final class NavigationItemView: UIView {
  let item: UINavigationItem
  let back: BackButton?
  let titleLabel = UILabel()
  private let fullBackTitle: String?
  private let leftItems: [UIBarButtonItem]
  private let rightItems: [UIBarButtonItem]
  private let titleView: UIView?
  /// How far the title is moved from its place.
  private let titleOffset: UIOffset
  private let gap: CGFloat = 8
  private let itemGap: CGFloat = 16

  /// Makes the view, which is empty until ``takeContent()``. `backItem` is what the back button
  /// leads to.
  init(_ item: UINavigationItem, backItem: UINavigationItem?, _ attributes: TitleAttributes) {
    self.item = item
    fullBackTitle = backItem?.backTitle
    back = backItem != nil && item.allowsBackButton ? BackButton() : nil
    leftItems = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
    rightItems = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
    titleView = item.titleView
    titleOffset = item.titleView == nil ? attributes.offset : .zero
    super.init(frame: .zero)
    back?.accessibilityLabel = fullBackTitle ?? "Back"
    titleLabel.attributedText = attributes.title(item.title ?? "")
    titleLabel.textAlignment = .center
    titleLabel.lineBreakMode = .byTruncatingTail
    titleLabel.accessibilityTraits = .header
  }

  /// Shows title, items and back button. Called in the bar: views of the app that another view of
  /// the bar shows come from there without leaving the window, and keep the keys.
  func takeContent() {
    addSubview(titleView ?? titleLabel)
    for item in leftItems + rightItems where !item.isSpace {
      item.updateView()
      addSubview(item.view)
    }
    if let back { addSubview(back) }
  }

  required init?(coder: NSCoder) { fatalError("item views are not archived") }

  /// Whether the title can be seen in this row; a large title below may take its place.
  var showsTitle: Bool {
    get { titleLabel.alpha > 0 }
    set { titleLabel.alpha = newValue ? 1 : 0 }
  }

  /// The view in the middle.
  var titleHolder: UIView { titleView ?? titleLabel }

  /// The distances of items from the sides: those of everything else in the bar.
  private var margins: UIEdgeInsets {
    let bar = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UINavigationBar }.first
    return bar?.contentMargins
      ?? UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + itemGap, bottom: 0,
        right: safeAreaInsets.right + itemGap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Everything is placed from left to right, and turned round at the end.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = isMirrored ? self.margins.mirrored : self.margins
    var left = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
    let right = layOutItems(rightItems, inward: -1, from: bounds.width - margins.right)
    let titleWidth = wantedTitleSize.width
    if back != nil { left = placeBack(from: left + gap, titleWidth, limit: right) }
    let start = back == nil ? margins.left : left + itemGap
    left = layOutItems(leftItems, inward: 1, from: leftItems.isEmpty ? left : start)
    placeTitle(between: left + gap, and: right - gap)
    if isMirrored { mirror() }
    if titleOffset != .zero {
      titleLabel.center.x += titleOffset.horizontal
      titleLabel.center.y += titleOffset.vertical
    }
  }

  /// Places items one after the other and returns where they end.
  private func layOutItems(
    _ items: [UIBarButtonItem], inward direction: CGFloat, from start: CGFloat
  ) -> CGFloat {
    var edge = start
    for item in items {
      let size = item.size(inBarOf: bounds.height)
      if !item.isSpace {
        let x = direction > 0 ? edge : edge - size.width
        item.view.frame = CGRect(
          x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      edge += direction * (size.width + (item.isSpace ? 0 : itemGap))
    }
    return items.isEmpty ? edge : edge - direction * (itemGap - gap)
  }

  /// Places the back button with as many words as leave the title its room.
  private func placeBack(from start: CGFloat, _ title: CGFloat, limit: CGFloat) -> CGFloat {
    guard let back else { return start }
    let room = max(0, (bounds.width - min(title, bounds.width / 2)) / 2 - start - gap)
    back.label.text = fullBackTitle
    if back.fullWidth > room, fullBackTitle != nil { back.label.text = "Back" }
    if back.fullWidth > room { back.label.text = nil }
    back.frame = CGRect(x: start, y: 0, width: back.fullWidth, height: bounds.height)
    return back.frame.maxX
  }

  private var wantedTitleSize: CGSize {
    guard let titleView else {
      return titleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height))
    }
    let own = titleView.bounds.size
    return own == .zero ? titleView.sizeThatFits(bounds.size) : own
  }

  /// Centers the title, or moves it where items leave room.
  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    let wanted = wantedTitleSize
    let width = min(wanted.width, max(0, right - left))
    let height = min(wanted.height, bounds.height)
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, left), max(left, right - width))
    titleHolder.frame = CGRect(
      x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  private func mirror() {
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}

extension UIEdgeInsets {
  /// The insets with left and right exchanged.
  fileprivate var mirrored: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

/// How a bar's titles look.
@MainActor
struct TitleAttributes {
  var normal: [NSAttributedString.Key: Any] = [:]
  var large: [NSAttributedString.Key: Any] = [:]
  /// How far the normal title is moved from its place.
  var offset = UIOffset.zero

  func title(_ text: String) -> NSAttributedString {
    attributed(text, .systemFont(ofSize: 17, weight: .semibold), normal)
  }

  func largeTitle(_ text: String) -> NSAttributedString {
    attributed(text, .systemFont(ofSize: 34, weight: .bold), large)
  }

  private func attributed(
    _ text: String, _ font: UIFont, _ extra: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let usual: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    return NSAttributedString(string: text, attributes: usual.merging(extra) { $1 })
  }
}
