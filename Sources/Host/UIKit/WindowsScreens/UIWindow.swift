import QuartzCore

/// The view at the top of a hierarchy, which shows it on the screen and sends it events.
///
/// A window is hidden until ``makeKeyAndVisible()`` or `isHidden = false`. Somebody must hold it: a
/// window that nobody holds disappears.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The responder that gets keys first.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { firstResponderDidChange(from: oldValue) }
  }

  let touches = WindowTouches()
  let focusEngine = FocusEngine()
  let hovers = HoverTracker()
  /// What shows where the pointer is.
  let pointer = PointerEffects()
  /// The area for the first responder's input views.
  lazy var keyboard = InputViewContainer(of: self)
  /// What leads touches to recognizers and views.
  package let gestureArbiter = GestureArbiter()
  var storedRootViewController: UIViewController?
  private var storedScreen: UIScreen?
  weak var scrolledView: UIView?
  /// Where the pointer is that turns a wheel or scrolls.
  var scrollLocation = CGPoint.zero
  /// What a finger drags in the window.
  weak var drag: DragOverlay?

  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Makes a window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
    decodeNib(coder, as: UIWindow.self)
  }

  /// Makes a window of the screen's size, as `init()` does.
  override class func _makeDefault() -> UIView { _make(frame: UIScreen.main.bounds) }

  // MARK: Content

  /// The controller whose view fills the window; nil by default.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRoot(newValue) }
  }

  /// The display that the window appears on. There is one, on which windows appear whatever is set.
  open var screen: UIScreen {
    get { storedScreen ?? .main }
    set { storedScreen = newValue }
  }

  // MARK: Visibility

  /// Whether the window is off the screen; true by default. When the key window leaves, keys go to
  /// the window in front that may get them.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setHidden(newValue) { super.isHidden = newValue } }
  }

  /// How far in front the window stands: windows of higher levels cover those of lower ones;
  /// ``Level/normal`` by default.
  open var windowLevel: Level = .normal

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window may get keys; true by default.
  open var canBecomeKey: Bool { true }

  /// Shows the window and sends keys to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Sends keys to this window.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Called when keys begin to go to this window. Does nothing by default.
  open func becomeKey() {}

  /// Called when keys no longer go to this window. Does nothing by default.
  open func resignKey() {}

  // MARK: Events

  /// Leads an event to the gesture recognizers and views of the window.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// `point` of this window in the coordinates of `window`; of the screen if that is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    map(point, to: window)
  }

  /// `point` of `window`, or of the screen, in the coordinates of this window.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    map(point, from: window)
  }

  /// `rect` of this window in the coordinates of `window`; of the screen if that is nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    map(rect, to: window)
  }

  /// `rect` of `window`, or of the screen, in the coordinates of this window.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    map(rect, from: window)
  }

  // MARK: View

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { UIApplication.shared }

  private lazy var windowUndoManager = UndoManager()

  /// What takes back what the user has done in the window.
  open override var undoManager: UndoManager? { windowUndoManager }

  override var outerTraits: UITraitCollection? { traitsForSize }

  override var outerSafeAreaInsets: UIEdgeInsets { coveredInsets }

  /// Keeps the keyboard's area in front of what is added.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    keyboard.stayInFront(of: subview)
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    let sizeClass = traitsForSize.horizontalSizeClass
    if sizeClass != traitCollection.horizontalSizeClass { inheritTraits() }
    keyboard.windowDidResize()
  }
}
