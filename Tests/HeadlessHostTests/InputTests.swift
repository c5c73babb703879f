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

  @Test func `every line break is typed with the return key`() {
    let view = UITextView(frame: window.bounds)
    window.addSubview(view)
    view.becomeFirstResponder()
    display.advance(by: 0.1)
    display.type("one\r\ntwo\rthree\nfour")
    #expect(view.text == "one\ntwo\nthree\nfour")
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
    #expect(first > 150)
    #expect(first <= 200)
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

  @Test func `two fingers on a touchpad scroll what goes their way`() {
    let list = scrollView()
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    carousel.contentSize = CGSize(width: 600, height: 200)
    list.addSubview(carousel)
    let point = CGPoint(x: 100, y: 50)
    display.advanceUntilIdle()
    display.scroll(by: CGVector(dx: 0, dy: -90), at: point)
    #expect(list.contentOffset.y < 0, "the list is pulled, too, where it is at its edge")
    display.advanceUntilIdle()
    #expect(list.contentOffset.y == 0)
    display.scroll(by: CGVector(dx: 0, dy: 90), at: point)
    display.advanceUntilIdle()
    #expect(abs(list.contentOffset.y - 90) < 1)
    #expect(carousel.contentOffset == .zero)
    display.scroll(by: CGVector(dx: 60, dy: 0), at: point)
    display.advanceUntilIdle()
    #expect(abs(list.contentOffset.y - 90) < 1)
    #expect(abs(carousel.contentOffset.x - 60) < 1)
  }

  @Test func `two fingers on a touchpad stay with the window where they began`() {
    let list = scrollView()
    let input = ScreenInput()
    func send(_ phase: WindowInput.ScrollPhase, _ points: CGFloat) {
      input.deliver(
        .scroll(
          phase, location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: points),
          time: display.now))
    }
    send(.began, 10)
    send(.changed, 10)
    #expect(list.isDragging)
    let other = UIWindow(frame: window.frame)
    defer { other.isHidden = true }
    other.isHidden = false
    send(.changed, 10)
    send(.ended(velocity: .zero), 0)
    #expect(!list.isDragging)
    #expect(list.contentOffset.y == 30)
  }

  @Test func `a hover ends where the pointer goes to another window`() {
    var states: [UIGestureRecognizer.State] = []
    recorder.addGestureRecognizer(UIHoverGestureRecognizer { states.append($0.state) })
    let other = UIWindow(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    defer { other.isHidden = true }
    other.isHidden = false
    display.hover(at: CGPoint(x: 20, y: 30))
    #expect(states == [.began])
    display.hover(at: CGPoint(x: 20, y: 250))
    #expect(states == [.began, .ended])
  }

  @Test func `keys go to the key window`() {
    let scroll = scrollView()
    display.press(KeyInput(.end))
    display.advanceUntilIdle()
    #expect(abs(scroll.contentOffset.y - 2700) < 1)
  }
}

@MainActor
@Suite struct MidGestureTests {
  let display = HeadlessDisplay.install(size: CGSize(width: 200, height: 300), scale: 1)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    window.addSubview(recorder)
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
  }

  @Test func `a finger is pressed, moved and lifted by calls of its own`() {
    defer { window.isHidden = true }
    display.press(at: CGPoint(x: 50, y: 60))
    #expect(recorder.events == ["began 50,60"])
    let start = display.now
    display.move(to: CGPoint(x: 50, y: 80))
    #expect(abs(display.now - start - 1 / 60) < 0.001, "a move takes a frame")
    display.advance(by: 1)
    display.lift()
    #expect(recorder.events == ["began 50,60", "moved 50,80", "ended 50,80"])
    display.move(to: CGPoint(x: 10, y: 10))
    display.lift()
    #expect(recorder.events.count == 3, "no finger is on the screen")
  }

  @Test func `fingers are told apart`() {
    defer { window.isHidden = true }
    recorder.isMultipleTouchEnabled = true
    display.press(at: CGPoint(x: 50, y: 60))
    display.press(at: CGPoint(x: 150, y: 160), finger: 1)
    display.move(to: CGPoint(x: 140, y: 160), finger: 1)
    display.lift()
    display.lift(finger: 1)
    #expect(
      recorder.events == [
        "began 50,60", "began 150,160", "moved 140,160", "ended 50,60", "ended 140,160",
      ])
  }

  @Test func `a touch that is cancelled taps nothing`() {
    defer { window.isHidden = true }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    display.press(at: CGPoint(x: 50, y: 50))
    #expect(button.isHighlighted)
    display.cancelTouch()
    #expect(!button.isHighlighted)
    display.lift()
    #expect(taps == 0)
    display.press(at: CGPoint(x: 50, y: 50))
    display.lift()
    #expect(taps == 1)
  }
}
