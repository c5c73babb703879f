import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct DragTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = GestureLog()

  init() { stage.window.addSubview(view) }

  private func points(_ xs: CGFloat...) -> [CGPoint] { xs.map { CGPoint(x: $0, y: 50) } }

  // MARK: Pan

  @Test func `a pan begins after ten points, changes and ends`() {
    log.watch(UIPanGestureRecognizer(), "pan", on: view)
    stage.drag(points(50, 55, 59))
    #expect(log.entries.isEmpty)
    stage.touch(.moved, at: CGPoint(x: 61, y: 50))
    stage.touch(.moved, at: CGPoint(x: 70, y: 50))
    stage.touch(.ended, at: CGPoint(x: 70, y: 50))
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `translation is the way since the touch, or since it was set`() {
    let pan = log.watch(UIPanGestureRecognizer(), "pan", on: view)
    stage.drag(points(50, 70, 90))
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 0))
    pan.setTranslation(.zero, in: view)
    stage.touch(.moved, at: CGPoint(x: 95, y: 53))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 3))
  }

  @Test func `translation and location are in the coordinates asked for`() {
    let pan = log.watch(UIPanGestureRecognizer(), "pan", on: view)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.addSubview(half)
    stage.drag(points(150, 200))
    #expect(pan.translation(in: half).x == 100)
    #expect(abs(pan.location(in: half).x - (200 - 25) * 2) < 1e-9)
  }

  @Test func `velocity is the speed of the last moments and nothing after a rest`() {
    let pan = log.watch(UIPanGestureRecognizer(), "pan", on: view)
    stage.drag(points(50, 60, 70, 80, 90))
    #expect(abs(pan.velocity(in: view).x - 600) < 1e-6)
    stage.advance(by: 0.5)
    stage.touch(.moved, at: CGPoint(x: 90, y: 50))
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `a finger that joins or leaves does not move the translation`() {
    let pan = log.watch(UIPanGestureRecognizer(), "pan", on: view)
    stage.drag(points(50, 70))
    stage.touch(.began, at: CGPoint(x: 250, y: 50), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 260, y: 50), finger: 1)
    #expect(pan.translation(in: view).x == 25)
    stage.touch(.ended, at: CGPoint(x: 260, y: 50), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 80, y: 50))
    #expect(pan.translation(in: view).x == 35)
    #expect(pan.state == .changed)
  }

  @Test func `a pan for two fingers needs two, one for one fails with two`() {
    let two = log.watch(UIPanGestureRecognizer(), "two", on: view)
    two.minimumNumberOfTouches = 2
    let one = log.watch(UIPanGestureRecognizer(), "one", on: view)
    one.maximumNumberOfTouches = 1
    stage.touch(.began, at: CGPoint(x: 50, y: 50))
    stage.touch(.began, at: CGPoint(x: 90, y: 50), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 80, y: 50))
    stage.touch(.moved, at: CGPoint(x: 120, y: 50), finger: 1)
    #expect(log.entries.first == "two began")
    #expect(!log.entries.contains { $0.hasPrefix("one") })
  }

  @Test func `a pan is cancelled with its touch`() {
    log.watch(UIPanGestureRecognizer(), "pan", on: view)
    stage.drag(points(50, 70))
    stage.touch(.cancelled, at: CGPoint(x: 70, y: 50))
    #expect(log.entries == ["pan began", "pan cancelled"])
  }

  @Test func `an edge pan starts at its edge and goes inwards`() {
    let pan = log.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: view)
    pan.edges = .left
    stage.drag(points(60, 120))
    stage.touch(.ended, at: CGPoint(x: 120, y: 50))
    stage.drag([CGPoint(x: 5, y: 50), CGPoint(x: 5, y: 90)])
    stage.touch(.ended, at: CGPoint(x: 5, y: 90))
    #expect(log.entries.isEmpty)
    stage.drag(points(5, 60))
    #expect(log.entries == ["edge began"])
  }

  // MARK: Long press

  @Test func `a long press begins by itself, changes and ends`() {
    log.watch(UILongPressGestureRecognizer(), "press", on: view)
    stage.touch(.began, at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.4)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(log.entries == ["press began"])
    stage.touch(.moved, at: CGPoint(x: 150, y: 50))
    stage.touch(.ended, at: CGPoint(x: 150, y: 50))
    #expect(log.entries == ["press began", "press changed", "press ended"])
  }

  @Test func `an early move or lift is no long press`() {
    log.watch(UILongPressGestureRecognizer(), "press", on: view)
    stage.drag(points(50, 65))
    stage.advance(by: 1)
    stage.touch(.ended, at: CGPoint(x: 65, y: 50))
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test func `a lift that is reported late still finds the press begun`() {
    log.watch(UILongPressGestureRecognizer(), "press", on: view)
    stage.window.receive(.touch(id: 0, .began, location: CGPoint(x: 50, y: 50), time: 100))
    stage.window.receive(.touch(id: 0, .ended, location: CGPoint(x: 50, y: 50), time: 101))
    #expect(log.entries == ["press began", "press ended"])
  }

  // MARK: Swipe

  @Test func `a swipe is quick, straight and goes its way`() {
    log.watch(UISwipeGestureRecognizer(), "right", on: view)
    log.watch(UISwipeGestureRecognizer(), "left", on: view).direction = .left
    stage.drag(points(50, 80, 120))
    stage.touch(.ended, at: CGPoint(x: 120, y: 50))
    #expect(log.entries == ["right ended"])
    stage.drag(points(150, 120, 90))
    stage.touch(.ended, at: CGPoint(x: 90, y: 50))
    #expect(log.entries == ["right ended", "left ended"])
    stage.touch(.began, at: CGPoint(x: 50, y: 50))
    stage.advance(by: 1)
    stage.touch(.moved, at: CGPoint(x: 120, y: 50))
    stage.touch(.ended, at: CGPoint(x: 120, y: 50))
    #expect(log.entries.count == 2)
  }

  // MARK: Pinch

  @Test func `a pinch follows the distance of two fingers`() {
    let pinch = log.watch(UIPinchGestureRecognizer(), "pinch", on: view)
    stage.touch(.began, at: CGPoint(x: 100, y: 50))
    stage.touch(.began, at: CGPoint(x: 190, y: 50), finger: 1)
    stage.touch(.moved, at: CGPoint(x: 200, y: 50), finger: 1)
    #expect(log.entries == ["pinch began"])
    #expect(pinch.scale == 1)
    stage.advance(by: 0.1)
    stage.touch(.moved, at: CGPoint(x: 300, y: 50), finger: 1)
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
    pinch.scale = 1
    stage.touch(.moved, at: CGPoint(x: 200, y: 50), finger: 1)
    #expect(pinch.scale == 0.5)
    stage.touch(.ended, at: CGPoint(x: 200, y: 50), finger: 1)
    #expect(log.entries.last == "pinch ended")
  }
}
