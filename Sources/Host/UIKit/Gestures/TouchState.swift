import QuartzCore

/// Decides whether touches reach a view inside of it; scroll views do.
@MainActor
protocol TouchFilter: UIView {
  /// Whether `touches` may begin in `view`, which lies inside this one.
  func admits(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
}

/// What has become of one touch: who looks at it, and what its view has heard.
@MainActor
final class TouchState {
  enum Delivery {
    /// The view has not heard of the touch yet.
    case waiting
    /// The view has got touchesBegan and gets the rest.
    case delivered
    /// The view got touchesCancelled or will never hear of the touch.
    case withdrawn
  }

  let touch: UITouch
  let event: UIEvent
  var recognizers: [UIGestureRecognizer]
  var delivery = Delivery.waiting
  /// Whether the finger has lifted and the view is still to be told.
  var owesEnd = false

  init(touch: UITouch, event: UIEvent, recognizers: [UIGestureRecognizer]) {
    (self.touch, self.event, self.recognizers) = (touch, event, recognizers)
    // Views know nothing of buttons: they would take the secondary one for a finger.
    if event.buttonMask == .secondary { delivery = .withdrawn }
  }

  var holdsBegan: Bool { recognizers.contains { $0.isUndecided && $0.delaysTouchesBegan } }
  var holdsEnded: Bool { recognizers.contains { $0.isUndecided && $0.delaysTouchesEnded } }
}

extension UIGestureRecognizer {
  /// Whether it looks at touches and has neither recognized nor failed.
  fileprivate var isUndecided: Bool { arbiter != nil && committedState == .possible }
}
