import QuartzCore

/// A wheel above the content of a scroll view: pulling the content down far enough starts it.
///
/// It sends ``UIControl/Event/valueChanged`` when the user has pulled; call ``endRefreshing()``
/// when the new content is there.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How high the control is, and how far the content must be pulled, in points.
  private enum Length {
    @MainActor static let height = RefreshIndicator.height
    static let pull: CGFloat = 95
  }

  private let indicator = RefreshIndicator()
  private var isArmed = true

  /// Makes a control at rest.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control at rest.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIRefreshControl.self)
  }

  /// Whether the wheel turns.
  open private(set) var isRefreshing = false

  /// A line below the wheel; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet { indicator.title = attributedTitle }
  }

  /// Starts the wheel as if the user had pulled, without an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollView?.refreshDidChange()
  }

  /// Stops the wheel and lets the content go back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isArmed = scrollView?.isDragging != true
    indicator.stopAnimating()
    scrollView?.refreshDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = storage.tintColor ?? .systemGray
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(indicator)
  }

  func attach(to view: UIScrollView) {
    view.insertSubview(self, at: 0)
    contentDidMove(in: view)
  }

  func detach() {
    removeFromSuperview()
    if indicator.superview !== self { addSubview(indicator) }
  }

  /// How high the content is kept down while the wheel turns.
  var heldHeight: CGFloat { isRefreshing ? Length.height : 0 }

  /// Follows the content; starts when it has been pulled far enough.
  func contentDidMove(in view: UIScrollView) {
    let top = view.adjustedContentInset.top
    let pulled = -view.contentOffset.y - top + view.scroll.heldTop
    if pulled <= 0 { isArmed = true }
    guard pulled > 0 || isRefreshing || !isHidden else { return }
    isHidden = pulled <= 0 && !isRefreshing
    let gap = max(0, pulled)
    frame = CGRect(
      x: 0, y: min(-gap, -(gap + Length.height) / 2), width: view.bounds.width,
      height: Length.height)
    placeIndicator(in: isHidden ? nil : view.follower?.refreshHost(of: view), gap: gap)
    guard !isRefreshing, isArmed else { return }
    indicator.share = (pulled - 20) / (Length.pull - 20)
    if view.isDragging, pulled >= Length.pull { start() }
  }

  /// Puts the indicator into the middle of the room that the content, pulled down, leaves: in the
  /// control, or in what stands in front of the scroll view there.
  private func placeIndicator(in host: RefreshHost?, gap: CGFloat) {
    let view = host?.view ?? self
    if indicator.superview !== view {
      if let host { view.insertSubview(indicator, belowSubview: host.front) }
      if host == nil { addSubview(indicator) }
    }
    let y = host.map { $0.top + min(0, (gap - Length.height) / 2) } ?? 0
    indicator.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: Length.height)
    indicator.alpha = isRefreshing ? (gap / 40).clamped(to: 0...1) : 1
  }

  private func start() {
    isArmed = false
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var canBecomeFocused: Bool { false }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    start()
    return true
  }
}
