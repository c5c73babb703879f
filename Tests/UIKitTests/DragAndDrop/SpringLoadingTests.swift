import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Decides what is spring-loaded, and remembers how far it got.
@MainActor
private final class SpringLog: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect, UICollectionViewDelegate, UITableViewDelegate
{
  var events: [String] = []
  var allows = true
  var asked: [IndexPath] = []
  weak var target: UIView?

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { events.append("finished") }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) { events.append("\(context.state)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    asked.append(indexPath)
    target = context.targetView
    return allows
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }
}

/// What happens when a dragged thing rests over something spring-loaded.
@MainActor
@Suite(.serialized, .closesWindows) struct SpringLoadingTests {
  private let stage = Stage()
  private let source = DragPlace(y: 700, offers: ["a"])
  private let log = SpringLog()

  /// Lifts the thing at the bottom and holds it at a point.
  private func hold(at point: CGPoint, for seconds: CFTimeInterval) {
    stage.window.addSubview(source.view)
    stage.drag(from: CGPoint(x: 200, y: 750), over: [CGPoint(x: 200, y: 680)], lifts: false)
    stage.touch(.moved, at: point)
    stage.advance(by: seconds)
  }

  private func endTouch(at point: CGPoint) {
    stage.touch(.ended, at: point)
    stage.advance(by: 0.6)
  }

  private func showView(_ interaction: UISpringLoadedInteraction) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.addInteraction(interaction)
    stage.window.addSubview(view)
    return view
  }

  // MARK: Interactions

  @Test func `a view is activated once after a pause and a moment of warning`() {
    var places: [CGPoint] = []
    let interaction = UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) {
      #expect($1.state == .activated)
      #expect($1.targetView === $0.view)
      places.append($1.location(in: $0.view))
      self.log.events.append("handler")
    }
    let view = showView(interaction)
    #expect(interaction.view === view)
    #expect(interaction.interactionBehavior === log)
    let point = CGPoint(x: 150, y: 150)
    hold(at: point, for: 0.5)
    #expect(log.events == ["possible"])
    stage.advance(by: 0.2)
    #expect(log.events == ["possible", "activating"])
    stage.advance(by: 2)
    #expect(log.events == ["possible", "activating", "activated", "handler", "finished"])
    #expect(places == [CGPoint(x: 150, y: 50)])
    endTouch(at: point)
    #expect(log.events.suffix(2) == ["finished", "inactive"])
  }

  @Test func `a finger that moves on or leaves activates nothing`() {
    _ = showView(
      UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { _, _ in
        self.log.events.append("handler")
      })
    hold(at: CGPoint(x: 20, y: 150), for: 0.4)
    for x in stride(from: 40, through: 140, by: 20) {
      stage.touch(.moved, at: CGPoint(x: x, y: 150))
      stage.advance(by: 0.4)
    }
    #expect(log.events == ["possible"])
    stage.touch(.moved, at: CGPoint(x: 150, y: 400))
    #expect(log.events == ["possible", "inactive", "finished"])
    endTouch(at: CGPoint(x: 150, y: 400))
    #expect(log.events.count == 3)
  }

  @Test func `a behavior may refuse`() {
    log.allows = false
    _ = showView(
      UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { _, _ in
        Issue.record("activated")
      })
    hold(at: CGPoint(x: 150, y: 150), for: 2)
    #expect(log.events.isEmpty)
    endTouch(at: CGPoint(x: 150, y: 150))
  }

  @Test func `by default the target is highlighted, blinks, and is as before`() {
    var count = 0
    let view = showView(UISpringLoadedInteraction { _, _ in count += 1 })
    let point = CGPoint(x: 150, y: 150)
    hold(at: point, for: 0.5)
    #expect(view.subviews.count == 1)
    #expect(view.subviews.first?.frame == view.bounds)
    #expect(view.subviews.first?.layer.animationKeys() == nil)
    stage.advance(by: 0.2)
    #expect(view.subviews.first?.layer.animationKeys()?.isEmpty == false)
    stage.advance(by: 0.5)
    #expect(view.subviews.isEmpty)
    #expect(count == 1)
    endTouch(at: point)
  }

  // MARK: Lists

  private func showGrid() -> (UICollectionView, Items) {
    let items = Items(count: 9)
    let view = stage.show(makeGrid(), items, log)
    return (view, items)
  }

  @Test func `an item of a collection view is selected as by a tap`() {
    let (view, items) = showGrid()
    #expect(!view.isSpringLoaded)
    let point = CGPoint(x: 150, y: 60)
    hold(at: point, for: 2)
    endTouch(at: point)
    #expect(log.events.isEmpty)
    #expect(log.asked.isEmpty)
    view.isSpringLoaded = true
    hold(at: point, for: 2)
    #expect(log.events == ["select 4"])
    #expect(Set(log.asked) == [[0, 4]])
    #expect(log.target === view.cellForItem(at: [0, 4]))
    #expect(view.indexPathsForSelectedItems == [[0, 4]])
    endTouch(at: point)
    withExtendedLifetime(items) {}
  }

  @Test func `a finger that goes to another item begins anew`() {
    let (view, items) = showGrid()
    view.isSpringLoaded = true
    hold(at: CGPoint(x: 50, y: 20), for: 0.8)
    stage.touch(.moved, at: CGPoint(x: 150, y: 20))
    stage.advance(by: 0.8)
    #expect(log.events.isEmpty)
    stage.advance(by: 0.5)
    #expect(log.events == ["select 1"])
    endTouch(at: CGPoint(x: 150, y: 20))
    withExtendedLifetime(items) {}
  }

  @Test func `a delegate may leave items out`() {
    let (view, items) = showGrid()
    view.isSpringLoaded = true
    log.allows = false
    hold(at: CGPoint(x: 50, y: 20), for: 2)
    #expect(log.events.isEmpty)
    #expect(!log.asked.isEmpty)
    endTouch(at: CGPoint(x: 50, y: 20))
    withExtendedLifetime(items) {}
  }

  @Test func `a row of a table is selected, but not by itself`() {
    let rows = TextRows([["a", "b", "c"]], frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    rows.table.delegate = log
    rows.table.rowHeight = 40
    rows.intent = .unspecified
    stage.window.addSubview(rows.table)
    stage.advance(by: 0.1)
    rows.table.isSpringLoaded = true
    stage.drag(from: rows.place(0), over: [rows.place(1), rows.place(0)], lifts: false)
    stage.advance(by: 2)
    #expect(log.events.isEmpty)
    stage.touch(.moved, at: rows.place(1))
    stage.advance(by: 2)
    #expect(log.events == ["select 1"])
    endTouch(at: CGPoint(x: 150, y: 600))
  }
}
