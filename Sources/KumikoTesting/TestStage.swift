import QuartzCore
import UIKit

/// A window for tests: without a display, with a clock that stands still until it is told to go on,
/// and with verbs for what users do.
///
/// ```swift
/// let stage = TestStage(root: TodoViewController())
/// try stage.tap(on: "Buy milk")
/// stage.advance(by: 0.5)
/// #expect(stage.texts.contains("1 completed"))
/// ```
///
/// Touches arrive as they would from a screen: hit-tested, recognised by gestures, and only where
/// the view can be seen. One stage is on the screen at a time; ``close()`` it, or let it go, before
/// you make another.
@MainActor
public final class TestStage {
  /// The window, which fills the screen.
  public let window: UIWindow

  /// The media time now, in seconds.
  public private(set) var time: CFTimeInterval = 1_000

  /// How long a frame lasts, in seconds: a 60th.
  public let frameDuration: CFTimeInterval = 1.0 / 60

  /// Shows a window.
  ///
  /// - Parameters:
  ///   - root: What the window shows; a plain view controller by default.
  ///   - size: The window's size in points; that of a phone by default.
  public init(
    root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844)
  ) {
    MediaClock.hold(at: time)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root ?? UIViewController()
    window.makeKeyAndVisible()
    runFrame()
  }

  /// Shows a window that `view` fills.
  public convenience init(view: UIView, size: CGSize = CGSize(width: 390, height: 844)) {
    let controller = UIViewController()
    controller.view = view
    self.init(root: controller, size: size)
  }

  /// Takes the window off the screen and lets the clock run again.
  public func close() {
    window.isHidden = true
    MediaClock.hold(at: nil)
  }

  /// Lays out and paints what has changed, without letting time pass.
  public func runFrame() {
    FrameLoop.shared.runFrame(at: time, finishes: false)
    _ = window.layer.displayNode(at: time)
    FrameLoop.shared.finishFrame()
  }

  /// Lets time pass frame by frame.
  public func advance(by seconds: CFTimeInterval) {
    let end = time + seconds
    while time < end {
      time = end - time < frameDuration * 1.001 ? end : time + frameDuration
      MediaClock.hold(at: time)
      runFrame()
    }
  }

  /// Lets time pass until no animation runs and no content moves, for at most ten seconds.
  ///
  /// - Returns: Whether all has come to rest.
  @discardableResult
  public func settle() -> Bool {
    let end = time + 10
    runFrame()
    while FrameLoop.shared.needsFrame, time < end { advance(by: frameDuration) }
    return !FrameLoop.shared.needsFrame
  }
}
