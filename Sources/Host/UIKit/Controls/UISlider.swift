import QuartzCore

/// A knob on a track that chooses a number from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let height: CGFloat = 31
  private static let thickness: CGFloat = 4

  private let track = UIView()
  private let filling = UIView()
  private let knob = ThumbView()
  private let fade = DisabledFade()
  private var minimumView: UIImageView?
  private var maximumView: UIImageView?
  private var storedValue: Float = 0
  private var grip: CGFloat = 0

  /// Makes a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UISlider.self)
  }

  // MARK: Value

  /// The number chosen, kept within the range; 0 by default.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The smallest number; 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
      setNeedsLayout()
    }
  }

  /// The largest number; 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
      setNeedsLayout()
    }
  }

  /// Whether events are sent while the knob moves; true by default. False sends one at the end.
  open var isContinuous = true

  /// Chooses a number without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    let old = storedValue
    storedValue = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    guard storedValue != old else { return }
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.25) { self.layOut() }
  }

  // MARK: Looks

  /// A picture at the start of the track; nil by default.
  open var minimumValueImage: UIImage? {
    didSet { minimumView = replaceImage(minimumValueImage, in: minimumView) }
  }

  /// A picture at the end of the track; nil by default.
  open var maximumValueImage: UIImage? {
    didSet { maximumView = replaceImage(maximumValueImage, in: maximumView) }
  }

  /// The color of the track up to the knob; nil, the default, takes the tint.
  open var minimumTrackTintColor: UIColor? { didSet { recolor() } }

  /// The color of the track beyond the knob; nil, the default, means gray.
  open var maximumTrackTintColor: UIColor? { didSet { recolor() } }

  /// The color of the knob; nil, the default, means white.
  open var thumbTintColor: UIColor? { didSet { recolor() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    recolor()
  }

  // MARK: Geometry

  /// Where the picture at the start is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, in: bounds, atStart: true)
  }

  /// Where the picture at the end is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, in: bounds, atStart: false)
  }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap: CGFloat = 12
    let left = minimumValueImage.map { $0.size.width + gap } ?? 2
    let right = maximumValueImage.map { $0.size.width + gap } ?? 2
    let (start, end) = isMirrored ? (right, left) : (left, right)
    return CGRect(
      x: bounds.minX + start, y: bounds.midY - Self.thickness / 2,
      width: max(0, bounds.width - start - end), height: Self.thickness)
  }

  /// Where the knob is for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size: CGFloat = 27
    let share = share(of: value)
    let way = (rect.width - size + 4) * (isMirrored ? 1 - share : share)
    return CGRect(x: rect.minX - 2 + way, y: rect.midY - size / 2, width: size, height: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    let rect = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: rect, value: value)
    track.frame = rect
    filling.frame =
      isMirrored
      ? CGRect(x: thumb.midX, y: rect.minY, width: rect.maxX - thumb.midX, height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: thumb.midX - rect.minX, height: rect.height)
    knob.frame = thumb
    minimumView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumView?.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.frame.insetBy(dx: -12, dy: -12).contains(place) else { return false }
    grip = place.x - knob.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let room = rect.width - 23
    guard room > 0 else { return true }
    let place = (touch.location(in: self).x - grip - rect.minX - 11.5) / room
    let share = (isMirrored ? 1 - place : place).clamped(to: 0...1)
    let old = value
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous, value != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
    sendActions(for: .primaryActionTriggered)
  }

  /// Keeps drags along the track from recognizers of the views around.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return
      !(gestureRecognizer is UIPanGestureRecognizer
      || gestureRecognizer is UISwipeGestureRecognizer)
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? percentage }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { adjust(by: 0.1) }

  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    let old = value
    setValue(value + share * (maximumValue - minimumValue), animated: true)
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private var percentage: String { "\(Int((share(of: value) * 100).rounded()))%" }

  /// How far a value is on the way from the minimum to the maximum; 0 where there is no saying.
  private func share(of value: Float) -> CGFloat {
    let way = CGFloat(value) - CGFloat(minimumValue)
    let share = way / (CGFloat(maximumValue) - CGFloat(minimumValue))
    return share.isFinite ? share : 0
  }

  // MARK: Seams

  package override var standardTraits: UIAccessibilityTraits { .adjustable }

  package override func stateDidChange() {
    super.stateDidChange()
    fade.follow(self)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func setUp() {
    for view in [track, filling] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.thickness / 2
      addSubview(view)
    }
    addSubview(knob)
    recolor()
  }

  private func recolor() {
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filling.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.paint(thumbTintColor)
  }

  private func replaceImage(_ image: UIImage?, in view: UIImageView?) -> UIImageView? {
    setNeedsLayout()
    view?.removeFromSuperview()
    guard let image else { return nil }
    let view = UIImageView(image: image)
    addSubview(view)
    return view
  }

  private func rect(of image: UIImage?, in bounds: CGRect, atStart: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atStart != isMirrored ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
