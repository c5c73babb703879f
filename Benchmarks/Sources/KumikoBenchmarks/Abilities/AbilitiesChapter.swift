import UIKit

/// What the abilities of lists cost: outlines of 100,000 nodes, 100,000 rows that come page by
/// page, and abilities that nobody makes use of.
let abilitiesChapter = Chapter(name: "abilities") { table in
  MainActor.assumeIsolated { AbilitiesChapter().run(&table) }
}

@MainActor
private struct AbilitiesChapter {
  func run(_ table: inout Table) {
    if table.filter.mayMatch("abilities/outline") { outlines(&table) }
    if table.filter.mayMatch("abilities/pages") { pages(&table) }
    if table.filter.mayMatch("abilities/unused") { unused(&table) }
  }

  // MARK: Outlines

  private func outlines(_ table: inout Table) {
    table.addHeading("abilities/outline of 100,000 nodes, opened and closed")
    let many = AbilitiesBench.Tree(folders: 1_000, children: 99)
    add("folder-of-many", many, expanded: [], &table)
    add("beside-open-ones", many, expanded: Set(1..<1_000), &table)
    add("one-folder", AbilitiesBench.Tree(folders: 1, children: 99_999), expanded: [], &table)
  }

  private func add(
    _ name: String, _ tree: AbilitiesBench.Tree, expanded: Set<Int>, _ table: inout Table
  ) {
    let bench = AbilitiesBench()
    bench.show(tree, expanded: expanded)
    var (opening, closing) = (Timing(), Timing())
    for _ in 0..<10 {
      bench.toggle(0, of: tree) { opening.measure($0) }
      bench.toggle(0, of: tree) { closing.measure($0) }
    }
    bench.close()
    table.add(
      "abilities/outline/\(name)", text("open ms", opening) + "  " + text("close ms", closing),
      figure: max(opening.median, closing.median), unit: "ms", bar: 5)
  }

  // MARK: Pages

  private func pages(_ table: inout Table) {
    table.addHeading("abilities/pages, until there are 100,000 rows")
    for size in [100, 1_000] {
      let bench = AbilitiesBench()
      var frames = Timing()
      for _ in 0..<100_000 / size { bench.addPage(of: size) { frames.measure($0) } }
      bench.close()
      table.add(
        "abilities/pages/\(size)", text("frame ms", frames) + "  99 % \(format(frames.high))",
        figure: frames.worst, unit: "ms", bar: 8)
    }
  }

  // MARK: Unused

  private func unused(_ table: inout Table) {
    table.addHeading("abilities/unused, a frame of scrolling against a list without any")
    for ability in BenchmarkAbility.allCases {
      var (plain, able) = (Timing(), Timing())
      // In turns: a noisy moment of the machine meets both.
      for _ in 0..<8 {
        scroll(nil, &plain)
        scroll(ability, &able)
      }
      table.add(
        "abilities/unused/\(ability.rawValue)",
        text("without ms", plain) + "  " + text("with", able),
        figure: able.median / plain.median, unit: "× plain", bar: 1.1)
    }
  }

  private func scroll(_ ability: BenchmarkAbility?, _ timing: inout Timing) {
    let bench = AbilitiesBench()
    bench.show(rows: 10_000, ability)
    for _ in 0..<60 { timing.measure { bench.scroll(by: 40) } }
    bench.close()
  }
}
