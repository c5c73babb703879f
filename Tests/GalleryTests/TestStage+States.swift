import KumikoTesting
import UIKit

@testable import GalleryScreens

extension TestStage {
  /// Brings a gallery that shows its first screen to a state of a screen.
  func bring(to state: GalleryScreen.State, of screen: GalleryScreen) {
    let navigation = window.rootViewController as? UINavigationController
    if screen.name != GalleryScreen.home.name {
      navigation?.pushViewController(screen.make(), animated: false)
    }
    settle()
    guard let controller = navigation?.topViewController else { return }
    state.prepare(controller)
    if let touch = state.touch {
      settle()
      perform(touch, on: controller)
    }
    if let delay = state.delay { advance(by: delay) } else { settle() }
  }

  private func perform(_ touch: RowTouch, on controller: UIViewController) {
    guard let start = touch.start(on: controller) else { return }
    let end = CGPoint(x: start.x + touch.way.dx, y: start.y + touch.way.dy)
    if start == end {
      display.press(at: start, for: touch.hold)
    } else {
      display.drag(from: start, to: end, hold: touch.hold, pause: 0.1)
    }
  }
}
