import QuartzCore

/// A view that the user presses or sets, and that tells others by events.
///
/// This base class follows a finger and sends the touch events; subclasses override the tracking
/// methods and send ``Event/valueChanged``.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// How far outside a finger may be and still count as inside, once it has touched.
  static let reach: CGFloat = 70

  var targets: [ControlTarget] = []
  var tracking = ControlTracking()

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UIControl.self)
  }

  /// Makes a control that sends `primaryAction` when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used; true by default.
  open var isEnabled = true { didSet { noteChange(isEnabled != oldValue) } }

  /// Whether the control is chosen; false by default. What that means is up to the subclass.
  open var isSelected = false { didSet { noteChange(isSelected != oldValue) } }

  /// Whether the control looks pressed; follows the finger.
  open var isHighlighted = false { didSet { noteChange(isHighlighted != oldValue) } }

  /// All of the above, and focus, in one value.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if isFirstResponder || isFocused { state.insert(.focused) }
    return state
  }

  /// Where content stands between top and bottom; in the middle by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Where content stands between the sides; in the middle by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether a finger is on the control.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether the finger is inside, or near enough.
  open var isTouchInside: Bool { tracking.isInside }

  /// A finger touched. Return false not to follow it; true by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved. Return false to follow it no longer; true by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger lifted. Does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away. Does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts to follow the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    goOnTracking(touches, event)
  }

  /// Sends touchUpInside or touchUpOutside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    breakOffTracking(event)
  }

  // MARK: Targets

  /// Runs `action` on `controlEvents`, in place of another one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  /// Forgets `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifier: action.identifier, controlEvents)
  }

  /// Forgets the action of an identifier for `controlEvents`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    remove(identifier: actionIdentifier, events)
  }

  /// Calls `action` on `target` on `controlEvents`; on the first responder up the chain that has
  /// the method if `target` is nil. The target is not retained. A pair that is added again is
  /// called once, on the events of both.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target as AnyObject?, action, controlEvents)
  }

  /// Forgets matching targets for `controlEvents`; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target as AnyObject?, action, controlEvents)
  }

  /// The targets of selectors; NSNull stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for case .selector(let weak, _, let isSearched) in targets.map(\.kind) {
      if isSearched { found.insert(NSNull()) }
      if let object = weak.object as? AnyHashable { found.insert(object) }
    }
    return found
  }

  /// All events that something is done on.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls `iterator` for each action or target with its events, until it sets `stop`.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for target in targets where !stop {
      switch target.kind {
      case .action(let action): iterator(action, nil, target.events, &stop)
      case .selector(let weak, let selector, _):
        iterator(nil, (weak.object, selector), target.events, &stop)
      }
    }
  }

  /// Calls one method. Everything that a control sends to targets goes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target as AnyObject?, event)
  }

  /// Runs one action. Everything that a control sends to actions goes through here.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Does everything that was asked for on any of `controlEvents`.
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  // MARK: Gestures

  /// Controls that are pressed keep single taps from recognizers of the views around them.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(takesTaps && isEnabled && gestureRecognizer.isOuterTap(for: self))
  }

  // MARK: Focus and accessibility

  /// Whether the tab key can come to the control: it can while it is in use.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Presses the control as a finger would.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, takesTaps else { return false }
    send(.touchUpInside, with: nil)
    pressed(nil)
    return true
  }

  /// True: controls are elements.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Those set, with `notEnabled` and `selected` as the state says.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { spokenTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Seams

  /// The radius of the ring that shows the focus, in points.
  package var focusRadius: CGFloat { 8 }

  /// Whether a tap is what the control is for.
  package var takesTaps: Bool { false }

  /// Called when a press is complete: sends the primary action.
  package func pressed(_ event: UIEvent?) { send(.primaryActionTriggered, with: event) }

  /// The traits where none were set.
  package var standardTraits: UIAccessibilityTraits { .none }

  /// Called after ``state`` changed. Asks for layout and display.
  package func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
