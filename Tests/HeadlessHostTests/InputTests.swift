import HeadlessHost
import Testing
import UIKit

/// A view that writes down what it hears.
@MainActor
private final class Recorder: UIView {
  var events: [String] = []

  private func note(_ name: String, _ touches: Set<UITouch>) {
    let point = touches.first?.location(in: self) ?? .zero
    events.append("\(name) \(Int(point.x)),\(Int(point.y))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
}

@MainActor
@Suite struct InputTests {
  let display = HeadlessDisplay.install(size: CGSize(width: 200, height: 300), scale: 1)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let recorder = Recorder(frame: CGRect(x: 10, y: 20, width: 100, height: 100))

  init() {
    window.addSubview(recorder)
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
  }

  func scrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 200, height: 3000)
    window.addSubview(scroll)
    display.advanceUntilIdle()
    return scroll
  }

  @Test func `a tap begins and ends where it is`() {
    display.tap(at: CGPoint(x: 15, y: 26))
    #expect(recorder.events == ["began 5,6", "ended 5,6"])
    display.tap(at: CGPoint(x: 150, y: 250))
    #expect(recorder.events.count == 2)
  }

  @Test func `a drag moves in even steps`() {
    display.drag(
      from: CGPoint(x: 10, y: 20), to: CGPoint(x: 10, y: 50), duration: 0.05, pause: 0.1)
    #expect(
      recorder.events == [
        "began 0,0", "moved 0,10", "moved 0,20", "moved 0,30", "moved 0,30", "ended 0,30",
      ])
  }

  @Test func `a drag that pauses scrolls by its way, a flick goes on`() {
    let scroll = scrollView()
    let (low, high) = (CGPoint(x: 100, y: 250), CGPoint(x: 100, y: 50))
    display.drag(from: low, to: high, pause: 0.3)
    display.advanceUntilIdle()
    let first = scroll.contentOffset.y
    #expect(first > 150 && first <= 200)
    display.drag(from: low, to: high, duration: 0.1)
    display.advanceUntilIdle()
    #expect(scroll.contentOffset.y > first + 400)
  }

  @Test func `a wheel scrolls by its clicks`() {
    let scroll = scrollView()
    display.wheel(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 100), clicks: 3)
    display.advanceUntilIdle()
    #expect(abs(scroll.contentOffset.y - 180) < 1)
  }

  @Test func `two fingers on a touchpad scroll by their way`() {
    let scroll = scrollView()
    display.scroll(by: CGVector(dx: 0, dy: 90), at: CGPoint(x: 100, y: 100))
    display.advanceUntilIdle()
    #expect(abs(scroll.contentOffset.y - 90) < 1)
    display.scroll(by: CGVector(dx: 0, dy: 90), at: CGPoint(x: 100, y: 100), isFlick: true)
    display.advanceUntilIdle()
    #expect(scroll.contentOffset.y > 250)
  }

  @Test func `keys go to the key window`() {
    let scroll = scrollView()
    display.press(KeyInput(.end))
    display.advanceUntilIdle()
    #expect(abs(scroll.contentOffset.y - 2700) < 1)
  }
}
