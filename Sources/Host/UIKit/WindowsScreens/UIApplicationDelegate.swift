/// Hears of the program's life. All members have defaults that do nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The program's main window, if the delegate holds it.
  var window: UIWindow? { get set }

  /// Called first, before anything is on the screen.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the program may make and show its window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the program begins to get events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the program stops getting events.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// How the interface in a window may be turned; every way but upside down by default.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// None; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing and returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Every way but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Starts the program with a delegate of this class; what `@main` calls.
  public static func main() {
    exit(UIApplication.run(delegateClass: Self.self))
  }
}

extension UIApplication {
  /// What the program was started for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted when the program has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Posted when the program begins to get events.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Posted before the program stops getting events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}
