import QuartzCore

/// The arrow and the words that lead back.
@MainActor
final class BackButton: UIControl {
  let label = UILabel()
  private let arrow = BackArrow()
  /// The color of the words; nil for the tint.
  private var titleColor: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    addSubview(arrow)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { fatalError("back buttons are not archived") }

  /// Looks as was set for all bar button items.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !BarItemProxies.all.isEmpty else { return }
    let item = UIBarButtonItem()
    if let color = item.tintColor(in: self) { tintColor = color }
    guard let attributes = item.titleAttributes(for: .normal, in: self) else { return }
    if let font = attributes[.font] as? UIFont { label.font = font }
    titleColor = attributes[.foregroundColor] as? UIColor
    label.textColor = titleColor ?? tintColor
    superview?.setNeedsLayout()
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.3 : 1 }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = titleColor ?? tintColor
  }

  /// The width with the words.
  var fullWidth: CGFloat { BackArrow.width + label.sizeThatFits(.zero.infinite).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(0, bounds.width - BackArrow.width)
    arrow.frame = CGRect(
      x: isMirrored ? room : 0, y: 0, width: BackArrow.width, height: bounds.height)
    label.frame = CGRect(
      x: isMirrored ? 0 : BackArrow.width, y: 0, width: room, height: bounds.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: 0).contains(point)
  }
}

extension CGSize {
  /// A size without limits.
  fileprivate var infinite: CGSize {
    CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  }
}

/// The arrow of a back button.
@MainActor
private final class BackArrow: UIView {
  /// The arrow's width with the gap to the words.
  static let width: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("arrows are not archived") }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func makeDrawing() -> [DrawItem] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (near, far, middle) = (CGFloat(1.5), CGFloat(10.5), bounds.midY)
    let (tip, ends) = isMirrored ? (bounds.width - near, bounds.width - far) : (near, far)
    let path = CGPath(elements: [
      .move(CGPoint(x: ends, y: middle - 9)), .line(CGPoint(x: tip, y: middle)),
      .line(CGPoint(x: ends, y: middle + 9)),
    ])
    return [
      .path(
        path, fill: nil, stroke: tintColor.cgColor,
        style: StrokeStyle(width: 2.6, cap: .round, join: .round))
    ]
  }
}
