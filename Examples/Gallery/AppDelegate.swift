import GalleryScreens
import UIKit

/// Shows Home in a navigation controller: the gallery as an application.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The look that the command line asked for; the desktop's by default.
  static var appearance = UIUserInterfaceStyle.unspecified

  /// The name of the screen to begin with; Home by default.
  static var screen: String?

  /// The size of text that the command line asked for; the desktop's by default.
  static var contentSize: UIContentSizeCategory?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    if let size = Self.contentSize { application.setPreferredContentSizeCategory(size) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = Self.appearance
    let navigation = GalleryScreen.makeNavigation()
    if let screen = GalleryScreen.listed(named: Self.screen) {
      navigation.pushViewController(screen.make(), animated: false)
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
