import QuartzCore
import UIKit

extension TestStage {
  /// Taps on the first visible view with a text or an accessibility identifier.
  public func tap(on name: String) throws {
    let view = try view(called: name)
    let point = visibleCenter(of: view)
    if let hit = window.hitTest(point, with: nil), !isRelated(hit, view) {
      throw TestStageError.covered(name, by: String(describing: Swift.type(of: hit)))
    }
    tap(at: point)
  }

  /// Taps at a point of the window.
  public func tap(at point: CGPoint) { press(at: point, for: frameDuration) }

  /// Touches a point of the window for some seconds.
  public func press(at point: CGPoint, for seconds: CFTimeInterval) {
    touch(.began, at: point)
    advance(by: seconds)
    touch(.ended, at: point)
    advance(by: frameDuration)
  }

  /// Drags a finger from one point of the window to another, holds it still, and lifts it.
  public func drag(
    from start: CGPoint, to end: CGPoint, for seconds: CFTimeInterval = 0.25
  ) {
    move(from: start, to: end, for: seconds)
    advance(by: 0.2)
    touch(.moved, at: end)
    touch(.ended, at: end)
    advance(by: frameDuration)
  }

  /// Flings a finger from one point of the window to another: content goes on moving.
  public func fling(
    from start: CGPoint, to end: CGPoint, for seconds: CFTimeInterval = 0.1
  ) {
    move(from: start, to: end, for: seconds)
    touch(.ended, at: end)
    advance(by: frameDuration)
  }

  /// Turns a wheel over the middle of a view, or of the window: positive numbers lead to the end of
  /// the content.
  public func scroll(by points: CGFloat, over view: UIView? = nil) {
    let point = visibleCenter(of: view ?? window)
    let delta = CGVector(dx: 0, dy: points)
    window.receive(.scroll(.began, location: point, delta: .zero, time: time))
    window.receive(.scroll(.changed, location: point, delta: delta, time: time))
    window.receive(
      .scroll(.ended(velocity: .zero), location: point, delta: .zero, time: time))
    advance(by: frameDuration)
  }

  /// Types a text into what is first responder.
  public func type(_ text: String) throws {
    guard window.firstResponder != nil else { throw TestStageError.nothingIsFirstResponder }
    for character in text { press(key(for: character)) }
    advance(by: frameDuration)
  }

  private func key(for character: Character) -> KeyInput {
    let text = String(character)
    return switch character {
    case "\n": KeyInput(.return, characters: text)
    case "\t": KeyInput(.tab, characters: text)
    case " ": KeyInput(.space, characters: text)
    default: KeyInput(.character, characters: text, isShiftDown: character.isUppercase)
    }
  }

  private func press(_ key: KeyInput) {
    window.receive(.key(key, isDown: true, time: time))
    window.receive(.key(key, isDown: false, time: time))
  }

  private func move(from start: CGPoint, to end: CGPoint, for seconds: CFTimeInterval) {
    touch(.began, at: start)
    let steps = max(2, Int((seconds / frameDuration).rounded()))
    for step in 1...steps {
      advance(by: seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      touch(.moved, at: point)
    }
  }

  private func touch(_ phase: WindowInput.TouchPhase, at point: CGPoint) {
    window.receive(.touch(id: 0, phase, location: point, time: time))
  }

  private func isRelated(_ one: UIView, _ other: UIView) -> Bool {
    one.isDescendant(of: other) || other.isDescendant(of: one)
  }
}
