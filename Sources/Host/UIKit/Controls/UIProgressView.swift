import QuartzCore

/// A bar that fills while something goes on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// What the bar looks like.
  public enum Style: Int, Sendable {
    /// 4 points high.
    case `default`
    /// 2.5 points high, for bars.
    case bar
  }

  private let filling = UIView()
  private var storedProgress: Float = 0

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: thickness)
  }

  /// Makes a bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIProgressView.self)
  }

  /// What the bar looks like; 4 points high by default.
  open var progressViewStyle: Style = .default {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// How full the bar is, from 0 to 1; 0 by default.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Fills the bar up to `progress`.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) { self.fill() }
  }

  /// The color of the full part; nil, the default, takes the tint.
  open var progressTintColor: UIColor? { didSet { recolor() } }

  /// The color of the rest; nil, the default, means gray.
  open var trackTintColor: UIColor? { didSet { recolor() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fill()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    recolor()
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(filling)
    recolor()
  }

  private func recolor() {
    backgroundColor = trackTintColor ?? .systemFill
    filling.backgroundColor = progressTintColor ?? tintColor
  }

  private func fill() {
    layer.cornerRadius = bounds.height / 2
    filling.layer.cornerRadius = bounds.height / 2
    let width = bounds.width * CGFloat(progress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filling.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }
}
