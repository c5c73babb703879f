import ArgumentParser
import Foundation
import UIKit

/// Shows a document in a window.
@MainActor
enum WindowPreview {
  static func run(_ preview: Preview) throws {
    guard preview.address != nil || FileManager.default.isReadableFile(atPath: preview.file) else {
      throw ValidationError("\(preview.file) cannot be read.")
    }
    PreviewDelegate.preview = preview
    let status = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PreviewDelegate.self))
    throw ExitCode(status)
  }
}

/// The application of a preview.
final class PreviewDelegate: UIResponder, UIApplicationDelegate {
  static var preview: Preview?
  var window: UIWindow?
  private var timer: Timer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    guard let preview = Self.preview else { return false }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = preview.dark ? .dark : .unspecified
    self.window = window
    func show(_ content: UIViewController) {
      window.rootViewController = PreviewContainer(
        content, textSize: preview.textSize.category, isRightToLeft: preview.isRightToLeft)
      window.makeKeyAndVisible()
    }
    if let url = preview.address {
      show(ServedPreview(preview: preview, url: url).makeNavigation().0)
      return true
    }
    let controller = PreviewController(path: preview.file, registry: preview.app.registry)
    show(controller)
    let watch = FileWatch(preview.file)
    if let data = watch.change() { controller.show(data) }
    guard preview.watch else { return true }
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      MainActor.assumeIsolated {
        if let data = watch.change() { controller.show(data) }
      }
    }
    return true
  }
}
