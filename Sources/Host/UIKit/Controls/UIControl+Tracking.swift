import QuartzCore

/// The finger that a control follows.
struct ControlTracking {
  var touch: UITouch?
  var isInside = false
}

extension UIControl {
  func noteChange(_ hasChanged: Bool) {
    if hasChanged { stateDidChange() }
  }

  var spokenTraits: UIAccessibilityTraits {
    var traits = accessibility?.traits ?? standardTraits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, tracking.touch == nil, let touch = touches.first else { return }
    tracking = ControlTracking(touch: touch, isInside: true)
    guard beginTracking(touch, with: event) else { return tracking = ControlTracking() }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func goOnTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = tracking.isInside
    tracking.isInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      isHighlighted = false
      tracking = ControlTracking()
      return
    }
    if isHighlighted != tracking.isInside { isHighlighted = tracking.isInside }
    if wasInside != tracking.isInside {
      send(wasInside ? .touchDragExit : .touchDragEnter, with: event)
    }
    send(tracking.isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let isInside = isNear(touch)
    tracking.isInside = isInside
    endTracking(touch, with: event)
    tracking = ControlTracking()
    isHighlighted = false
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, takesTaps { pressed(event) }
  }

  func breakOffTracking(_ event: UIEvent?) {
    guard tracking.touch != nil else { return }
    cancelTracking(with: event)
    tracking = ControlTracking()
    isHighlighted = false
    send(.touchCancel, with: event)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }
}

extension UIGestureRecognizer {
  /// Whether this is a single tap of a view around `control`.
  func isOuterTap(for control: UIControl) -> Bool {
    guard view !== control, let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
