import Foundation
import HeadlessHost
import KumikoRemote
import UIKit

/// A screen of a document on a headless display.
@MainActor
final class RemoteBench {
  private let display = HeadlessDisplay.install(scale: 2)
  private let window: UIWindow
  let controller: RemoteScreenController

  /// Shows a screen, and lays its first frame out.
  init(_ screen: RemoteScreen) {
    controller = RemoteScreenController(screen)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    frame()
  }

  /// Takes the screen off the display.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
    display.advanceUntilIdle()
  }

  /// What is shown.
  var screen: RemoteScreen { controller.model.remoteScreen }

  /// Shows another version of the screen, and lays the next frame out.
  func show(_ screen: RemoteScreen) {
    controller.show(screen)
    frame()
  }

  /// Scrolls, and draws the frame.
  func scroll(by points: CGFloat) {
    controller.listView.contentOffset.y += points
    frame()
    keep(display.snapshot())
  }

  /// Lets the display come to rest, which no measurement counts.
  func settle() { display.advanceUntilIdle() }

  private func frame() { display.advance(by: 1 / 60) }
}
