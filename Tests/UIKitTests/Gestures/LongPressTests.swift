import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct LongPressTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = GestureLog()
  private let here = CGPoint(x: 50, y: 50)
  private let there = CGPoint(x: 200, y: 50)

  init() {
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
  }

  private func press(touches: Int = 1, taps: Int = 0) {
    let press = log.watch(UILongPressGestureRecognizer(), "press", on: view)
    (press.numberOfTouchesRequired, press.numberOfTapsRequired) = (touches, taps)
  }

  private func putDownTwoFingers() {
    stage.touch(.began, at: here)
    stage.touch(.began, at: there, finger: 1)
  }

  private func liftTwoFingers() {
    stage.touch(.ended, at: here)
    stage.touch(.ended, at: there, finger: 1)
  }

  @Test func `two fingers press together, from when the second one is down`() {
    press(touches: 2)
    stage.touch(.began, at: here)
    stage.advance(by: 0.4)
    stage.touch(.began, at: there, finger: 1)
    stage.advance(by: 0.4)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(log.entries == ["press began"])
    liftTwoFingers()
    #expect(log.entries == ["press began", "press ended"])
  }

  @Test func `a finger that lifts too early, or one too many, is no press`() {
    press(touches: 2)
    putDownTwoFingers()
    stage.touch(.ended, at: there, finger: 1)
    stage.advance(by: 1)
    stage.touch(.ended, at: here)
    putDownTwoFingers()
    stage.touch(.began, at: CGPoint(x: 100, y: 100), finger: 2)
    stage.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test func `two fingers press after a tap of both`() {
    press(touches: 2, taps: 1)
    putDownTwoFingers()
    stage.touch(.ended, at: here)
    stage.touch(.moved, at: CGPoint(x: 201, y: 50), finger: 1)
    stage.touch(.ended, at: CGPoint(x: 201, y: 50), finger: 1)
    putDownTwoFingers()
    stage.advance(by: 0.6)
    #expect(log.entries == ["press began"])
    liftTwoFingers()
    #expect(log.entries == ["press began", "press ended"])
  }

  @Test func `a tap of one finger does not count where two press`() {
    press(touches: 2, taps: 1)
    stage.tap(at: here)
    putDownTwoFingers()
    stage.advance(by: 0.6)
    #expect(log.entries.isEmpty)
  }

  @Test func `a finger that stays makes no tap that a press could follow`() {
    press(taps: 1)
    stage.touch(.began, at: here)
    stage.advance(by: 2)
    stage.touch(.ended, at: here)
    stage.touch(.began, at: here)
    stage.advance(by: 0.6)
    #expect(log.entries.isEmpty)
    stage.touch(.ended, at: here)
    stage.touch(.began, at: here)
    stage.advance(by: 0.6)
    #expect(log.entries == ["press began"])
  }
}
