import KumikoComponents
import UIKit

/// Calls a function after a time on the clock of the display, by which animations run.
///
/// It animates the layer of a view of no size: so it needs no selector, stands still when the clock
/// does, and runs while animations of views are off, which an animation of a layer does not heed.
@MainActor
final class DisplayTimer {
  private let probe = WindowObservingView(frame: .zero)
  private var due: CFTimeInterval = 0
  /// The number of what is scheduled; nil if nothing is.
  private var scheduled: Int?
  private var scheduleCount = 0
  private var departure: @MainActor () -> Void = {}

  private static let key = "DisplayTimer"

  init() { probe.isUserInteractionEnabled = false }

  isolated deinit { probe.removeFromSuperview() }

  /// Calls `body`, in a turn of its own, when the view that the timer ran in last comes back to a
  /// window, where no time passed for it.
  func onReturn(_ body: @escaping @MainActor () -> Void) {
    probe.didEnterWindow = { NextTurn.add(body) }
  }

  /// Calls `body`, in a turn of its own, when the view that the timer runs in leaves its window
  /// before the time is over, which then never is.
  func onDeparture(_ body: @escaping @MainActor () -> Void) { departure = body }

  /// Calls `body` once after some seconds, and no longer what was scheduled for another time.
  func schedule(
    after seconds: CFTimeInterval, in view: UIView, _ body: @escaping @MainActor () -> Void
  ) {
    let due = CACurrentMediaTime() + seconds
    if scheduled != nil, probe.superview === view, abs(due - self.due) < 0.002 { return }
    cancel()
    self.due = due
    if probe.superview !== view { view.addSubview(probe) }
    scheduleCount += 1
    let number = scheduleCount
    scheduled = number
    let end = AnimationEnd { [weak self] isFinished in
      guard let self, scheduled == number else { return }
      scheduled = nil
      if isFinished { body() } else { NextTurn.add(departure) }
    }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (1, 0.5)
    animation.duration = seconds
    animation.delegate = end
    probe.layer.add(animation, forKey: Self.key)
  }

  /// Calls nothing any more.
  func cancel() {
    scheduled = nil
    probe.layer.removeAnimation(forKey: Self.key)
  }
}

/// Hears that an animation is over.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  /// Called with whether the animation has run to its end.
  private let action: @MainActor (Bool) -> Void

  init(_ action: @escaping @MainActor (Bool) -> Void) { self.action = action }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let action = action
    MainActor.assumeIsolated { action(flag) }
  }
}

/// A view that tells when it comes to a window.
private final class WindowObservingView: UIView {
  var didEnterWindow: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { didEnterWindow() }
  }
}
