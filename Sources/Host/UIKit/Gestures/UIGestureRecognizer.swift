import QuartzCore

/// Watches the touches of a view (and of all views in it) and recognizes one kind of movement.
///
/// Recognizers see touches before views do. Which of several wins is decided by UIKit's rules: the
/// first to recognize makes the others fail, unless a delegate lets both, and a recognizer can be
/// made to wait until another has failed. Subclasses override the touch methods and set ``state``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come with the present touches.
  public enum State: Int, Sendable {
    /// The movement may still become the one looked for. The state to start from.
    case possible
    /// A continuous movement was recognized.
    case began
    /// A continuous movement went on.
    case changed
    /// A movement is over; discrete ones have only this.
    case ended
    /// A continuous movement was broken off.
    case cancelled
    /// The movement is another one.
    case failed

    /// Another word for ``ended``, for movements that are recognized at once.
    public static var recognized: State { .ended }
  }

  /// What is known and wanted; see `UIGestureRecognizer+State.swift`.
  var committedState = State.possible
  /// The state to take once all of ``blockers`` have failed.
  var pendedState: State?
  var blockers: [UIGestureRecognizer] = []
  /// The state to take once all recognizers have heard of an event; nobody else knows of it yet.
  var claimedState: State?
  /// Touches in order of arrival, from began until the event in which they end is over.
  var trackedTouches: [UITouch] = []
  var lastLocation = CGPoint.zero
  private(set) var targets: [GestureTarget] = []
  var failureRequirements: [WeakGesture] = []
  weak var arbiter: GestureArbiter?

  // MARK: Making and targets

  /// Makes a recognizer that calls `action` on `target` whenever its state changes, except to
  /// failed. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer that calls `handler` whenever its state changes, except to failed.
  package convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler(handler)
  }

  /// Calls `handler`, too.
  func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(.handler(handler))
  }

  /// Calls `action` on `target`, too, unless it does already. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(.selector(WeakTarget(target), action))
  }

  /// Forgets matching targets; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target as AnyObject?, action) }
  }

  // MARK: State and place

  /// How far the recognizer has come. Subclasses set it; a new state may have to wait for other
  /// recognizers or be refused, so that reading it gives the state that counts.
  open var state: State {
    get { claimedState ?? committedState }
    set { change(to: newValue) }
  }

  /// Asked about touches, simultaneous recognition and failure; nil by default.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether touches are looked at; true by default. Turning it off breaks off what is going on.
  open var isEnabled = true {
    didSet { if !isEnabled { abandon() } }
  }

  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView? {
    didSet { if view == nil { abandon() } }
  }

  /// Whether views get touchesCancelled when the movement is recognized; true by default.
  open var cancelsTouchesInView = true

  /// Whether views get no touch before the recognizer has failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether views hear of a lifted finger only when the recognizer has failed; true by default.
  open var delaysTouchesEnded = true

  /// A name for debugging; nil by default.
  open var name: String?

  /// The number of touches at present.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of all touches in the coordinates of `view`; of the window if that is nil.
  open func location(in view: UIView?) -> CGPoint { convert(lastLocation, to: view) }

  /// Where one touch is, in the coordinates of `view`; of the window if that is nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      trackedTouches.indices.contains(touchIndex),
      "location(ofTouch:in:): index \(touchIndex) is beyond the \(trackedTouches.count) touches; "
        + "ask numberOfTouches first.")
    return trackedTouches[touchIndex].location(in: view)
  }

  // MARK: Relations

  /// Waits with recognizing until `otherGestureRecognizer` has failed; fails if that recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.gesture == nil || $0.gesture === otherGestureRecognizer }
    failureRequirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  /// Whether recognizing makes another fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another that recognizes makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether to wait until another has failed; false by default. Asked when this one is about to
  /// recognize.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another waits until this one has failed; false by default. Asked when the other one
  /// is about to recognize.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether touches of an event are looked at; true by default, except for clicks of a pointer's
  /// secondary button.
  open func shouldReceive(_ event: UIEvent) -> Bool { event.buttonMask != .secondary }

  // MARK: Touches

  /// Fingers touched. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Leaves a touch to others from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    forget(touch)
    arbiter?.release(touch, from: self)
  }

  /// Forgets what the last touches left, after the movement was recognized or failed. The default
  /// does nothing.
  open func reset() {}

  // MARK: Seams

  /// Called when the movement is ruled out, by the recognizer or by others, while fingers may still
  /// be down.
  package func didFail() {}

  /// Whether this and another recognizer of ours never exclude each other, whatever delegates say.
  package func worksAlongside(_ other: UIGestureRecognizer) -> Bool { false }
}
