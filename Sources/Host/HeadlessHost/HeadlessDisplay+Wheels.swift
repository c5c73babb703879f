import UIKit

extension HeadlessDisplay {
  /// Turns a mouse wheel by clicks.
  ///
  /// - Parameters:
  ///   - delta: How far each click scrolls, in points; positive values lead towards the end.
  ///   - point: Where the pointer is, in points of the screen.
  ///   - clicks: How many clicks follow each other within a frame each.
  public func wheel(by delta: CGVector, at point: CGPoint, clicks: Int = 1) {
    advance(by: 0)
    for _ in 0..<clicks {
      input.deliver(.scroll(.wheel, location: point, delta: delta, time: now))
      advance(by: 1 / 60)
    }
  }

  /// Moves two fingers over a touchpad at an even speed.
  ///
  /// - Parameters:
  ///   - delta: How far they scroll, in points; positive values lead towards the end.
  ///   - point: Where the pointer is, in points of the screen.
  ///   - duration: How long they move, in seconds.
  ///   - isFlick: Whether they are lifted while they move, so that scrolling goes on.
  public func scroll(
    by delta: CGVector, at point: CGPoint, duration: CFTimeInterval = 0.2, isFlick: Bool = false
  ) {
    advance(by: 0)
    func send(_ phase: WindowInput.ScrollPhase, _ delta: CGVector) {
      input.deliver(.scroll(phase, location: point, delta: delta, time: now))
    }
    let steps = max(Int((duration * 60).rounded()), 1)
    let way = CGVector(dx: delta.dx / CGFloat(steps), dy: delta.dy / CGFloat(steps))
    for step in 0..<steps {
      advance(by: duration / Double(steps))
      send(step == 0 ? .began : .changed, way)
    }
    let velocity = CGVector(dx: delta.dx / duration, dy: delta.dy / duration)
    send(.ended(velocity: isFlick ? velocity : .zero), .zero)
    advance(by: 0)
  }

  /// Moves the pointer without a button; nil takes it off the screen.
  public func hover(at point: CGPoint?) {
    input.deliver(.hover(location: point, time: now))
    advance(by: 0)
  }

  /// Clicks the secondary button of the mouse.
  public func secondaryClick(at point: CGPoint) {
    input.deliver(.secondaryClick(location: point, time: now))
    advance(by: 0)
  }
}
