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

  /// Makes a window with an empty screen of the same kind, as an app has it when a document comes.
  init?() {
    guard let empty = RemoteScreen.read(RemoteDocuments.screen(rowCount: 0), file: "").screen else {
      return nil
    }
    controller = RemoteScreenController(empty)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    frame()
    settle()
  }

  /// Makes a window with a screen, and lays its first frame out.
  convenience init?(_ screen: RemoteScreen) {
    self.init()
    show(screen)
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

  /// Lets the display come to rest and the turn of the main actor end, which no measurement counts.
  func settle() {
    display.advanceUntilIdle()
    while RunLoop.main.run(mode: .default, before: Date()), display.needsFrame {
      display.advanceUntilIdle()
    }
  }

  private func frame() { display.advance(by: 1 / 60) }
}
