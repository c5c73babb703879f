import UIKit

/// Compositional layouts of 1,000 to 1,000,000 items: what a step costs must not follow the number
/// of items.
let compositionalChapter = Chapter(name: "compositional") { table in
  MainActor.assumeIsolated { CompositionalChapter().run(&table) }
}

@MainActor
private struct CompositionalChapter {
  private static let sizes = [1_000, 100_000, 1_000_000]
  private static let runs = 30
  /// Two layouts are measured in turns: a noisy moment of the machine meets both.
  private static let rounds = 8

  func run(_ table: inout Table) {
    let groups: [(name: String, measure: (Int) -> Timing)] = [
      ("compositional/prepare", { grid($0) { bench, _ in bench.prepare() } }),
      ("compositional/scroll-frame", { grid($0) { bench, _ in bench.scroll(by: 120) } }),
      ("compositional/insert-one-item", { grid($0) { bench, _ in bench.insertItem() } }),
      ("compositional/rotate", { grid($0) { bench, _ in bench.rotate() } }),
      ("compositional/self-sizing-frame", { list($0) { bench, _ in bench.scroll(by: 400) } }),
    ]
    for group in groups where table.filter.mayMatch(group.name) {
      table.addHeading("\(group.name), against 1,000 items")
      let timings = Self.sizes.map(group.measure)
      for (size, timing) in zip(Self.sizes, timings) {
        table.add(
          "\(group.name)/\(size)", text("ms", timing), figure: timing.best / timings[0].best,
          unit: "× 1,000", bar: 1.5)
      }
    }
    addShelves(to: &table)
  }

  private func grid(_ count: Int, _ step: (CompositionalBench, Int) -> Void) -> Timing {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    return measure(CompositionalBench(layout, [count], cell: UICollectionViewCell.self), step)
  }

  private func list(_ count: Int, _ step: (CompositionalBench, Int) -> Void) -> Timing {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    return measure(CompositionalBench(layout, [count], cell: MeasuredBenchCell.self), step)
  }

  private func measure(
    _ bench: CompositionalBench, _ step: (CompositionalBench, Int) -> Void
  ) -> Timing {
    var timing = Timing()
    add(bench, to: &timing, step)
    return timing
  }

  private func add(
    _ bench: CompositionalBench, to timing: inout Timing, _ step: (CompositionalBench, Int) -> Void
  ) {
    for run in 0..<Self.runs { timing.measure { step(bench, run) } }
    bench.close()
  }

  /// A frame of a scroll over ten shelves, against one over a flow layout with as many cells.
  private func addShelves(to table: inout Table) {
    guard table.filter.mayMatch("compositional/shelves") else { return }
    table.addHeading("compositional/shelves, against a flow layout with as many cells in view")
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(130), .absolute(150)), subitems: [item]))
    section.orthogonalScrollingBehavior = .paging
    var (shelves, flow) = (Timing(), Timing())
    for _ in 0..<Self.rounds {
      addFrames(
        &shelves, UICollectionViewCompositionalLayout(section: section),
        Array(repeating: 40, count: 40))
      let lines = UICollectionViewFlowLayout()
      lines.itemSize = CGSize(width: 130, height: 150)
      (lines.minimumLineSpacing, lines.minimumInteritemSpacing) = (0, 0)
      addFrames(&flow, lines, [1_600])
    }
    table.add(
      "compositional/shelves/scroll-frame",
      text("flow ms", flow) + text("   shelves ms", shelves),
      figure: shelves.median / flow.median, unit: "× flow", bar: 1.5)
  }

  private func addFrames(
    _ timing: inout Timing, _ layout: UICollectionViewLayout, _ counts: [Int]
  ) {
    let bench = CompositionalBench(layout, counts, cell: UICollectionViewCell.self)
    add(bench, to: &timing) { bench, _ in bench.scroll(by: 80) }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
