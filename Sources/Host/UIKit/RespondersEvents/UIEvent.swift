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

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// One bit for each button.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button; a finger plays its part.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for context menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      let exists = (1..<Int.bitWidth).contains(buttonNumber)
      return ButtonMask(rawValue: exists ? 1 << (buttonNumber - 1) : 0)
    }
  }

  private let touches: Set<UITouch>

  /// The buttons that are pressed, or were for an event that ends a press.
  open private(set) var buttonMask: ButtonMask

  /// What kind of event this is.
  open var type: EventType { .touches }

  /// When the event happened, in seconds of the media clock.
  open private(set) var timestamp: TimeInterval

  /// The modifier keys that were down.
  open private(set) var modifierFlags: UIKeyModifierFlags

  package init(
    touches: Set<UITouch>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = .primary
  ) {
    self.touches = touches
    self.buttonMask = buttonMask
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
