import HeadlessHost
import Testing

@testable import UIKit

/// What updates send away, until their animations end.
@MainActor
@Suite(.serialized) struct DepartingViewsTests {
  /// Notes what is given up.
  private final class Log {
    var ended: [String] = []
  }

  private let log = Log()
  private let views: DepartingViews<String>

  init() {
    views = DepartingViews { [log] in log.ended.append($0) }
  }

  private func depart(_ names: String...) {
    views.beginBatch()
    for name in names { views.append(name) }
  }

  @Test func `views belong to the batch that began last`() {
    depart("a", "b")
    depart("c")
    #expect(views.batchNumber == 2)
    #expect(views.departures(ofBatch: 1) == ["a", "b"])
    #expect(views.departures(ofBatch: 2) == ["c"])
  }

  @Test func `a batch gives up its own views, once`() {
    depart("a")
    depart("b")
    views.finish(batch: 2)
    #expect(log.ended == ["b"])
    views.finish()
    #expect(log.ended == ["b", "a"])
    views.finish()
    #expect(log.ended == ["b", "a"])
  }

  @Test func `only what the batch before sends away can be had back`() {
    depart("a")
    depart("b", "c")
    views.beginBatch()
    var asked: [String] = []
    views.reclaim { name in
      asked.append(name)
      return name == "c"
    }
    #expect(asked == ["b", "c"])
    views.finish()
    #expect(log.ended == ["a", "b"])
  }

  @Test func `without animation all happens at once`() {
    depart("a")
    var events: [String] = []
    let arrive = { events.append("arrive \(UIView.areAnimationsEnabled)") }
    views.run(
      batch: 1, isAnimated: false, arrive, didAnimate: { events.append("animated") },
      [{ events.append("completed \($0)") }])
    #expect(events == ["arrive false", "completed true"])
    #expect(log.ended == ["a"])
  }

  @Test func `an animation gives views up at its end`() {
    let display = HeadlessDisplay.install()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = UIWindow(frame: display.bounds)
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    depart("a")
    var events: [String] = []
    let arrive = { view.frame.origin.x = 100 }
    views.run(
      batch: 1, isAnimated: true, arrive, didAnimate: { events.append("animated") },
      [{ events.append("completed \($0)") }])
    #expect(log.ended.isEmpty)
    display.advance(by: 1)
    #expect(log.ended == ["a"])
    #expect(events == ["animated", "completed true"])
  }
}
