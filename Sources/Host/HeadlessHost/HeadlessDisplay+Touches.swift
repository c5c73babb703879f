import UIKit

extension HeadlessDisplay {
  /// What a finger does at a point of the screen, now.
  package func touch(
    _ phase: WindowInput.TouchPhase, at point: CGPoint, finger: Int = 0,
    modifiers: UIKeyModifierFlags = []
  ) {
    input.deliver(
      .touch(id: finger, phase, location: point, time: now, modifiers: modifiers))
  }

  /// Puts a finger on the screen, where it stays until ``lift(finger:)``.
  ///
  /// ```swift
  /// display.press(at: start)
  /// display.move(to: end)
  /// display.advance(by: 0.2)
  /// // What is on the screen now is what the user sees with the finger still on it.
  /// display.lift()
  /// ```
  ///
  /// - Parameters:
  ///   - point: Where, in points of the screen.
  ///   - finger: Which of several fingers; 0 by default.
  public func press(at point: CGPoint, finger: Int = 0) {
    advance(by: 0)
    fingers[finger] = point
    touch(.began, at: point, finger: finger)
    advance(by: 0)
  }

  /// Moves a finger that is on the screen, a frame after it was last there. Does nothing if it is
  /// not.
  ///
  /// - Parameters:
  ///   - point: Where to, in points of the screen.
  ///   - finger: Which of several fingers; 0 by default.
  public func move(to point: CGPoint, finger: Int = 0) {
    guard fingers[finger] != nil else { return }
    advance(by: 1 / 60)
    fingers[finger] = point
    touch(.moved, at: point, finger: finger)
    advance(by: 0)
  }

  /// Lifts a finger from where it is. Does nothing if it is not on the screen.
  ///
  /// - Parameter finger: Which of several fingers; 0 by default.
  public func lift(finger: Int = 0) {
    guard let point = fingers.removeValue(forKey: finger) else { return }
    touch(.ended, at: point, finger: finger)
    advance(by: 0)
  }

  /// Takes a finger off the screen as the system does for an alert: nothing is tapped. Does nothing
  /// if it is not on the screen.
  ///
  /// - Parameter finger: Which of several fingers; 0 by default.
  public func cancelTouch(finger: Int = 0) {
    guard let point = fingers.removeValue(forKey: finger) else { return }
    touch(.cancelled, at: point, finger: finger)
    advance(by: 0)
  }

  /// Clicks while modifier keys are down.
  ///
  /// - Parameters:
  ///   - point: Where, in points of the screen.
  ///   - modifiers: The keys.
  public func click(at point: CGPoint, modifiers: UIKeyModifierFlags) {
    advance(by: 0)
    touch(.began, at: point, modifiers: modifiers)
    advance(by: 0.05)
    touch(.ended, at: point, modifiers: modifiers)
    advance(by: 0)
  }

  /// Puts a finger on the screen and lifts it soon after.
  ///
  /// - Parameters:
  ///   - point: Where, in points of the screen.
  ///   - count: How often, as fast as for a double tap.
  public func tap(at point: CGPoint, count: Int = 1) {
    for _ in 0..<count {
      press(at: point, for: 0.05)
      advance(by: 0.05)
    }
  }

  /// Puts a finger on the screen and lifts it after `duration` seconds.
  public func press(at point: CGPoint, for duration: CFTimeInterval) {
    advance(by: 0)
    touch(.began, at: point)
    advance(by: duration)
    touch(.ended, at: point)
    advance(by: 0)
  }

  /// Moves a finger over the screen at an even speed.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in points of the screen.
  ///   - end: Where it is lifted.
  ///   - hold: How long it rests before it moves, in seconds; 0.6 lift what can be dragged.
  ///   - duration: How long it moves, in seconds.
  ///   - pause: How long it rests before it is lifted. Without a pause the drag is a flick.
  public func drag(
    from start: CGPoint, to end: CGPoint, hold: CFTimeInterval = 0,
    duration: CFTimeInterval = 0.3, pause: CFTimeInterval = 0
  ) {
    advance(by: 0)
    touch(.began, at: start)
    if hold > 0 { advance(by: hold) }
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    if pause > 0 {
      advance(by: pause)
      touch(.moved, at: end)
    }
    touch(.ended, at: end)
    advance(by: 0)
  }
}
