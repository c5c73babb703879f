import Kumiko
import KumikoTesting
import Testing
import _TestSupport

/// Calls `body` with worlds in an order in which every one follows every one.
@MainActor
func walkAllPairs(of worlds: [[Section]], _ body: ([Section]) -> Void) {
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
@MainActor
func makeWorlds(withContent: Bool) -> [[Section]] {
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

/// A list view on a screen, and what it shows.
@MainActor
protocol ListStage: AnyObject {
  var screen: TestStage { get }
  /// What the visible headers, rows and footers show.
  var shown: [String] { get }
  /// What they should show if all of the data is visible.
  var expected: [String] { get }
  var completionCount: Int { get }
  func render(_ sections: [Section])
}

extension ListStage {
  /// Renders every pair of small worlds, and expects that each is shown as it is.
  func showEveryPair() async {
    let worlds = makeWorlds(withContent: false)
    #expect(worlds.count == 131)
    var pairCount = 0
    walkAllPairs(of: worlds) { world in
      render(world)
      pairCount += 1
      if shown != expected { Issue.record("\(shown) instead of \(expected)") }
    }
    #expect(pairCount >= 17_161)
    // Completions are called in the next turn.
    await Task.yield()
    #expect(completionCount == pairCount)
  }

  /// Renders all small worlds with changing content in any order, the next before the animations
  /// of the last are over, and expects that each is shown as it is.
  func showWorldsWithContent() {
    var worlds = makeWorlds(withContent: true)
    var random = SeededRandom(seed: 7)
    for _ in 0..<2 {
      worlds.shuffle(using: &random)
      for world in worlds {
        render(world)
        #expect(shown == expected)
        screen.advance(by: screen.frameDuration)
      }
    }
    #expect(screen.settle())
    #expect(shown == expected)
    #expect(completionCount == 262)
  }
}
