import HeadlessHost
import ListGeometry
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
  private let views: DepartingViews

  init() {
    views = DepartingViews { [log] in log.ended.append($0.name) }
  }

  private func depart(_ names: String...) {
    views.beginBatch()
    for name in names { views.append(Departure(named: name)) }
  }

  @Test func `views belong to the batch that began last`() {
    depart("a", "b")
    depart("c")
    #expect(views.batchNumber == 2)
    #expect(views.departures(ofBatch: 1).map(\.name) == ["a", "b"])
    #expect(views.departures(ofBatch: 2).map(\.name) == ["c"])
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
    views.reclaim { departure in
      asked.append(departure.name)
      return departure.name == "c"
    }
    #expect(asked == ["b", "c"])
    views.finish()
    #expect(log.ended == ["a", "b"])
  }

  @Test func `cells are told apart from other views`() {
    views.append(Departure(UIView(), .cell(RowPath(section: 0, row: 1))))
    views.append(Departure(UIView(), ElementKey(.header, section: 0)))
    #expect(views.cells(ofBatch: 0).count == 1)
  }

  @Test func `a view is as before when it has left`() {
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
    view.alpha = 0.5
    let departure = Departure(view, .cell(RowPath(section: 0, row: 1)), .out(.left))
    var state = ElementAnimationState(.left, of: view.frame, width: 100, staysInside: true)
    state.frame.origin.y = 40
    departure.apply(state)
    #expect(view.frame.minY == 40)
    #expect(view.alpha == 0)
    #expect(view.bounds.minX == 100)
    departure.restore()
    #expect(view.alpha == 0.5)
    #expect(view.bounds.origin == .zero)
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

extension Departure {
  fileprivate init(named name: String) {
    self.init(UIView(), ElementKey(.supplementary(name), section: 0))
  }

  fileprivate var name: String { key.kind.name ?? "" }
}
