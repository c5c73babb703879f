import QuartzCore
import UIKit

/// A window on the screen whose clock stands still until a test moves it, and fingers for it.
@MainActor
final class Stage {
  let window: UIWindow
  private var time: CFTimeInterval = 100

  /// Shows a window of 390 × 844 points on a screen without bars.
  init(root: UIViewController? = nil) {
    HostDisplays.current = nil
    UIApplication.shared.displayDidChange()
    MediaClock.hold(at: 100)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    frame()
  }

  /// Takes the window off the screen and lets the clock go.
  func close() {
    window.isHidden = true
    MediaClock.hold(at: nil)
  }

  /// Makes one frame, which nobody paints, without letting time pass.
  func frame() { FrameLoop.shared.runFrame(at: time) }

  /// Lets time pass, a frame every 60th of a second and one at the end.
  func advance(by seconds: CFTimeInterval) {
    let end = time + seconds
    while time < end {
      let step = min(1.0 / 60, end - time)
      time = end - time - step < 1e-9 ? end : time + step
      MediaClock.hold(at: time)
      frame()
    }
  }

  /// Lets time pass without a frame in between, and makes one at the end.
  func jump(by seconds: CFTimeInterval) {
    time += seconds
    MediaClock.hold(at: time)
    frame()
  }

  func touch(_ phase: WindowInput.TouchPhase, at point: CGPoint, finger: Int = 0) {
    window.receive(.touch(id: finger, phase, location: point, time: time))
  }

  func tap(at point: CGPoint) {
    touch(.began, at: point)
    touch(.ended, at: point)
  }
}
