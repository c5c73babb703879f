import QuartzCore

/// What a refresh control shows: spokes that appear as content is pulled, then a turning wheel,
/// and a line of text below.
///
/// It stands in the control, or in a bar that makes room for it.
final class RefreshIndicator: UIView {
  /// The height of the indicator in points.
  static let height: CGFloat = 60

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let dial = RefreshIndicatorDial()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [spinner, dial, label] as [UIView] { addSubview(view) }
    spinner.bounds.size = spinner.intrinsicContentSize
    dial.bounds.size = spinner.intrinsicContentSize
  }

  required init?(coder: NSCoder) { nil }

  /// The line below the wheel.
  var title: NSAttributedString? {
    didSet {
      label.attributedText = title
      setNeedsLayout()
    }
  }

  /// The share of the spokes that show before the wheel turns, from 0 to 1.
  var share: CGFloat {
    get { dial.share }
    set { dial.share = newValue }
  }

  var color: UIColor = .systemGray {
    didSet { (spinner.color, dial.color) = (color, color) }
  }

  func startAnimating() {
    spinner.startAnimating()
    dial.alpha = 0
  }

  func stopAnimating() {
    spinner.stopAnimating()
    (dial.share, dial.alpha) = (0, 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: Self.height / 2 - (title == nil ? 0 : 8))
    spinner.center = middle
    dial.center = middle
    label.frame = CGRect(x: 0, y: middle.y + 14, width: bounds.width, height: 18)
  }
}

/// The spokes that appear one after the other while content is pulled.
final class RefreshIndicatorDial: UIView {
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

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  override func makeDrawing() -> [DrawItem] {
    ActivityIndicatorSpokes(radius: bounds.width / 2).items(
      color.cgColor(in: traitCollection)
    ) { index, count in min(1, max(0, share * CGFloat(count) - CGFloat(index))) }
  }
}
