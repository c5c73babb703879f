import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A list that is scrolled to a row", .closesWindows, .serialized, .timeLimit(.minutes(1)))
@MainActor
struct ScrollArrivalTests {
  private func stage(_ kind: ListKind) -> AbilityStage {
    let stage = AbilityStage(kind)
    stage.render(nil, stage.paragraphs(0..<200))
    stage.screen.settle()
    return stage
  }

  /// Whether a row stands at the top, or in a shelf at the start.
  private func isAtTop(_ number: Int, _ stage: AbilityStage) -> Bool {
    guard let cell = stage.cell(number) else { return false }
    if stage.kind == .shelf {
      return abs(cell.convert(cell.bounds, to: stage.view).minX) < 20
    }
    return abs(stage.distance(of: number) ?? .infinity) < 1
  }

  @Test(
    "arrives although the rows above are not measured, and says so", arguments: ListKind.allCases)
  func arriving(kind: ListKind) async throws {
    let stage = stage(kind)
    let scroll = try #require(stage.scroll(to: 150, at: .top))
    stage.screen.settle()
    #expect(isAtTop(150, stage))
    #expect(await scroll.result == .arrived)
    let back = try #require(stage.scroll(to: 31, at: .top, animated: false))
    stage.screen.runFrame()
    #expect(isAtTop(31, stage))
    #expect(await back.result == .arrived)
    #expect(await stage.scroll(to: 31, at: .top)?.result == .arrived, "it is there")
  }

  @Test(
    "arrives although rows come in above on the way",
    arguments: [ListKind.table, .list, .grid, .form])
  func changing(kind: ListKind) async throws {
    let stage = stage(kind)
    let scroll = try #require(stage.scroll(to: 150, at: .top))
    stage.advance(0.1)
    stage.render(nil, stage.paragraphs(-20..<200))
    stage.screen.settle()
    #expect(isAtTop(150, stage))
    #expect(await scroll.result == .arrived)
  }

  @Test("lets others wait until it rests", arguments: ListKind.allCases)
  func waiting(kind: ListKind) async throws {
    let stage = stage(kind)
    let scroll = try #require(stage.scroll(to: 90, at: .middle))
    var result: ScrollResult?
    let task = Task { result = await scroll.result }
    for _ in 0..<20 { await Task.yield() }
    if kind != .shelf { #expect(result == nil) }
    await stage.rest()
    #expect(result == .arrived)
    await task.value
  }

  @Test("says that there is no such row", arguments: ListKind.allCases)
  func missing(kind: ListKind) async throws {
    let stage = stage(kind)
    #expect(await stage.scroll(to: 999, at: .top)?.result == .missing)
    guard kind != .shelf else { return }
    let scroll = try #require(stage.scroll(to: 150, at: .top))
    stage.advance(0.1)
    stage.render(nil, stage.paragraphs(0..<100))
    stage.screen.settle()
    #expect(await scroll.result != .arrived)
  }

  @Test(
    "says that somebody else has scrolled it", arguments: [ListKind.table, .list, .grid, .form])
  func interruption(kind: ListKind) async throws {
    let stage = stage(kind)
    let first = try #require(stage.scroll(to: 150, at: .top))
    stage.advance(0.1)
    let second = try #require(stage.scroll(to: 100, at: .top))
    #expect(await first.result == .interrupted, "by another one")
    stage.advance(0.1)
    let middle = CGPoint(x: 150, y: 250)
    stage.screen.display.drag(from: middle, to: CGPoint(x: 150, y: 350), duration: 0.2)
    #expect(await second.result == .interrupted, "by a finger")
    stage.screen.settle()

    let third = try #require(stage.scroll(to: 150, at: .top))
    stage.advance(0.1)
    stage.view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    let task = Task { await third.result }
    await stage.rest()
    #expect(await task.value == .interrupted, "by the app")
    #expect(stage.view.contentOffset.y == 400)

    let fourth = try #require(stage.scroll(to: 150, at: .top))
    let waiting = Task { await fourth.result }
    for _ in 0..<20 { await Task.yield() }
    waiting.cancel()
    #expect(await waiting.value == .interrupted, "by the task that waited")
    stage.screen.settle()
    #expect(isAtTop(150, stage), "the list scrolls on")
  }

  @Test("lets nobody wait for ever when it goes")
  func leaving() async {
    var stage: AbilityStage? = stage(.table)
    let scroll = stage?.scroll(to: 150, at: .top)
    let task = Task { await scroll?.result }
    for _ in 0..<20 { await Task.yield() }
    stage?.screen.close()
    stage = nil
    for _ in 0..<20 { await Task.yield() }
    #expect(await task.value == .interrupted)
  }

  @Test("leaves alone what an app scrolls to afterwards", arguments: ListKind.allCases)
  func ownScrolling(kind: ListKind) {
    guard kind != .shelf else { return }
    let stage = stage(kind)
    stage.screen.settle()
    _ = stage.scroll(to: 0, at: .top)
    stage.view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.screen.settle()
    #expect(abs(stage.view.contentOffset.y - 700) < 1)
  }

  @Test("knows which rows are in view", arguments: ListKind.allCases)
  func visibleIDs(kind: ListKind) {
    let stage = AbilityStage(kind)
    #expect(stage.visibleIDs == [])
    stage.render(nil, stage.section(0..<100))
    stage.screen.settle()
    let expected: Range<Int>? =
      switch kind {
      case .table, .list: 0..<10
      case .grid, .shelf, .waterfall, .form: nil
      }
    let seen = stage.visibleIDs
    if let expected { #expect(seen == Array(expected)) }
    #expect(seen.first == 0)
    #expect(seen == Array(0..<seen.count))
    #expect(seen.count <= 20)
    guard kind != .shelf else { return }
    stage.view.contentInset.top = 100
    stage.view.contentOffset.y = 550
    stage.screen.settle()
    #expect(stage.visibleIDs.contains(stage.visibleIDs[0] + 1))
    #expect(stage.distance(of: stage.visibleIDs[0]).map { $0 <= 0 && $0 > -50 } == true)
  }
}
