import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// All pairs of three rows over two sections, rendered into a real table one after the other. An
/// illegal batch would trap; what is shown must be the data every time.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Every pair of small worlds` {
  @Test func `is shown as it is by a table`() async {
    let stage = TableStage()
    stage.updater.isAnimationEnabled = false
    let worlds = Self.makeWorlds(withContent: false)
    #expect(worlds.count == 131)
    var pairCount = 0
    walkAllPairs(of: worlds) { world in
      stage.render(world)
      pairCount += 1
      if stage.shown != stage.expected {
        Issue.record("\(stage.shown) instead of \(stage.expected)")
      }
    }
    #expect(pairCount >= 17_161)
    // Completions are called in the next turn.
    await Task.yield()
    #expect(stage.completionCount == pairCount)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `is shown with changing headers, footers and rows, while earlier animations run`(
    style: UITableView.Style
  ) {
    let stage = TableStage(style: style)
    var worlds = Self.makeWorlds(withContent: true)
    var random = SeededRandom(seed: 7)
    for _ in 0..<2 {
      worlds.shuffle(using: &random)
      for world in worlds {
        stage.render(world)
        #expect(stage.shown == stage.expected)
        stage.screen.advance(by: stage.screen.frameDuration)
      }
    }
    #expect(stage.screen.settle())
    #expect(stage.shown == stage.expected)
    #expect(stage.completionCount == 262)
  }

  /// Calls `body` with worlds in an order in which every one follows every one.
  private func walkAllPairs(of worlds: [[Section]], _ body: ([Section]) -> Void) {
    for (index, first) in worlds.enumerated() {
      body(first)
      body(first)
      for second in worlds[(index + 1)...] {
        body(second)
        body(first)
      }
    }
  }

  /// Every way to spread some of the rows a, b and c over some of the sections P and Q. With content,
  /// versions of rows, headers and footers differ from world to world.
  private static func makeWorlds(withContent: Bool) -> [[Section]] {
    let shapes = arrangements(of: ["P", "Q"]).flatMap { ids -> [[(String, [String])]] in
      if ids.isEmpty { return [[]] }
      return distributions(of: ["a", "b", "c"], over: ids.count).map { Array(zip(ids, $0)) }
    }
    return shapes.enumerated().map { index, shape in
      shape.map { id, rows in
        let version = withContent ? index : 0
        let titles: [Title?] = [nil, Title("\(id)0"), Title("\(id)1", updates: true)]
        return Section(id: id, header: titles[version / 2 % 3], footer: titles[version % 3]) {
          for row in rows { Item(row, version % 2) }
        }
      }
    }
  }
}
