import QuartzCore

/// The running program: its windows, its delegate, and the way of events to them.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the program is in use.
  public enum State: Int, Sendable {
    /// In front and getting events.
    case active
    /// In front, but not getting events.
    case inactive
    /// Not in front.
    case background
  }

  private static var instance: UIApplication?

  /// The one application of the process.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  var storage = Storage()

  /// What hears of the program's life; nil by default. The application keeps it when it is started
  /// by ``UIApplicationMain(_:_:_:_:)``.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The windows of the program that somebody holds, back to front.
  open var windows: [UIWindow] { liveWindows }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { storage.keyWindow }

  /// Whether the program is in use; inactive until it has been launched.
  open var applicationState: State { storage.state }

  /// The size of text that the user prefers; large by default.
  open var preferredContentSizeCategory: UIContentSizeCategory { storage.contentSizeCategory }

  /// The direction of the user's language, as the display says; left to right by default.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { displayDirection }

  /// How the interface in a window may be turned: as the delegate says.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Opens an address with the program that the user prefers for it.
  /// - Parameter completion: Called later, with whether a program was found.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { openInBrowser(url, completion: completion) }

  /// Leads an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Calls `action` on `target`, or on the first responder of the right class if that is nil.
  /// Returns whether somebody was called.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    perform(action, on: target, sender, event)
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}
