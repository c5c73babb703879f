import QuartzCore

/// The view in front of a window that holds the input views. It is as tall as the window and moves
/// up as far as they are high.
final class KeyboardHostView: UIView {
  private unowned let area: InputViewContainer
  private let backdrop = UIView()
  private let accessory = InputViewSlot()
  private let input = InputViewSlot()
  private weak var provider: UIResponder?

  /// What keyboards are drawn on.
  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }

  init(area: InputViewContainer) {
    self.area = area
    super.init(frame: CGRect(origin: .zero, size: area.window.bounds.size))
    autoresizesSubviews = false
    backdrop.backgroundColor = Self.background
    for view in [backdrop, input, accessory] { addSubview(view) }
    for slot in [input, accessory] { slot.onChange = { [weak self] in self?.slotDidChange() } }
  }

  required init?(coder: NSCoder) { nil }

  /// What the views do not handle goes to who has them shown.
  override var next: UIResponder? { provider ?? super.next }

  /// Whether the area is on its way.
  var isMoving: Bool { layer.animationKeys()?.isEmpty == false }

  // MARK: Content

  /// Shows input views in place of those that are there.
  func setInputViews(_ views: InputViews) {
    provider = views.provider
    // A view may move from one place to the other.
    if accessory.content !== views.accessory { accessory.content = nil }
    input.content = views.input
    accessory.content = views.accessory
    isHidden = false
    setNeedsLayout()
  }

  /// Lets go of the views, when they have left the screen.
  func clear() {
    (input.content, accessory.content, provider) = (nil, nil, nil)
    removeFromSuperview()
  }

  // MARK: Layout

  private var bottomInset: CGFloat { area.window.safeAreaInsets.bottom }

  /// The height of the views with the safe area below them, as far as there is room.
  var naturalHeight: CGFloat {
    let window = area.window
    let room = max(0, window.bounds.height - window.safeAreaInsets.top)
    let views = accessoryHeight + input.height(in: window.bounds.width)
    return views > 0 ? min(room, views + bottomInset) : 0
  }

  /// The height of the accessory view.
  var accessoryHeight: CGFloat { accessory.height(in: area.window.bounds.width) }

  /// Moves the area to where it covers a height of the window.
  func position(covering height: CGFloat) {
    let size = area.window.bounds.size
    if bounds.size != size { bounds.size = size }
    center = CGPoint(x: size.width / 2, y: size.height * 1.5 - height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let top = accessory.height(in: width)
    accessory.frame = CGRect(x: 0, y: 0, width: width, height: top)
    input.frame = CGRect(x: 0, y: top, width: width, height: input.height(in: width))
    backdrop.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
  }

  private func slotDidChange() {
    setNeedsLayout()
    area.contentDidChange()
  }

  // The safe area is below the views, never under them.
  package override func safeAreaInsets(forSubviewAt frame: CGRect) -> UIEdgeInsets { .zero }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (point.y >= accessoryHeight || hitsAccessory(point))
  }

  /// Whether a point is in the accessory view, which may be larger or smaller than its place.
  private func hitsAccessory(_ point: CGPoint) -> Bool {
    guard let view = accessory.content else { return false }
    return view.point(inside: convert(point, to: view), with: nil)
  }
}

/// The place of one view in the keyboard's area.
final class InputViewSlot: UIView {
  /// Called when the view's layout may have changed its height.
  var onChange: () -> Void = {}

  private var contentConstraints: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  /// The view that is shown.
  var content: UIView? {
    didSet { if content !== oldValue { replace(oldValue) } }
  }

  private func replace(_ old: UIView?) {
    NSLayoutConstraint.deactivate(contentConstraints)
    contentConstraints = []
    if old?.superview === self { old?.removeFromSuperview() }
    guard let content else { return }
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    let bottom = content.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = UILayoutPriority(1)
    contentConstraints = [
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor), bottom,
    ]
    NSLayoutConstraint.activate(contentConstraints)
  }

  /// How tall the view is in a width.
  func height(in width: CGFloat) -> CGFloat {
    guard let content, content.superview === self else { return 0 }
    let height = content.keyboardHeight(in: width)
    return height.isFinite ? max(0, height) : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.translatesAutoresizingMaskIntoConstraints {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height(in: bounds.width))
      if content.frame != frame { content.frame = frame }
    }
    onChange()
  }
}

extension UIView {
  /// The height of a view in the keyboard's area: its own where it sizes itself, else that of its
  /// frame, or what it would like where that is empty.
  fileprivate func keyboardHeight(in width: CGFloat) -> CGFloat {
    let natural = intrinsicContentSize.height
    if translatesAutoresizingMaskIntoConstraints {
      let sizesItself =
        autoresizingMask.contains(.flexibleHeight)
        || (self as? UIInputView)?.allowsSelfSizing == true
      if !sizesItself, bounds.height != 0 { return bounds.height }
      if natural >= 0 { return natural }
    }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitting.height, natural)
  }
}
