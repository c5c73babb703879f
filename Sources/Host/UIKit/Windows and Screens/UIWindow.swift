import QuartzCore

/// The view at the top of a hierarchy, which shows it on the screen and sends it events.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The responder that gets keys first.
  package internal(set) weak var firstResponder: UIResponder?

  /// What leads touches to recognisers and views.
  package let gestureArbiter = GestureArbiter()

  /// Makes a window with a frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    inheritTraits()
  }

  /// Makes a window from an archive; it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }

  override var outerTraits: UITraitCollection? { UIScreen.main.traitCollection }

  override var outerSafeAreaInsets: UIEdgeInsets {
    guard let display = HostDisplays.current else { return .zero }
    return display.safeAreaInsets
  }

  func dropFirstResponder(_ responder: UIResponder) {
    if firstResponder === responder { firstResponder = nil }
  }
}
