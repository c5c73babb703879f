import QuartzCore

/// Something that the user did: touches that belong together.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event this is.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device moved.
    case motion
    /// A headset's button.
    case remoteControl
    /// A key or a physical button.
    case presses
  }

  private let touches: Set<UITouch>

  /// What kind of event this is.
  open var type: EventType { .touches }

  /// When the event happened, in seconds of the media clock.
  public let timestamp: TimeInterval

  /// The modifier keys that were down.
  public let modifierFlags: UIKeyModifierFlags

  package init(
    touches: Set<UITouch>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.touches = touches
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// All touches of the event; nil for events that are not touches.
  open var allTouches: Set<UITouch>? { type == .touches ? touches : nil }

  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }
}
