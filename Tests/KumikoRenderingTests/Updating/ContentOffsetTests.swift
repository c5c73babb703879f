import Kumiko
import Testing
import UIKit
import _TestSupport

@testable import KumikoRendering

@MainActor
@Suite struct `The content offset` {
  let rule = ContentOffsetRule(
    bounds: CGRect(x: 10, y: 20, width: 30, height: 40),
    contentSize: CGSize(width: 100, height: 200),
    insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

  @Test func `ends where content and inset end`() {
    #expect(rule.greatest == CGPoint(x: 74, y: 163))
    #expect(rule.restoring(CGPoint(x: 500, y: 500)) == CGPoint(x: 74, y: 163))
  }

  @Test func `is kept up to there on each axis`() {
    #expect(rule.restoring(CGPoint(x: 5, y: 500)) == CGPoint(x: 5, y: 163))
    #expect(rule.restoring(CGPoint(x: 500, y: 6)) == CGPoint(x: 74, y: 6))
    #expect(rule.restoring(CGPoint(x: -9, y: -9)) == CGPoint(x: -9, y: -9))
  }

  @Test func `is left alone beyond the edges`() {
    let origins: [(CGFloat, CGFloat, isInside: Bool)] = [
      (-2, -1, true), (-3, 0, false), (0, -2, false), (74, 163, true), (75, 163, false),
      (74, 164, false),
    ]
    withEvery("origin", in: origins) { origin in
      var rule = rule
      rule.bounds.origin = CGPoint(x: origin.0, y: origin.1)
      #expect((rule.restoring(.zero) != nil) == origin.isInside, TestLabels.current)
    }
    var short = rule
    short.contentSize.height = 10
    #expect(short.restoring(.zero) == nil)
  }

  /// A list of 1,000 points, scrolled to 300, where a layout during an update scrolls to 350.
  func scrolledStage() -> RecordingStage {
    let stage = RecordingStage("A: a")
    stage.updater.alwaysRenderVisibleComponents = false
    stage.list.contentSize = CGSize(width: 100, height: 1_000)
    stage.list.contentOffset.y = 300
    stage.list.duringBatch = { [unowned stage] in stage.list.contentOffset.y = 350 }
    return stage
  }

  @Test func `is restored after changes`() {
    let stage = scrolledStage()
    _ = stage.render("A: a b")
    #expect(stage.list.contentOffset.y == 300)
  }

  @Test func `is restored as far as the content reaches`() {
    let stage = scrolledStage()
    stage.list.duringBatch = { [unowned stage] in
      stage.list.contentSize.height = 250
      stage.list.contentOffset.y = 120
    }
    _ = stage.render("A: a b")
    #expect(stage.list.contentOffset.y == 150)
  }

  @Test func `is not restored if not wanted, or while the user scrolls`() {
    let stage = scrolledStage()
    stage.updater.keepsContentOffset = false
    _ = stage.render("A: a b")
    #expect(stage.list.contentOffset.y == 350)
    stage.updater.keepsContentOffset = true
    stage.list.isDragged = true
    stage.list.contentOffset.y = 300
    _ = stage.render("A: a b c")
    #expect(stage.list.contentOffset.y == 350)
  }

  @Test func `is left alone when nothing changes`() {
    let stage = scrolledStage()
    stage.updater.alwaysRenderVisibleComponents = true
    _ = stage.render("A: a")
    #expect(stage.list.contentOffset.y == 350)
  }
}
