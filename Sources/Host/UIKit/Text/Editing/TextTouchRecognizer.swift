/// Places the caret by a tap and selects by a drag or repeated taps.
///
/// A view that is not being edited wants a tap, so that a drag can scroll what is around it. One
/// that is takes the touch at once: its pointer selects.
@MainActor
final class TextTouchRecognizer: UIGestureRecognizer {
  private unowned let host: any TextInteractionHost

  /// How far a finger may move and still tap, in points.
  private let slack: CGFloat = 10
  private var start = CGPoint.zero
  /// What a drag keeps selected: the word or paragraph that the first taps chose.
  private var kept = NSRange(location: 0, length: 0)
  private var taps = 1

  init(host: any TextInteractionHost) {
    self.host = host
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1, belongsToText(touch),
      host.abilities.contains(.select)
    else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
    taps = touch.tapCount
    guard host.isFirstResponder else { return }
    choose()
    state = .began
  }

  /// Whether a touch is not on a button or another view inside.
  private func belongsToText(_ touch: UITouch) -> Bool {
    touch.view === host || touch.view === host.textArea
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      let place = location(in: nil)
      if abs(place.x - start.x) > slack || abs(place.y - start.y) > slack { state = .failed }
    } else {
      extend()
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, host.becomeFirstResponder() { choose() }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  private var offsetUnderFinger: Int {
    host.geometry.offset(at: location(in: host.textArea))
  }

  /// Puts the caret under the finger, or selects the word or paragraph there.
  private func choose() {
    let offset = offsetUnderFinger
    let boundaries = TextBoundaries(host.interaction.editor.text)
    switch taps {
    case 1: kept = NSRange(location: boundaries.characterStart(at: offset), length: 0)
    case 2: kept = boundaries.wordRange(at: offset)
    default: kept = boundaries.paragraphRange(at: offset)
    }
    host.interaction.select(kept)
  }

  /// Selects from what is kept to the finger, word by word after a double tap.
  private func extend() {
    var offset = offsetUnderFinger
    let isBefore = offset < kept.location
    if taps == 2 {
      let word = TextBoundaries(host.interaction.editor.text).wordRange(at: offset)
      offset = isBefore ? word.location : max(word.upperBound, kept.upperBound)
    } else if taps > 2 {
      let range = TextBoundaries(host.interaction.editor.text).paragraphRange(at: offset)
      offset = isBefore ? range.location : max(range.upperBound, kept.upperBound)
    }
    host.interaction.select(
      anchor: isBefore ? kept.upperBound : kept.location,
      head: isBefore || offset > kept.upperBound || kept.length == 0 ? offset : kept.upperBound)
  }
}
