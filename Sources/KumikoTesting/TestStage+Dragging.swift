import UIKit

extension TestStage {
  /// Drags something by a number of points, slowly, and lets it rest before letting go.
  ///
  /// - Parameters:
  ///   - view: What the finger takes hold of in its middle, for instance a row's handle.
  ///   - delta: How far to drag it.
  public func drag(_ view: UIView, by delta: CGVector) {
    let start = visibleCenter(of: view)
    display.drag(
      from: start, to: CGPoint(x: start.x + delta.dx, y: start.y + delta.dy), duration: 0.5,
      pause: 0.2)
    settle()
  }

  // MARK: Drag and drop, step by step

  /// Lifts a row, or whatever can be dragged, with a text or an accessibility identifier in it, and
  /// holds it: a finger that presses until something is lifted, and stays.
  ///
  /// ```swift
  /// try stage.lift("Buy milk")
  /// try stage.addToDrag("Call mum")
  /// try stage.carry(to: "Done")
  /// #expect(stage.texts.contains("Drop here"))
  /// stage.drop()
  /// ```
  ///
  /// - Throws: ``TestStageError`` if there is no such view, or if something lies above it.
  public func lift(_ name: String, file: String = #filePath, line: Int = #line) throws {
    display.press(at: try touchablePoint(called: name, file, line))
    display.advance(by: 0.8)
  }

  /// Taps with another finger on what is to come along with what is dragged.
  ///
  /// - Throws: ``TestStageError`` if there is no such view, or if something lies above it.
  public func addToDrag(_ name: String, file: String = #filePath, line: Int = #line) throws {
    let point = try touchablePoint(called: name, file, line)
    display.press(at: point, finger: 1)
    display.advance(by: 0.05)
    display.lift(finger: 1)
    display.advance(by: 0.3)
  }

  /// Carries what was lifted over a view with a text or an accessibility identifier, and rests.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier.
  ///   - spot: Which point of the view, from (0, 0) at its top left to (1, 1); its middle by
  ///     default. Points outside lead beside the view.
  ///   - file: Where the verb is called.
  ///   - line: Where the verb is called.
  /// - Throws: ``TestStageError`` if there is no such view.
  public func carry(
    to name: String, at spot: CGPoint = CGPoint(x: 0.5, y: 0.5), file: String = #filePath,
    line: Int = #line
  ) throws {
    let view = try view(called: name, file: file, line: line)
    let frame = view.convert(view.bounds, to: window)
    carry(
      to: CGPoint(
        x: frame.minX + spot.x * frame.width, y: frame.minY + spot.y * frame.height))
  }

  /// Carries what was lifted to a point of the window, and rests.
  public func carry(to point: CGPoint) {
    let start = carriedFrom ?? point
    for step in 1...18 {
      let share = CGFloat(step) / 18
      display.move(
        to: CGPoint(
          x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share))
    }
    display.advance(by: 0.4)
    display.move(to: point)
    display.advance(by: 0.3)
  }

  /// Lets go of what was lifted, and lets everything come to rest.
  public func drop() {
    display.lift()
    settle()
  }

  /// Has the system take what was lifted out of the user's hand, as a call does: it goes back.
  public func cancelDrag() {
    display.cancelTouch()
    settle()
  }

  /// Where the finger is that holds something.
  private var carriedFrom: CGPoint? { display.fingers[0] }
}
