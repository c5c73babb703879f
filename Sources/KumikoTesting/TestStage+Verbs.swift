import UIKit

extension TestStage {
  /// Taps on the first visible view with a text or an accessibility identifier.
  public func tap(on name: String) throws {
    display.tap(at: try touchablePoint(of: view(called: name), called: name))
  }

  /// Touches the first visible view with a text or an accessibility identifier for some seconds.
  public func press(on name: String, for seconds: CFTimeInterval) throws {
    let point = try touchablePoint(of: view(called: name), called: name)
    display.press(at: point, for: seconds)
  }

  /// Drags a finger sideways over the first visible view with a text or an accessibility
  /// identifier, rests and lets go: in a list it brings out the actions of a row.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier.
  ///   - points: How far; positive numbers lead to the right. Nearly the width of the row is a full
  ///     swipe.
  public func swipe(on name: String, by points: CGFloat) throws {
    let start = try touchablePoint(of: view(called: name), called: name)
    display.drag(from: start, to: CGPoint(x: start.x + points, y: start.y), pause: 0.1)
  }

  /// Holds a finger on the first visible view with a text or an accessibility identifier until a
  /// long press is recognized, and lifts it.
  public func longPress(on name: String) throws { try press(on: name, for: 0.8) }

  /// Clicks the secondary button of the mouse on the first visible view with a text or an
  /// accessibility identifier.
  public func secondaryClick(on name: String) throws {
    display.secondaryClick(at: try touchablePoint(of: view(called: name), called: name))
  }

  /// Lifts the first visible view with a text or an accessibility identifier, carries it to the
  /// middle of another one and lets it go there.
  public func drag(from name: String, to other: String) throws {
    let start = try touchablePoint(of: view(called: name), called: name)
    let end = visibleCenter(of: try view(called: other))
    display.drag(from: start, to: end, hold: 0.8, pause: 0.4)
  }

  /// Scrolls what is under the middle of a view, or of the window, as two fingers on a touchpad do:
  /// positive numbers lead to the end of the content.
  public func scroll(by points: CGFloat, over view: UIView? = nil) {
    display.scroll(by: CGVector(dx: 0, dy: points), at: visibleCenter(of: view ?? window))
  }

  /// Types a text into what is first responder.
  public func type(_ text: String) throws {
    guard window.firstResponder != nil else { throw TestStageError.nothingIsFirstResponder }
    display.type(text)
  }

  private func touchablePoint(of view: UIView, called name: String) throws -> CGPoint {
    let point = visibleCenter(of: view)
    guard let hit = window.hitTest(point, with: nil) else { return point }
    if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return point }
    throw TestStageError.covered(name, by: String(describing: Swift.type(of: hit)))
  }
}
