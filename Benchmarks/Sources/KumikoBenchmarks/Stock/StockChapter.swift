import HeadlessHost
import Kumiko
import UIKit

/// Stock rows: what their heights cost, a form's first frame, and a keystroke in it.
let stockChapter = Chapter(name: "stock") { table in
  MainActor.assumeIsolated { StockChapter().run(&table) }
}

@MainActor
private struct StockChapter {
  func run(_ table: inout Table) {
    if table.filter.mayMatch("stock/heights") { heights(&table) }
    if table.filter.mayMatch("stock/form") { form(&table) }
  }

  // MARK: Heights

  private static let rowCount = 10_000

  private func heights(_ table: inout Table) {
    table.addHeading("stock/heights of \(Self.rowCount) rows")
    _ = HeadlessDisplay.install(scale: 2)
    let rows = (0..<Self.rowCount).map { index in
      AnyComponent(
        ListRow(
          "Row \(index)", subtitle: "A text that may not fit into one line, number \(index)",
          value: "Value", icon: .tile("star", .systemBlue)))
    }
    let context = HeightContext(width: 358)
    // In turns: a noisy moment of the machine meets both.
    var (first, views) = (0.0, 0.0)
    for start in stride(from: 0, to: Self.rowCount, by: 1_000) {
      first += time { sum(rows[start..<start + 1_000], context) }
      views += time { sumMeasured(rows[start..<start + 20], context) } * 50
    }
    table.add(
      "stock/heights/computed", text("first", first) + "  " + text("Auto Layout", views),
      figure: first / views, unit: "× Auto Layout", bar: 0.5)
    let list = HeightsBench(rows)
    let computed = time { keep(list.sumOfHeights()) }
    let cached = time { keep(list.sumOfHeights()) }
    table.add(
      "stock/heights/again", text("first", computed) + "  " + text("again", cached),
      figure: cached / computed, unit: "× first", bar: 0.2)
  }

  private func sum(_ rows: ArraySlice<AnyComponent>, _ context: HeightContext) {
    keep(rows.reduce(0) { $0 + $1.height(in: context) })
  }

  private func sumMeasured(_ rows: ArraySlice<AnyComponent>, _ context: HeightContext) {
    let container = ComponentContainer(frame: CGRect(x: 0, y: 0, width: context.width, height: 0))
    let size = CGSize(width: context.width, height: 0)
    keep(
      rows.reduce(CGFloat(0)) { sum, row in
        container.render(row)
        return sum
          + container.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
      })
  }

  // MARK: Form

  private func form(_ table: inout Table) {
    table.addHeading("stock/form of \(FormBench.rowCount) rows")
    var opening = Timing()
    for _ in 0..<10 {
      let bench = FormBench()
      opening.measure { bench.open() }
      bench.close()
    }
    table.add(
      "stock/form/first-frame", text("first frame", opening.median),
      figure: opening.median, unit: "ms", bar: 60)
    let (plain, rendering) = keystrokes()
    table.add(
      "stock/form/keystroke",
      text("typing", plain.median) + "  "
        + text("with a render", rendering.median),
      figure: rendering.median - plain.median, unit: "ms more", bar: 1)
  }

  /// Keystrokes without and with a render, in turns: a noisy moment of the machine meets both.
  private func keystrokes() -> (plain: Timing, rendering: Timing) {
    var (plain, rendering) = (Timing(), Timing())
    for _ in 0..<4 {
      let bench = FormBench()
      bench.open()
      for _ in 0..<50 {
        addKeystroke(&plain, bench, renders: false)
        addKeystroke(&rendering, bench, renders: true)
      }
      bench.close()
    }
    return (plain, rendering)
  }

  private func addKeystroke(_ timing: inout Timing, _ bench: FormBench, renders: Bool) {
    bench.rendersKeystrokes = renders
    timing.measure { bench.type("a") }
  }

  /// How long something takes, in milliseconds.
  private func time(_ body: () -> Void) -> Double {
    processorTime(of: body) / .milliseconds(1)
  }

  private func text(_ name: String, _ milliseconds: Double) -> String {
    "\(name) \(format(milliseconds)) ms"
  }
}
