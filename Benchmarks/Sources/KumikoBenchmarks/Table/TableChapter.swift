import UIKit

/// Tables of 1,000 to 1,000,000 rows: what a frame costs must not follow the number of rows.
let tableChapter = Chapter(name: "table") { table in
  MainActor.assumeIsolated { TableChapter().run(&table) }
}

@MainActor
private struct TableChapter {
  private static let sizes = [1_000, 100_000, 1_000_000]
  private static let runs = 9

  func run(_ table: inout Table) {
    let groups: [(name: String, bar: Double, measure: (Int) -> Timing)] = [
      ("table/first-frame", 1.5, firstFrame),
      ("table/insert-one-row", 3, { updates($0) { $0.insertRow(measuring: $1) } }),
      ("table/reload-one-row", 3, { updates($0) { $0.reloadRow(measuring: $1) } }),
      ("table/move-one-row", 3, { updates($0) { $0.moveRow(measuring: $1) } }),
      ("table/scroll-frame", 1.5, scrollFrame),
      ("table/jump", 1.5, jump),
    ]
    for group in groups where table.filter.mayMatch(group.name) {
      table.addHeading("\(group.name), against 1,000 rows")
      add(group.name, bar: group.bar, to: &table, group.measure)
    }
    addRenders(to: &table)
    addBudgets(to: &table)
    TableMemory().addRows(to: &table)
  }

  /// Figures that count by themselves: the first picture of a million rows, and frames of a scroll
  /// through measured rows against what a screen leaves for them.
  private func addBudgets(to table: inout Table) {
    guard table.filter.mayMatch("table/budget") else { return }
    table.addHeading("table/budget")
    let first = firstFrame(1_000_000)
    table.add(
      "table/budget/first-frame/1000000", text("ms", first), figure: first.best, unit: "ms",
      bar: 50)
    for size in [100_000, 1_000_000] {
      let frames = measuredScroll(size)
      for hertz in [60, 120] {
        table.add(
          "table/budget/\(hertz)hz/\(size)",
          text("ms", frames) + "  99 of 100 within \(format(frames.high)) ms",
          figure: frames.high, unit: "ms", bar: 1_000 / Double(hertz))
      }
    }
  }

  private func measuredScroll(_ size: Int) -> Timing {
    var timing = Timing()
    let list = OurList(rows: size)
    list.open()
    list.jump(to: size / 2)
    for _ in 0..<400 { timing.measure { list.scroll(by: 40) } }
    list.close()
    return timing
  }

  private func add(
    _ name: String, bar: Double, to table: inout Table, _ measure: (Int) -> Timing
  ) {
    let timings = Self.sizes.map(measure)
    for (size, timing) in zip(Self.sizes, timings) {
      table.add(
        "\(name)/\(size)", text("ms", timing), figure: timing.best / timings[0].best,
        unit: "× 1,000", bar: bar)
    }
  }

  /// A whole render with the diff of the caller's array, which follows the array's length.
  private func addRenders(to table: inout Table) {
    guard table.filter.mayMatch("table/render-one-row") else { return }
    table.addHeading("table/render-one-row, diff of the ids included")
    for size in Self.sizes {
      let timing = updates(size) { $0.renderInsertedRow(measuring: $1) }
      table.add(
        "table/render-one-row/\(size)", text("ms", timing), figure: timing.median, unit: "ms",
        bar: nil)
    }
  }

  private func firstFrame(_ size: Int) -> Timing {
    var timing = Timing()
    for _ in 0..<Self.runs {
      let bench = TableBench(rows: size)
      timing.measure { bench.open() }
      bench.close()
    }
    return timing
  }

  private func updates(
    _ size: Int, _ update: (TableBench, (() -> Void) -> Void) -> Void
  ) -> Timing {
    var timing = Timing()
    let bench = opened(size)
    for _ in 0..<Self.runs {
      update(bench) { work in timing.measure(work) }
    }
    bench.close()
    return timing
  }

  private func scrollFrame(_ size: Int) -> Timing {
    var timing = Timing()
    let bench = opened(size)
    for _ in 0..<Self.runs * 20 {
      timing.measure { bench.scroll(by: 40) }
    }
    bench.close()
    return timing
  }

  private func jump(_ size: Int) -> Timing {
    var timing = Timing()
    let bench = opened(size)
    for run in 1...Self.runs {
      timing.measure { bench.jump(to: size * run / (Self.runs + 1)) }
    }
    bench.close()
    return timing
  }

  private func opened(_ size: Int) -> TableBench {
    let bench = TableBench(rows: size)
    bench.open()
    bench.jump(to: size / 2)
    return bench
  }
}
