import Testing
import UIKit
import _UIKitTestSupport

private class Pad: UIView {
  var log: [String] = []

  private func note(_ word: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
    log.append(([word] + points.map { "\(Int($0.x)),\(Int($0.y))" }).joined(separator: " "))
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
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

private class TapCounter: UIView {
  var counts: [Int] = []
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}

@MainActor
@Suite(.closesWindows) struct TouchTests {
  private let stage = Stage()
  private let pad = Pad(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() { stage.window.addSubview(pad) }

  @Test func `a view hears of a finger in its own coordinates, also outside its bounds`() {
    stage.touch(.began, at: CGPoint(x: 110, y: 120))
    stage.touch(.moved, at: CGPoint(x: 50, y: 130))
    stage.touch(.ended, at: CGPoint(x: 40, y: 130))
    #expect(pad.log == ["began 10,20", "moved -50,30", "ended -60,30"])
  }

  @Test func `touches go to the superview where a view does not handle them`() {
    pad.addSubview(UIView(frame: pad.bounds))
    stage.tap(at: CGPoint(x: 110, y: 120))
    #expect(pad.log == ["began 10,20", "ended 10,20"])
  }

  @Test func `a second finger is heard only by views for many`() {
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.touch(.began, at: CGPoint(x: 120, y: 110), finger: 1)
    #expect(pad.log == ["began 10,10"])
    stage.touch(.ended, at: CGPoint(x: 110, y: 110))
    stage.touch(.ended, at: CGPoint(x: 120, y: 110), finger: 1)
    pad.isMultipleTouchEnabled = true
    pad.log = []
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.touch(.began, at: CGPoint(x: 120, y: 110), finger: 1)
    #expect(pad.log == ["began 10,10", "began 20,10"])
  }

  @Test func `an exclusive view keeps others from getting touches`() {
    let other = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(other)
    pad.isExclusiveTouch = true
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.touch(.began, at: CGPoint(x: 10, y: 10), finger: 1)
    #expect(other.log.isEmpty)
    stage.touch(.ended, at: CGPoint(x: 110, y: 110))
    stage.touch(.began, at: CGPoint(x: 10, y: 10), finger: 2)
    stage.touch(.began, at: CGPoint(x: 110, y: 110), finger: 3)
    #expect(other.log == ["began 10,10"])
    #expect(pad.log.count == 2)
  }

  @Test func `hiding the window takes touches away`() {
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.close()
    #expect(pad.log == ["began 10,10", "cancelled 10,10"])
  }

  @Test func `a finger that touches nothing is never heard of`() {
    stage.touch(.moved, at: CGPoint(x: 110, y: 110))
    stage.touch(.ended, at: CGPoint(x: 110, y: 110))
    #expect(pad.log.isEmpty)
  }

  @Test func `taps in quick succession are counted`() {
    let counter = TapCounter(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    stage.window.addSubview(counter)
    let (here, there) = (CGPoint(x: 10, y: 10), CGPoint(x: 80, y: 80))
    stage.tap(at: here)
    stage.advance(by: 0.2)
    stage.tap(at: here)
    stage.tap(at: there)
    stage.advance(by: 1)
    stage.tap(at: there)
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test func `an event knows its touches by view and window`() throws {
    final class Asking: UIView {
      var counts: [Int?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event, let window else { return }
        counts = [
          event.allTouches?.count, event.touches(for: self)?.count,
          event.touches(for: window)?.count,
        ]
      }
    }
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    stage.window.addSubview(view)
    stage.touch(.began, at: CGPoint(x: 110, y: 110))
    stage.touch(.began, at: CGPoint(x: 10, y: 10), finger: 1)
    #expect(view.counts == [2, 1, 2])
  }
}
