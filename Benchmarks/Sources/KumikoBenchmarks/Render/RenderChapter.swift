import HeadlessHost
import Kumiko
import UIKit

/// Whole renders, from the rows that are described to the table that shows them, beside a data
/// source that is written by hand.
let renderChapter = Chapter(name: "render") { table in
  MainActor.assumeIsolated { RenderChapter().run(&table) }
}

@MainActor
private struct RenderChapter {
  private static let sizes = [100, 1_000, 10_000]

  /// How often each table comes on the screen while they are measured.
  private static let turns = 6

  /// What a render of rows that are the same may take at each size, in milliseconds of processor
  /// time: 0.6 and twice 0.45 times what it took before rows were flat.
  private static let bars = [100: 0.20, 1_000: 0.60, 10_000: 5.3]

  func run(_ table: inout Table) {
    addRows(to: &table)
    addTrees(to: &table)
    for change in RowChange.allCases { addRenders(change, to: &table) }
    addFirstRenders(to: &table)
    addScrolls(to: &table)
  }

  // MARK: Values

  /// A thousand rows with an id and two modifiers, without a list.
  private func addRows(to table: inout Table) {
    guard table.filter.mayMatch("render/rows") else { return }
    table.addHeading("render/rows, made with an id and two modifiers, beside an array of values")
    let items = (0..<1_000).map(RenderedItem.init)
    let timings = measure(
      [
        Candidate("rows") {
          Section(id: 0) {
            for item in items { LabelRow(item).id(item.id).onSelect {}.deletable {} }
          }
        },
        Candidate("plain") { items.map(LabelRow.init) },
      ], runs: 300)
    table.add(
      "render/rows/1000", timings.description, figure: timings["rows"].best, unit: "µs/row",
      bar: 0.15)
  }

  /// Ten elements, compared with ten equal ones that are shown.
  private func addTrees(to table: inout Table) {
    guard table.filter.mayMatch("render/tree") else { return }
    table.addHeading("render/tree of ten elements, made and compared with the one that is shown")
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    func time(_ title: String) -> Timing {
      var timing = Timing()
      view.show(TenElements(title: title).body)
      view.layoutIfNeeded()
      for _ in 0..<200 {
        timing.measure { for _ in 0..<100 { view.show(TenElements(title: title).body) } }
      }
      return timing
    }
    let equal = time("Sea charts")
    table.add(
      "render/tree/equal", text("100 times", equal), figure: equal.best * 10, unit: "µs", bar: 5)
  }

  // MARK: Tables

  private func addRenders(_ change: RowChange, to table: inout Table) {
    let name = "render/\(change.rawValue)"
    guard table.filter.mayMatch(name) else { return }
    table.addHeading("\(name), ms of processor time until the table shows it")
    for size in Self.sizes {
      let timings = measureTables(size, runs: 40) { $0.time(change) }
      let bar = change == .nothing ? Self.bars[size] : nil
      addRow("\(name)/\(size)", timings, bar: bar, to: &table)
    }
  }

  private func addRow(
    _ name: String, _ timings: Timings, bar: Double?, to table: inout Table
  ) {
    table.add(name, timings.description, figure: timings["eager"].best, unit: "ms", bar: bar)
  }

  private func addFirstRenders(to table: inout Table) {
    guard table.filter.mayMatch("render/first") else { return }
    table.addHeading("render/first, of a table that shows nothing yet")
    for size in Self.sizes {
      var timings = Timings()
      for _ in 0..<9 {
        for (name, made) in makeTables(size) {
          made.onScreen { timings.add(name, processorTime { made.open() }) }
        }
      }
      addRow("render/first/\(size)", timings, bar: nil, to: &table)
    }
  }

  private func addScrolls(to table: inout Table) {
    guard table.filter.mayMatch("render/scroll-frame") else { return }
    table.addHeading("render/scroll-frame, drawn, against the data source written by hand")
    for size in Self.sizes.dropFirst() {
      let timings = measureTables(size, runs: 180) { $0.timeScroll() }
      for name in ["eager", "lazy"] {
        table.add(
          "render/scroll-frame/\(name)/\(size)", timings.description,
          figure: timings[name].median / timings["by hand"].median, unit: "×", bar: 1.05)
      }
    }
  }

  private func makeTables(_ rows: Int) -> [(name: String, table: RenderedTable)] {
    let display = HeadlessDisplay.install(scale: 1)
    return [
      ("eager", EagerTable(rows: rows, on: display)),
      ("lazy", LazyTable(rows: rows, on: display)),
      ("by hand", HandwrittenTable(rows: rows, on: display)),
    ]
  }

  /// Measures the same step of all tables in turns, so that a noisy moment meets all of them. Each
  /// comes first as often as the others: whoever does shapes texts that the rest find shaped.
  private func measureTables(
    _ rows: Int, runs: Int, _ step: (RenderedTable) -> Duration
  ) -> Timings {
    let tables = makeTables(rows)
    for (_, table) in tables { table.onScreen { table.open() } }
    var timings = Timings()
    for turn in 0..<Self.turns {
      for place in tables.indices {
        let (name, table) = tables[(turn + place) % tables.count]
        table.onScreen {
          _ = step(table)
          for _ in 0..<runs / Self.turns { timings.add(name, step(table)) }
        }
      }
    }
    return timings
  }
}

/// A row as apps declare it: ten elements, with what they say of their places.
private struct TenElements: Component {
  var title: String

  var body: some ElementTree {
    HFlex(spacing: 12) {
      ImageElement(nil).size(56).cornerRadius(8)
      VFlex(spacing: 2) {
        TextElement(title, .headline)
        TextElement("The Joiners", .subheadline, .secondaryLabel)
        HFlex(spacing: 4) {
          SymbolElement("clock", .footnote)
          TextElement("42 min", .footnote, .secondaryLabel)
        }
      }.grow()
      SymbolElement("heart.fill", tint: .systemPink)
      FlexSpacer()
    }
    .padding(12)
  }
}
