import QuartzCore
import UIKit

/// A stage with fingers on a keyboard.
@MainActor
final class TypingStage {
  let stage = Stage()

  init(_ views: UIView...) {
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 100 + 60 * CGFloat(index), width: 300, height: 40)
      stage.window.addSubview(view)
    }
    stage.frame()
  }

  func close() { stage.close() }

  func press(
    _ code: KeyInput.Code, _ characters: String = "", shift: Bool = false, control: Bool = false
  ) {
    let key = KeyInput(code, characters: characters, isShiftDown: shift, isControlDown: control)
    stage.window.receive(.key(key, isDown: true, time: MediaClock.now))
    stage.window.receive(.key(key, isDown: false, time: MediaClock.now))
  }

  /// Types each character of a text.
  func type(_ text: String) {
    for character in text { press(.character, String(character)) }
  }

  /// Presses a letter while Control is down.
  func control(_ letter: String, shift: Bool = false) {
    press(.character, letter, shift: shift, control: true)
  }

  /// Taps so soon after each other that they belong together.
  func tap(_ point: CGPoint, times: Int = 1) {
    for _ in 0..<times {
      stage.tap(at: point)
      stage.advance(by: 0.1)
    }
    stage.advance(by: 1)
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    stage.touch(.began, at: start)
    stage.advance(by: 0.3)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      stage.touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      stage.advance(by: 0.05)
    }
    stage.touch(.ended, at: end)
    stage.advance(by: 1)
  }
}

extension UITextInput {
  /// The selection as a range of UTF-16 units.
  var selectedUnits: NSRange? {
    get {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
    set {
      guard let newValue,
        let start = position(from: beginningOfDocument, offset: newValue.location),
        let end = position(from: start, offset: newValue.length)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}
