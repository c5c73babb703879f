import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct TapTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = GestureLog()
  private let here = CGPoint(x: 50, y: 50)

  init() { stage.window.addSubview(view) }

  private func tap(taps: Int = 1, touches: Int = 1, _ name: String = "tap")
    -> UITapGestureRecognizer
  {
    let tap = log.watch(UITapGestureRecognizer(), name, on: view)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  @Test func `a tap reports once, when the finger lifts`() {
    _ = tap()
    stage.touch(.began, at: here)
    #expect(log.entries.isEmpty)
    stage.touch(.ended, at: here)
    #expect(log.entries == ["tap ended"])
  }

  @Test func `a tap knows where it was`() {
    let tap = tap()
    stage.tap(at: here)
    #expect(tap.location(in: view) == here)
  }

  @Test func `a finger that wanders off is no tap`() {
    _ = tap()
    stage.drag([here, CGPoint(x: 150, y: 50), here])
    stage.touch(.ended, at: here)
    #expect(log.entries.isEmpty)
  }

  @Test func `a finger that stays is no tap`() {
    _ = tap()
    stage.touch(.began, at: here)
    stage.advance(by: 2)
    stage.touch(.ended, at: here)
    #expect(log.entries.isEmpty)
  }

  @Test func `two taps must follow each other soon`() {
    _ = tap(taps: 2)
    stage.tap(at: here)
    stage.advance(by: 0.6)
    stage.tap(at: here)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.1)
    stage.tap(at: here)
    #expect(log.entries == ["tap ended"])
  }

  @Test func `two fingers tap together`() {
    _ = tap(touches: 2)
    stage.tap(at: here)
    #expect(log.entries.isEmpty)
    stage.touch(.began, at: here)
    stage.touch(.began, at: CGPoint(x: 90, y: 50), finger: 1)
    stage.touch(.ended, at: here)
    stage.touch(.ended, at: CGPoint(x: 90, y: 50), finger: 1)
    #expect(log.entries == ["tap ended"])
  }

  @Test func `two fingers that stand apart tap twice`() {
    _ = tap(taps: 2, touches: 2)
    let there = CGPoint(x: 180, y: 50)
    let beside = CGPoint(x: 181, y: 50)
    for _ in 0..<2 {
      stage.touch(.began, at: here)
      stage.touch(.began, at: there, finger: 1)
      stage.touch(.ended, at: here)
      stage.touch(.moved, at: beside, finger: 1)
      stage.touch(.ended, at: beside, finger: 1)
    }
    #expect(log.entries == ["tap ended"])
  }

  @Test func `single and double taps both report unless one waits for the other`() {
    let single = tap("single")
    let double = tap(taps: 2, "double")
    stage.tap(at: here)
    stage.tap(at: here)
    #expect(log.entries == ["single ended", "double ended"])
    log.clear()
    single.require(toFail: double)
    stage.advance(by: 1)
    stage.tap(at: here)
    stage.tap(at: here)
    stage.advance(by: 1)
    #expect(log.entries == ["double ended"])
  }

  @Test func `a single tap that waits reports when the second one does not come`() {
    let single = tap("single")
    single.require(toFail: tap(taps: 2, "double"))
    stage.tap(at: here)
    stage.advance(by: 0.2)
    #expect(log.entries.isEmpty)
    #expect(single.state == .possible)
    stage.advance(by: 0.3)
    #expect(log.entries == ["single ended"])
  }

  @Test func `a recognizer is possible again after each tap`() {
    let tap = tap()
    for count in 1...3 {
      stage.tap(at: here)
      #expect(tap.state == .possible)
      #expect(log.entries.count == count)
    }
  }

  @MainActor private final class Target {
    var calls = 0
    func tapped() { calls += 1 }
  }

  @Test func `a method of a target is called once however often it is added`() {
    let (target, other) = (Target(), Target())
    let tapped = Selector(Target.tapped)
    let tap = UITapGestureRecognizer(target: target, action: tapped)
    tap.addTarget(target, action: tapped)
    tap.addTarget(other, action: tapped)
    view.addGestureRecognizer(tap)
    stage.tap(at: here)
    #expect(target.calls == 1)
    #expect(other.calls == 1)
    tap.removeTarget(target, action: tapped)
    stage.tap(at: here)
    #expect(target.calls == 1)
  }

  @Test func `a disabled recognizer sees nothing`() {
    let tap = tap()
    tap.isEnabled = false
    stage.tap(at: here)
    tap.isEnabled = true
    stage.touch(.began, at: here)
    tap.isEnabled = false
    stage.touch(.ended, at: here)
    #expect(log.entries.isEmpty)
  }
}
