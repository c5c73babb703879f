import QuartzCore

/// A switch between on and off: it is tapped or its knob is dragged.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  private let track = UIView()
  private let knob = ThumbView()
  private let fade = DisabledFade()
  private var drag: (start: CGFloat, wasOn: Bool, hasMoved: Bool)?

  /// Makes a switch that is off. It takes its own size, 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes a switch from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UISwitch.self)
  }

  // MARK: Value

  /// Whether the switch is on; false by default. Setting it moves the knob at once.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  private var storedIsOn = false

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    update(animated: animated)
  }

  // MARK: Looks

  /// The color of the switch when it is on; nil, the default, means green.
  open var onTintColor: UIColor? { didSet { update(animated: false) } }

  /// The color of the knob; nil, the default, means white.
  open var thumbTintColor: UIColor? { didSet { update(animated: false) } }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: Self.size)
    placeKnob()
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    addSubview(track)
    addSubview(knob)
    update(animated: false)
  }

  private func placeKnob() {
    let stretch: CGFloat = isHighlighted ? 7 : 0
    let width = 27 + stretch
    let x = isOn != isMirrored ? Self.size.width - 2 - width : 2
    knob.frame = CGRect(x: x, y: 2, width: width, height: 27)
  }

  private func update(animated: Bool) {
    let changes = { [self] in
      track.backgroundColor = isOn ? (onTintColor ?? .systemGreen) : .secondarySystemFill
      knob.paint(thumbTintColor)
      fade.follow(self)
      placeKnob()
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes, completion: nil)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, isOn, false)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return true }
    let way = touch.location(in: self).x - drag.start
    if abs(way) > 8 { self.drag?.hasMoved = true }
    guard self.drag?.hasMoved == true else { return true }
    let wanted = (way > 0) != isMirrored
    if abs(way) > 8, wanted != isOn {
      setOn(wanted, animated: true)
      self.drag?.start = touch.location(in: self).x
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    if !drag.hasMoved { setOn(!isOn, animated: true) }
    if isOn != drag.wasOn { sendChange() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    if let drag { setOn(drag.wasOn, animated: true) }
    drag = nil
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { turn(on: true) }

  open override func accessibilityDecrement() { turn(on: false) }

  private func turn(on: Bool) {
    guard isEnabled, isOn != on else { return }
    setOn(on, animated: true)
    sendChange()
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendChange()
    return true
  }

  // MARK: Seams

  package override var focusRadius: CGFloat { Self.size.height / 2 }

  package override var takesTaps: Bool { true }

  package override var standardTraits: UIAccessibilityTraits { .button }

  package override func pressed(_ event: UIEvent?) {}

  package override func stateDidChange() {
    super.stateDidChange()
    update(animated: true)
  }
}
