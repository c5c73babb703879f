import KumikoComponents
import UIKit

/// Calls a function after a time on the clock of the display, by which animations run.
///
/// It animates a view of no size, so it needs no selector and stands still when the clock does.
@MainActor
final class DisplayTimer {
  private let probe = WindowObservingView(frame: .zero)
  private var animator: UIViewPropertyAnimator?
  private var due: CFTimeInterval = 0

  init() { probe.isUserInteractionEnabled = false }

  /// Calls `body`, in a turn of its own, when the view that the timer ran in last comes back to a
  /// window, where no time passed for it.
  func onReturn(_ body: @escaping @MainActor () -> Void) {
    probe.didEnterWindow = { NextTurn.add(body) }
  }

  /// Calls `body` once after some seconds, and no longer what was scheduled for another time.
  func schedule(after seconds: CFTimeInterval, in view: UIView, _ body: @escaping () -> Void) {
    let due = CACurrentMediaTime() + seconds
    if animator != nil, probe.superview === view, abs(due - self.due) < 0.002 { return }
    cancel()
    self.due = due
    if probe.superview !== view { view.addSubview(probe) }
    let alpha: CGFloat = probe.alpha < 0.75 ? 1 : 0.5
    let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear) { [probe] in
      probe.alpha = alpha
    }
    animator.addCompletion { [weak self, weak animator] _ in
      guard let self, let animator, self.animator === animator else { return }
      self.animator = nil
      body()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Calls nothing any more.
  func cancel() {
    animator?.stopAnimation(true)
    animator = nil
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
