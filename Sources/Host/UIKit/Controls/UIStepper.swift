import QuartzCore

/// Two buttons, minus and plus, that change a number step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private var pressedHalf: Half?
  private var repeating: FrameTimer?
  private var repeats = 0
  /// The number that targets know of since the touch began.
  private var sentValue = 0.0

  private enum Half { case minus, plus }

  /// Makes a stepper from 0 to 100 at 0. It takes its own size, 94 × 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Makes a stepper from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIStepper.self)
  }

  private func setUp() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isOpaque = false
    setNeedsDisplay()
  }

  // MARK: Value

  private var storedValue = 0.0

  /// The number, kept within the limits; 0 by default.
  open var value: Double {
    get { storedValue }
    set {
      let old = storedValue
      storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
      if storedValue != old { setNeedsDisplay() }
    }
  }

  /// The smallest number; 0 by default.
  open var minimumValue = 0.0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
      setNeedsDisplay()
    }
  }

  /// The largest number; 100 by default.
  open var maximumValue = 100.0 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
      setNeedsDisplay()
    }
  }

  /// What a press adds or takes away; 1 by default. It must be above 0.
  open var stepValue = 1.0 {
    didSet {
      precondition(
        stepValue > 0, "UIStepper: stepValue is \(stepValue); choose a step greater than 0.")
    }
  }

  /// Whether the number goes on at the other limit; false by default.
  open var wraps = false { didSet { setNeedsDisplay() } }

  /// Whether the number goes on changing while a finger stays; true by default.
  open var autorepeat = true

  /// Whether events are sent while the number goes on changing; true by default.
  open var isContinuous = true

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func makeDrawing() -> [DrawItem] {
    let traits = traitCollection
    let box = CGRect(origin: .zero, size: Self.size)
    let radii = CornerRadii(8)
    let background = UIColor.tertiarySystemFill.cgColor(in: traits)
    var items = [DrawItem.fill(box, radii: radii, color: background)]
    if let pressedHalf {
      let area = rect(of: pressedHalf)
      items.append(.fill(area, radii: radii, color: UIColor.systemFill.cgColor(in: traits)))
    } else {
      let line = CGRect(x: box.midX - 0.5, y: 7, width: 1, height: 18)
      items.append(.fill(line, radii: .zero, color: UIColor.systemFill.cgColor(in: traits)))
    }
    return items + sign(.minus) + sign(.plus)
  }

  private func rect(of half: Half) -> CGRect {
    let isLeft = (half == .minus) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let width = Self.size.width / 2
    return CGRect(x: isLeft ? 0 : width, y: 0, width: width, height: Self.size.height)
  }

  private func sign(_ half: Half) -> [DrawItem] {
    let (box, long, thick): (CGRect, CGFloat, CGFloat) = (rect(of: half), 15, 2)
    let hasRoom = half == .minus ? value > minimumValue : value < maximumValue
    let canGo = isEnabled && (wraps || hasRoom)
    let color = (canGo ? UIColor.label : .tertiaryLabel).cgColor(in: traitCollection)
    let bar = CGRect(
      x: box.midX - long / 2, y: box.midY - thick / 2, width: long, height: thick)
    let post = CGRect(
      x: box.midX - thick / 2, y: box.midY - long / 2, width: thick, height: long)
    return (half == .minus ? [bar] : [bar, post]).map {
      .fill($0, radii: CornerRadii(thick / 2), color: color)
    }
  }

  // MARK: Tracking

  package override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { stopRepeating() }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    pressedHalf = rect(of: .minus).contains(place) ? .minus : .plus
    repeats = 0
    sentValue = value
    setNeedsDisplay()
    if autorepeat { waitForRepeat(after: 0.5) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside, repeats == 0 { step() }
    sendChange()
    stopRepeating()
  }

  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  private func stopRepeating() {
    repeating?.cancel()
    pressedHalf = nil
    setNeedsDisplay()
  }

  private func waitForRepeat(after delay: CFTimeInterval) {
    repeating?.cancel()
    repeating = FrameTimers.shared.schedule(at: CACurrentMediaTime() + delay) { [weak self] in
      self?.repeatStep()
    }
  }

  private func repeatStep() {
    repeats += 1
    step()
    if isContinuous { sendChange() }
    // Who hears of the change may end the press.
    guard pressedHalf != nil else { return }
    waitForRepeat(after: repeats < 5 ? 0.3 : 0.1)
  }

  private func step() {
    if let pressedHalf { go(pressedHalf) }
  }

  private func go(_ half: Half) {
    let next = value + (half == .plus ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  private func sendChange() {
    guard value != sentValue else { return }
    sentValue = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { adjust(.plus) }

  open override func accessibilityDecrement() { adjust(.minus) }

  private func adjust(_ half: Half) {
    guard isEnabled else { return }
    sentValue = value
    go(half)
    sendChange()
  }

  package override var takesTaps: Bool { true }

  package override var standardTraits: UIAccessibilityTraits { .adjustable }

  package override func pressed(_ event: UIEvent?) {}
}
