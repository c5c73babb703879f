import Foundation
import Kumiko
import KumikoFlexLayout
import UIKit

/// Flexbox layout beside Yoga and Taffy, and trees of views.
let flexChapter = Chapter(name: "flex") { table in
  FlexChapter.runLayout(&table)
  FlexChapter.runTexts(&table)
  MainActor.assumeIsolated {
    FlexChapter.runReconciling(&table)
    FlexChapter.runFeed(&table)
  }
}

private enum FlexChapter {
  /// Rows of nine leaves, and one container of many leaves.
  private static let trees =
    [10, 100, 1_000, 10_000].map { (FlexShape.rows, $0) }
    + [FlexShape.column, .row, .wrap].map { ($0, 1_000) }

  /// A first layout, one after the change of a leaf, and a first layout with the building of the
  /// tree, as multiples of Yoga's time.
  static func runLayout(_ table: inout Table) {
    let groups = ["flex/cold", "flex/leaf", "flex/build+cold", "flex/wide"]
    guard groups.contains(where: table.filter.mayMatch) else { return }
    table.addHeading("flex, rows of nine leaves, and a container of 1,000, best of many in µs")
    let engines = measured()
    for (shape, nodes) in trees {
      func times(_ engine: String) -> FlexTimes? { engines["\(engine) \(shape) \(nodes)"] }
      guard let own = times("own") else { continue }
      let (yoga, taffy) = (times("yoga"), times("taffy"))
      let (group, name) = shape == .rows ? ("flex", "\(nodes)") : ("flex/wide", "\(shape)")
      add(&table, "\(group)/cold/\(name)", own.cold, yoga?.cold, taffy?.cold, bar: 0.25)
      add(&table, "\(group)/leaf/\(name)", own.leaf, yoga?.leaf, taffy?.leaf, bar: 0.12)
      // Taffy's package builds trees in Python, which says nothing of the engine.
      add(&table, "\(group)/build+cold/\(name)", own.built, yoga?.built, nil, bar: 0.5)
    }
  }

  /// The best times by engine and tree, as in `yoga rows 100`.
  ///
  /// Ours are measured between those of the others, Yoga's at the beginning and at the end: a
  /// machine changes its speed, and the best times of all engines have to be those of its best
  /// moments.
  private static func measured() -> [String: FlexTimes] {
    var times: [String: FlexTimes] = [:]
    let workloads = trees.map(FlexWorkload.init)
    func add(_ new: FlexTimes?, _ name: String) { times[name] = new?.best(times[name]) }
    for engine in ["yoga", "taffy", "yoga"] {
      for (shape, nodes) in trees {
        let theirs = FlexYardsticks.measure(engine, shape, nodes: nodes)
        add(theirs, "\(engine) \(shape) \(nodes)")
        for workload in workloads {
          add(workload.times(), "own \(workload.shape) \(workload.nodes)")
        }
      }
    }
    return times
  }

  private static func add(
    _ table: inout Table, _ name: String, _ own: Double, _ yoga: Double?, _ taffy: Double?,
    bar: Double
  ) {
    guard table.filter.matches(name) else { return }
    func word(_ time: Double?) -> String { time.map(format) ?? "absent" }
    let details = "own \(format(own))   yoga \(word(yoga))   taffy \(word(taffy))"
    if let yoga {
      table.add(name, details, figure: own / yoga, unit: "× yoga", bar: bar)
    } else {
      table.add(name, details + " (pip install poga)", figure: own, unit: "µs", bar: nil)
    }
  }

  /// How often texts are measured in a first layout and in one after one of them changed, beside
  /// Yoga, which does not know the least width of what shrinks: as with a least width of 0.
  ///
  /// Of texts at the start of a column CSS asks how wide they would like to be, how wide their
  /// longest word is, and how high they are; Yoga asks one question that may answer all.
  static func runTexts(_ table: inout Table) {
    guard table.filter.mayMatch("flex/text") else { return }
    table.addHeading("flex/text, how often texts are measured, at first and after a change of one")
    let yoga = FlexYardsticks.textCounts(TextShape.allCases)
    for shape in TextShape.allCases {
      guard table.filter.matches("flex/text/\(shape)") else { continue }
      add(&table, shape, yoga[shape])
    }
  }

  private static func add(_ table: inout Table, _ shape: TextShape, _ yoga: TextCounts?) {
    let own = TextWorkload(shape, hasLeastWidth: false).counts()
    let css = TextWorkload(shape, hasLeastWidth: true).counts()
    let details = "own \(own)   with longest words \(css)   "
    let name = "flex/text/\(shape)"
    if let yoga {
      table.add(
        name, details + "yoga \(yoga)", figure: own.multiple(of: yoga), unit: "× yoga",
        bar: shape == .leading ? nil : 1)
    } else {
      table.add(
        name, details + "yoga absent (pip install poga)", figure: Double(own.cold),
        unit: "times", bar: nil)
    }
  }

  /// A tree of 1,000 nodes of which ten differ.
  @MainActor
  static func runReconciling(_ table: inout Table) {
    guard table.filter.mayMatch("flex/reconcile") else { return }
    table.addHeading("flex/reconcile, 1,000 nodes, 1 % changed, with layout and frames")
    let view = ReconciledView(frame: .zero)
    view.state = 0
    view.renderComponent(size: .sizeConstraintToWidth(390))
    var timing = Timing()
    for run in 1...60 {
      view.state = run
      timing.measure { view.renderComponent() }
    }
    table.add(
      "flex/reconcile/1000", text("ms", timing), figure: timing.best, unit: "ms", bar: 16)
  }
}

extension FlexChapter {
  /// A frame of a feed that is scrolled so that each frame brings a part of a post, and every
  /// fourth a new one, beside a table of the same views placed by hand: median frames, since what
  /// a new post costs is in the slowest ones.
  @MainActor
  static func runFeed(_ table: inout Table) {
    guard table.filter.mayMatch("flex/feed") else { return }
    table.addHeading("flex/feed of \(FeedBench.postCount) posts, a frame of a scroll, CPU time")
    var (trees, plain) = (Timing(), Timing())
    for _ in 0..<3 {
      scroll(FeedBench(usesTrees: true), &trees)
      scroll(FeedBench(usesTrees: false), &plain)
    }
    for (name, own, other) in [
      ("median", trees.median, plain.median), ("high", trees.high, plain.high),
    ] {
      table.add(
        "flex/feed/scroll-\(name)", "trees \(format(own)) ms   plain \(format(other)) ms",
        figure: own / other, unit: "× plain", bar: nil)
    }
  }

  @MainActor
  private static func scroll(_ bench: FeedBench, _ timing: inout Timing) {
    bench.open()
    for _ in 0..<160 {
      timing.measure { bench.scroll(by: 40) }
    }
    bench.close()
  }
}

/// A list of labels of which one in a hundred changes with the state.
private final class ReconciledView: ComponentView<Int> {
  override func construct() -> any ElementTree {
    VFlex {
      for number in 0..<500 {
        HFlex {
          Element<UILabel>()
            .set(\.text, number % 100 == 0 ? "Row \(number), \(state ?? 0)" : "Row \(number)")
        }.key(number)
      }
    }
  }
}
