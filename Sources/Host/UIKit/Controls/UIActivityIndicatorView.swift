import QuartzCore

/// A wheel of spokes that turns while something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, with white spokes.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    case whiteLarge = 0
    /// 20 points, with white spokes.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    case white = 1
    /// 20 points.
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    case gray = 2
  }

  private let wheel = CALayer()
  private static let turning = "turning"

  /// Makes a wheel of a size that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    color = style.color
    setUp()
  }

  /// Makes a medium wheel that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a medium wheel from a nib.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
    decodeNib(coder, as: UIActivityIndicatorView.self)
  }

  /// How large the wheel is; medium by default.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      if style.color != oldValue.color { color = style.color }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the view is hidden while the wheel stands still; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes; gray by default.
  open var color: UIColor! = .systemGray {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Starts to turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    if wheel.animation(forKey: Self.turning) == nil { turn() }
  }

  /// Stops turning.
  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: Self.turning)
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { turn() }
  }

  open override func display(_ layer: CALayer) {
    super.display(layer)
    wheel.bounds = CGRect(origin: .zero, size: style.size)
    let color = (color ?? .systemGray).cgColor(in: traitCollection)
    wheel.drawing = ActivityIndicatorSpokes(radius: style.size.width / 2).items(color) {
      index, count in
      0.2 + 0.8 * CGFloat(index + 1) / CGFloat(count)
    }
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isHidden = hidesWhenStopped
    wheel.actions = ["position": NSNull(), "bounds": NSNull()]
    layer.addSublayer(wheel)
    setNeedsDisplay()
  }

  private func turn() {
    guard window != nil else { return wheel.removeAnimation(forKey: Self.turning) }
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<ActivityIndicatorSpokes.count).map {
      2 * CGFloat.pi * CGFloat($0) / CGFloat(ActivityIndicatorSpokes.count)
    }
    animation.calculationMode = .discrete
    animation.duration = 1
    animation.repeatCount = .infinity
    wheel.add(animation, forKey: Self.turning)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}

extension UIActivityIndicatorView.Style {
  var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  /// The color of the spokes that the style brings.
  var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray: .systemGray
    }
  }
}
