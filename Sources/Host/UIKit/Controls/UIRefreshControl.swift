import QuartzCore

/// A wheel above the content of a scroll view: pulling the content down far enough starts it.
///
/// It sends ``UIControl/Event/valueChanged`` when the user has pulled; call ``endRefreshing()``
/// when the new content is there.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How high the control is, and how far the content must be pulled, in points.
  private enum Length {
    static let height: CGFloat = 60
    static let pull: CGFloat = 95
  }

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let dial = RefreshDial()
  private let label = UILabel()
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

  /// Makes a control at rest from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the wheel turns.
  open private(set) var isRefreshing = false

  /// A line below the wheel; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Starts the wheel as if the user had pulled, without an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    dial.alpha = 0
    scrollView?.refreshDidChange()
  }

  /// Stops the wheel and lets the content go back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isArmed = scrollView?.isDragging != true
    spinner.stopAnimating()
    dial.share = 0
    dial.alpha = 1
    scrollView?.refreshDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = storage.tintColor ?? .systemGray
    dial.color = storage.tintColor ?? .systemGray
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: Length.height / 2 - (attributedTitle == nil ? 0 : 8))
    spinner.center = middle
    dial.center = middle
    label.frame = CGRect(x: 0, y: middle.y + 14, width: bounds.width, height: 18)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  private func setUp() {
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [spinner, dial, label] as [UIView] { addSubview(view) }
    spinner.bounds.size = spinner.intrinsicContentSize
    dial.bounds.size = spinner.intrinsicContentSize
  }

  /// How high the content is kept down while the wheel turns.
  var heldHeight: CGFloat { isRefreshing ? Length.height : 0 }

  /// Follows the content; starts when it has been pulled far enough.
  func contentDidMove(in view: UIScrollView) {
    let top = view.adjustedContentInset.top
    let pulled = -view.contentOffset.y - top + view.scroll.heldTop
    if pulled <= 0 { isArmed = true }
    guard pulled > 0 || isRefreshing || !isHidden else { return }
    frame = CGRect(
      x: 0, y: -max(pulled, Length.height), width: view.bounds.width,
      height: Length.height)
    isHidden = pulled <= 0 && !isRefreshing
    guard !isRefreshing, isArmed else { return }
    dial.share = (pulled - 20) / (Length.pull - 20)
    if view.isDragging, pulled >= Length.pull { start() }
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

/// The spokes that appear one after the other while content is pulled.
final class RefreshDial: UIView {
  /// How many of the spokes are seen, from 0 to 1.
  var share: CGFloat = 0 {
    didSet {
      share = share.clamped(to: 0...1)
      if share != oldValue { setNeedsDisplay() }
    }
  }

  var color: UIColor = .systemGray { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeDrawing() -> [DrawItem] {
    SpinnerSpokes(radius: bounds.width / 2).items(
      color.cgColor(in: traitCollection)
    ) { index, count in min(1, max(0, share * CGFloat(count) - CGFloat(index))) }
  }
}
