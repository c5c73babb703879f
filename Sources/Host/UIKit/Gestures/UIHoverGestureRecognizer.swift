import QuartzCore

/// Follows the pointer over a view: it begins when the pointer comes in, changes while it moves and
/// ends when it leaves. No button is pressed meanwhile.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Takes in where the pointer is in the window; nil away from the view.
  func follow(_ location: CGPoint?) {
    if let location { move(to: location) }
    switch (committedState == .began || committedState == .changed, location != nil) {
    case (false, true): report(.began)
    case (true, true): report(.changed)
    case (true, false): report(.ended)
    case (false, false): break
    }
  }

  private func report(_ state: State) {
    guard isEnabled else { return }
    change(to: state)
  }

  /// False: a pointer without a button touches nothing.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

/// The recognizers that the pointer is over at present.
@MainActor
final class HoverTracker {
  private var entered: [UIHoverGestureRecognizer] = []

  /// Takes in where the pointer is in `window`; nil outside.
  func move(to location: CGPoint?, in window: UIWindow) {
    let view = location.flatMap { window.hitTest($0, with: nil) }
    let now = sequence(first: view, next: { $0?.superview }).compactMap(\.self).flatMap {
      ($0.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
    }
    let left = entered.filter { old in !now.contains { $0 === old } }
    entered = now
    for recognizer in left { recognizer.follow(nil) }
    for recognizer in now { recognizer.follow(location) }
  }
}
