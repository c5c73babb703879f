import Kumiko
import Testing
import UIKit
import _TestSupport

/// All pairs of three rows over two sections, rendered into a real table one after the other. An
/// illegal batch would trap; what is shown must be the data every time.
@MainActor
@Suite struct `Every pair of small worlds` {
  let worlds = Self.makeWorlds()

  @Test func `is shown as it is by a table`() {
    let stage = TableStage()
    defer { stage.screen.close() }
    stage.updater.isAnimationEnabled = false
    #expect(worlds.count == 131)
    var pairCount = 0
    walkAllPairs { world in
      stage.render(world)
      pairCount += 1
      if stage.shown != stage.expected {
        Issue.record("\(stage.shown) instead of \(stage.expected)")
      }
    }
    #expect(pairCount >= 17_161)
    #expect(stage.completionCount == pairCount)
  }

  @Test func `is shown as it is while animations of earlier ones run`() {
    let stage = TableStage(style: .grouped)
    defer { stage.screen.close() }
    for world in (worlds + worlds.reversed()) {
      stage.render(world)
      #expect(stage.shown == stage.expected)
      stage.screen.advance(by: stage.screen.frameDuration)
    }
    #expect(stage.screen.settle())
    #expect(stage.shown == stage.expected)
    #expect(stage.completionCount == 262)
  }

  /// Calls `body` with worlds in an order in which every one follows every one.
  private func walkAllPairs(_ body: ([Section]) -> Void) {
    body(worlds[0])
    for first in worlds.indices {
      body(worlds[first])
      for second in worlds.indices where second > first {
        body(worlds[second])
        body(worlds[first])
      }
      if first + 1 < worlds.count { body(worlds[first + 1]) }
    }
  }

  /// Every way to spread some of the rows a, b and c over some of the sections P and Q. Versions of
  /// rows and headers differ from world to world.
  private static func makeWorlds() -> [[Section]] {
    let shapes = arrangements(of: ["P", "Q"]).flatMap { ids -> [[(String, [String])]] in
      if ids.isEmpty { return [[]] }
      return distributions(of: ["a", "b", "c"], over: ids.count).map { Array(zip(ids, $0)) }
    }
    return shapes.enumerated().map { index, shape in
      shape.map { id, rows in
        let titles: [Title?] = [nil, Title("\(id)0"), Title("\(id)1", updates: true)]
        let header = titles[(index / 2 + rows.count) % 3]
        return Section(id: id, header: header, footer: titles[index % 3]) {
          for row in rows { Item(row, (index + row.count) % 2) }
        }
      }
    }
  }
}
