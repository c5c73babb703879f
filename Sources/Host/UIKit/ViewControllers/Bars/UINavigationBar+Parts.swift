import QuartzCore

/// The values and views of a navigation bar.
@MainActor
struct NavigationBarParts {
  var items: [UINavigationItem] = []
  var standardAppearance = UINavigationBarAppearance()
  var backgroundImages: [UIBarMetrics: UIImage] = [:]

  let background = BarBackgroundView(isBottomBar: false)
  let edgeBackground = BarBackgroundView(isBottomBar: false)
  let largeTitles = LargeTitleView()
  var palette = SearchPalette()
  var itemView: NavigationItemView?
  /// Both item views while one takes the other's place.
  var change: NavigationBarChange?

  /// How far the background reaches above the bar.
  var overhang: CGFloat = 0
  /// How much of the standard background shows; the rest is that over the upper edge of content.
  var coverage: CGFloat = 0
  /// The heights of the bar's parts at present.
  var heights = BarHeights()
  /// Called when the back button is pressed, instead of popping.
  var onBack: (() -> Void)?
  /// Called when the bar's height may have changed.
  var onResize: (() -> Void)?
}

extension UINavigationBar {
  /// The height of the row of items.
  static let rowHeight: CGFloat = 44
  /// The height of the room for a large title.
  static let largeRoom: CGFloat = 52

  func setUpBar() {
    addSubview(parts.edgeBackground)
    addSubview(parts.background)
    addSubview(parts.largeTitles)
    addSubview(parts.palette)
    looksChanged()
  }

  /// The height of the bar with what is seen of a large title and a search bar.
  var barHeight: CGFloat { parts.heights.whole }

  /// Whether the top item's title is large when content is at its top.
  var showsLargeTitle: Bool { showsLargeTitle(at: parts.items) }

  /// Whether the last of some items has a large title in this bar.
  func showsLargeTitle(at items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, !items.isEmpty else { return false }
    let deciding = items.last { $0.largeTitleDisplayMode != .automatic }
    return deciding?.largeTitleDisplayMode != .never
  }

  var titleAttributes: TitleAttributes {
    let appearance = topItem?.standardAppearance ?? standardAppearance
    return TitleAttributes(
      normal: appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 },
      large: appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 },
      offset: appearance.titlePositionAdjustment)
  }

  // MARK: Looks

  func looksChanged() {
    showBackgrounds()
    showTopItem()
    parts.onResize?()
  }

  private func showBackgrounds() {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    parts.background.apply(withLegacy(standard), tint: barTintColor, isTranslucent: isTranslucent)
    if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      parts.edgeBackground.apply(edge)
    } else {
      let clear = UINavigationBarAppearance()
      clear.configureWithTransparentBackground()
      parts.edgeBackground.apply(isTranslucent ? clear : standard, isTranslucent: isTranslucent)
    }
    showCoverage()
  }

  /// A look with the pictures that were set on the bar itself.
  private func withLegacy(_ appearance: UINavigationBarAppearance) -> UIBarAppearance {
    guard let look = appearance.copy() as? UINavigationBarAppearance else { return appearance }
    if let image = backgroundImage(for: .default) { look.backgroundImage = image }
    if let shadowImage, shadowImage.size.width * shadowImage.size.height <= 1 {
      look.shadowColor = nil
    }
    return look
  }

  func showCoverage() {
    parts.background.alpha = parts.coverage
    parts.edgeBackground.alpha = 1 - parts.coverage
  }

  // MARK: Layout

  /// The margins of everything in the bar at the sides, with what the safe area takes of them.
  var contentMargins: UIEdgeInsets {
    let (margins, safe) = (layoutMargins, safeAreaInsets)
    return UIEdgeInsets(
      top: 0, left: max(safe.left + 16, margins.left), bottom: 0,
      right: max(safe.right + 16, margins.right))
  }

  func layoutBar() {
    let top = -parts.overhang
    let area = CGRect(
      x: 0, y: top, width: bounds.width, height: bounds.height - top)
    (parts.background.frame, parts.edgeBackground.frame) = (area, area)
    let heights = parts.heights
    let row = CGRect(
      x: 0, y: heights.row - Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    if let change = parts.change {
      change.layOut(in: row)
    } else {
      parts.itemView?.frame = row
    }
    parts.largeTitles.frame = CGRect(
      x: 0, y: heights.row, width: bounds.width,
      height: max(0, bounds.height - heights.row - heights.search))
    parts.largeTitles.margins = contentMargins
    parts.palette.margins = contentMargins
    parts.itemView?.setNeedsLayout()
    parts.palette.frame = CGRect(
      x: 0, y: bounds.height - heights.search, width: bounds.width, height: heights.search)
  }
}

/// The room below the row of items, with a large title that is cut off as the room gets less.
@MainActor
final class LargeTitleView: UIView {
  let label = UILabel()
  fileprivate var margins = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("large titles are not archived") }

  /// A view in the same place that shows another title.
  func twin(showing title: NSAttributedString) -> LargeTitleView {
    let twin = LargeTitleView(frame: frame)
    twin.margins = margins
    twin.label.attributedText = title
    return twin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = 41
    label.frame = CGRect(
      x: margins.left, y: bounds.height - height - 8,
      width: max(0, bounds.width - margins.left - margins.right), height: height)
  }
}
