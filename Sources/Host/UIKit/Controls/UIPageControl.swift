import QuartzCore

/// A row of dots, one for each page, the present one darker.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 10
  private static let height: CGFloat = 26
  private static let mostDots = 200

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UIPageControl.self)
  }

  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  private var storedPage = 0

  /// The present page, counted from 0 and kept within the pages.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsDisplay()
    }
  }

  /// Whether nothing is shown for a single page; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// The color of the other dots; nil, the default, means gray.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the present dot; nil, the default, means that of text.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The size that shows a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let width = count * Self.dot + max(0, count - 1) * Self.gap
    return CGSize(width: width + 2 * Self.gap, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  package override func makeDrawing() -> [DrawItem] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    let other = (pageIndicatorTintColor ?? .tertiaryLabel).cgColor(in: traitCollection)
    let present = (currentPageIndicatorTintColor ?? .label).cgColor(in: traitCollection)
    let pages = shownPages
    let width = size(forNumberOfPages: pages.count).width - 2 * Self.gap
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return pages.map { page in
      let place = CGFloat(isMirrored ? pages.upperBound - 1 - page : page - pages.lowerBound)
      let rect = CGRect(
        x: bounds.midX - width / 2 + place * (Self.dot + Self.gap),
        y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      return .fill(
        rect, radii: CornerRadii(Self.dot / 2), color: page == currentPage ? present : other)
    }
  }

  /// The pages that have dots: of more than any window has room for, the ones around the present
  /// one that this control has room for.
  private var shownPages: Range<Int> {
    guard numberOfPages > Self.mostDots else { return 0..<numberOfPages }
    let room = min(bounds.width, CGFloat(Self.mostDots) * (Self.dot + Self.gap))
    let count = max(1, Int(room / (Self.dot + Self.gap)))
    let first = min(max(currentPage - count / 2, 0), numberOfPages - count)
    return first..<first + count
  }

  /// A tap beside the middle turns to the next or the previous page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let goesOn = (touch.location(in: self).x >= bounds.midX) != isMirrored
    turn(by: goesOn ? 1 : -1)
  }

  private func turn(by pages: Int) {
    guard isEnabled else { return }
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { turn(by: 1) }

  open override func accessibilityDecrement() { turn(by: -1) }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(currentPage + 1) / \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  package override var takesTaps: Bool { true }

  package override var standardTraits: UIAccessibilityTraits { .adjustable }

  package override func pressed(_ event: UIEvent?) {}
}
