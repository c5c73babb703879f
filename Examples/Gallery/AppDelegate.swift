import Foundation
import GalleryScreens
import UIKit

/// Shows Home in a navigation controller: the gallery as an application.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The look that the command line asked for; the desktop's by default.
  static var appearance = UIUserInterfaceStyle.unspecified

  /// The name of the screen to begin with; Home by default.
  static var screen: String?

  /// Called before the window is made. Does nothing by default.
  static var willShow: (UIApplication) -> Void = { _ in }

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.willShow(application)
    GalleryScreen.shopServer = URL(string: "http://127.0.0.1:8080/")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = Self.appearance
    let navigation = GalleryScreen.makeNavigation()
    if let screen = GalleryScreen.pushed(named: Self.screen) {
      navigation.pushViewController(screen.make(), animated: false)
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
