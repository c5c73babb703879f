import UIKit

/// Collection views of 1,000 to 1,000,000 items, equal and of sizes of their own: what a frame
/// costs must not follow the number of items. Changes do where sizes are asked for.
let collectionChapter = Chapter(name: "collection") { table in
  MainActor.assumeIsolated { CollectionChapter().run(&table) }
}

@MainActor
private struct CollectionChapter {
  private static let counts = [1_000, 100_000, 1_000_000]
  private static let runs = 9

  private struct Measure {
    var name: String
    /// How many times 1,000 items it may take; nil for what follows the number of items.
    var bar: Double?
    var timing: (Int, ItemSizes) -> Timing
  }

  private var measures: [Measure] {
    [
      Measure(name: "first-layout", bar: nil, timing: firstLayout),
      Measure(name: "visible-query", bar: 3) { frames($0, $1) { $0.query() } },
      Measure(name: "insert-at-front", bar: nil) {
        updates($0, $1) { $0.insertFirst(measuring: $1) }
      },
      Measure(name: "change-1-percent", bar: nil) {
        updates($0, $1) { $0.changeSome(measuring: $1) }
      },
      Measure(name: "rotation", bar: nil) { frames($0, $1) { $0.rotate() } },
      Measure(name: "scroll-frame", bar: 1.5) { frames($0, $1) { $0.scroll(by: 40) } },
    ]
  }

  func run(_ table: inout Table) {
    for measure in measures {
      for sizes in ItemSizes.allCases {
        let name = "collection/\(measure.name)/\(sizes.rawValue)"
        guard table.filter.mayMatch(name) else { continue }
        table.addHeading("\(name), against 1,000 items")
        let timings = Self.counts.map { measure.timing($0, sizes) }
        for (count, timing) in zip(Self.counts, timings) {
          table.add(
            "\(name)/\(count)", text("ms", timing), figure: timing.best / timings[0].best,
            unit: "× 1,000", bar: measure.bar)
        }
      }
    }
  }

  private func firstLayout(_ count: Int, _ sizes: ItemSizes) -> Timing {
    var timing = Timing()
    for _ in 0..<Self.runs {
      let bench = CollectionBench(items: count, sizes)
      timing.measure { bench.open() }
      bench.close()
    }
    return timing
  }

  private func updates(
    _ count: Int, _ sizes: ItemSizes, _ update: (CollectionBench, (() -> Void) -> Void) -> Void
  ) -> Timing {
    var timing = Timing()
    let bench = opened(count, sizes)
    for _ in 0..<Self.runs {
      update(bench) { work in timing.measure(work) }
    }
    bench.close()
    return timing
  }

  private func frames(
    _ count: Int, _ sizes: ItemSizes, _ frame: (CollectionBench) -> Void
  ) -> Timing {
    var timing = Timing()
    let bench = opened(count, sizes)
    for _ in 0..<Self.runs * 4 { timing.measure { frame(bench) } }
    bench.close()
    return timing
  }

  private func opened(_ count: Int, _ sizes: ItemSizes) -> CollectionBench {
    let bench = CollectionBench(items: count, sizes)
    bench.open()
    bench.jump(to: count / 2)
    return bench
  }
}
