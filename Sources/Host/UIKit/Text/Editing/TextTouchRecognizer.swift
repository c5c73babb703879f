/// Places the caret by a tap and selects by a drag or repeated taps.
///
/// A view that is not being edited wants a tap, so that a drag can scroll what is around it. One
/// that is takes the touch at once: its pointer selects. A long press selects a word, shows handles
/// and opens the menu when the finger lifts.
@MainActor
final class TextTouchRecognizer: UIGestureRecognizer {
  private unowned let host: any TextInteractionHost

  /// How far a finger may move and still tap, in points.
  private let slack: CGFloat = 10
  private var start = CGPoint.zero
  /// What a drag keeps selected: the word or paragraph that the first taps chose.
  private var kept = NSRange(location: 0, length: 0)
  private var taps = 1
  private var press: FrameTimer?
  private var isLong = false

  /// How long a finger stays down to select a word, in seconds.
  private let pressDuration = 0.5

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
    press = FrameTimers.shared.schedule(at: event.timestamp + pressDuration) { [weak self] in
      self?.pressedLong()
    }
    guard host.isFirstResponder else { return }
    choose()
    state = .began
  }

  /// Whether a touch is not on a button or another view inside.
  private func belongsToText(_ touch: UITouch) -> Bool {
    touch.view === host || touch.view === host.textArea
  }

  /// Whether the finger has moved too far to tap.
  private var isFar: Bool {
    let place = location(in: nil)
    return abs(place.x - start.x) > slack || abs(place.y - start.y) > slack
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isFar { press?.cancel() }
    if state == .possible {
      if isFar { state = .failed }
    } else {
      extend()
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isLong, taps == 1, !isFar, let view = host as? UITextView,
      view.followLink(at: location(in: view.textArea))
    {
      return state = .ended
    }
    if state == .possible, host.becomeFirstResponder(), view != nil { choose() }
    state = .ended
    guard isLong, view != nil else { return }
    host.interaction.showHandles(true)
    host.interaction.openMenu(at: host.interaction.selectionRectInWindow)
  }

  /// The finger has stayed where it came down: it selects words from now on.
  private func pressedLong() {
    // The text may have gone while the finger stays, or when its delegate was asked.
    guard view != nil, host.isFirstResponder || host.becomeFirstResponder(), view != nil else {
      return state = .failed
    }
    (isLong, taps) = (true, 2)
    choose()
    state = state == .possible ? .began : .changed
  }

  override func reset() {
    super.reset()
    press?.cancel()
    (press, isLong) = (nil, false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  private var offsetUnderFinger: Int {
    host.geometry.offset(at: location(in: host.textArea))
  }

  /// Puts the caret under the finger, or selects the word or paragraph there.
  private func choose() {
    host.interaction.showHandles(false)
    let offset = offsetUnderFinger
    let boundaries = TextBoundaries(host.interaction.editor.text)
    switch taps {
    case 1: kept = NSRange(location: boundaries.characterStart(at: offset), length: 0)
    case 2: kept = host.interaction.word(at: offset)
    default: kept = boundaries.paragraphRange(at: offset)
    }
    host.interaction.select(kept)
  }

  /// Selects from what is kept to the finger, word by word after a double tap.
  private func extend() {
    var offset = offsetUnderFinger
    let isBefore = offset < kept.location
    if taps == 2 {
      let word = host.interaction.word(at: offset)
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
