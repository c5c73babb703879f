import UIKit

/// What a finger does. Where a name is asked for, it is the text or the accessibility identifier of
/// a view, and the first such view that can be seen is meant; errors name the place of the call.
extension TestStage {
  /// Taps on a view with a text or an accessibility identifier.
  ///
  /// The tap goes where a finger's would: a text that takes no touches, such as the title of a
  /// field, is part of what it stands in.
  ///
  /// - Throws: ``TestStageError`` if there is none, or if something lies above it.
  public func tap(on name: String, file: String = #filePath, line: Int = #line) throws {
    display.tap(at: try touchablePoint(called: name, file, line))
  }

  /// Taps on the middle of what can be seen of a view.
  ///
  /// - Throws: ``TestStageError`` if nothing of it can be seen, or if something lies above it.
  public func tap(_ view: UIView, file: String = #filePath, line: Int = #line) throws {
    let name = view.shownText ?? view.accessibilityIdentifier
    let type = String(describing: Swift.type(of: view))
    display.tap(
      at: try touchablePoint(of: view, called: name ?? type, file, line))
  }

  /// Touches a view with a text or an accessibility identifier for some seconds.
  public func press(
    on name: String, for seconds: CFTimeInterval, file: String = #filePath, line: Int = #line
  ) throws {
    let point = try touchablePoint(called: name, file, line)
    display.press(at: point, for: seconds)
  }

  /// Drags a finger sideways over a view with a text or an accessibility identifier, rests and lets
  /// go: in a list it brings out the actions of a row.
  ///
  /// - Parameters:
  ///   - name: The text or the identifier.
  ///   - points: How far; positive numbers lead to the right. Nearly the width of the row is a full
  ///     swipe.
  ///   - file: Where the verb is called.
  ///   - line: Where the verb is called.
  public func swipe(
    on name: String, by points: CGFloat, file: String = #filePath, line: Int = #line
  ) throws {
    let start = try touchablePoint(called: name, file, line)
    display.drag(from: start, to: CGPoint(x: start.x + points, y: start.y), pause: 0.1)
  }

  /// Holds a finger on a view with a text or an accessibility identifier until a long press is
  /// recognized, and lifts it.
  public func longPress(on name: String, file: String = #filePath, line: Int = #line) throws {
    try press(on: name, for: 0.8, file: file, line: line)
  }

  /// Clicks the secondary button of the mouse on a view with a text or an accessibility identifier.
  public func secondaryClick(on name: String, file: String = #filePath, line: Int = #line) throws {
    display.secondaryClick(at: try touchablePoint(called: name, file, line))
  }

  /// Lifts a view with a text or an accessibility identifier, carries it to the middle of another
  /// one and lets it go there.
  public func drag(
    from name: String, to other: String, file: String = #filePath, line: Int = #line
  ) throws {
    let start = try touchablePoint(called: name, file, line)
    let end = visibleCenter(of: try view(called: other, file: file, line: line))
    display.drag(from: start, to: end, hold: 0.8, pause: 0.4)
  }

  /// Scrolls what is under the middle of a view, or of the window, as two fingers on a touchpad do:
  /// positive numbers lead to the end of the content.
  public func scroll(by points: CGFloat, over view: UIView? = nil) {
    display.scroll(by: CGVector(dx: 0, dy: points), at: visibleCenter(of: view ?? window))
  }

  func touchablePoint(called name: String, _ file: String, _ line: Int) throws -> CGPoint {
    let view = try view(called: name, file: file, line: line)
    return try touchablePoint(of: view, called: name, file, line)
  }

  private func touchablePoint(
    of view: UIView, called name: String, _ file: String, _ line: Int
  ) throws -> CGPoint {
    guard let point = visibleMiddle(of: view) else {
      throw TestStageError(.notVisible(name), file: file, line: line)
    }
    guard let cover = coverInFront(at: point) ?? cover(of: view, at: point) else { return point }
    let type = String(describing: Swift.type(of: cover))
    throw TestStageError(.covered(name, by: type), file: file, line: line)
  }

  /// What takes a touch at a point of the window in another window that lies above it; nil if
  /// nothing does.
  private func coverInFront(at point: CGPoint) -> UIView? {
    let place = window.convert(point, to: nil as UIWindow?)
    let above = UIApplication.shared.visibleWindows.reversed().prefix { $0 !== window }
    let hits = above.lazy.compactMap { other in
      other.hitTest(other.convert(place, from: nil as UIWindow?), with: nil)
    }
    return hits.first
  }

  /// What takes a touch above a view, rather than a view around it handing on the touch; nil if
  /// nothing does.
  private func cover(of view: UIView, at point: CGPoint) -> UIView? {
    guard let hit = window.hitTest(point, with: nil), !hit.isDescendant(of: view),
      !view.isDescendant(of: hit)
    else { return nil }
    var below = view
    while below !== window, let parent = below.superview {
      let above = parent.subviews.reversed().prefix { $0 !== below }
      let hits = above.lazy.compactMap { $0.hitTest($0.convert(point, from: nil), with: nil) }
      if let hit = hits.first { return hit }
      below = parent
    }
    return nil
  }
}
