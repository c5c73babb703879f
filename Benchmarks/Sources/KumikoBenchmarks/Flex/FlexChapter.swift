import Foundation
import Kumiko
import KumikoFlexLayout
import UIKit

/// Flexbox layout beside Yoga and Taffy, and trees of views.
let flexChapter = Chapter(name: "flex") { table in
  FlexChapter.runLayout(&table)
  MainActor.assumeIsolated {
    FlexChapter.runReconciling(&table)
    FlexChapter.runFeed(&table)
  }
}

private enum FlexChapter {
  private static let sizes = [10, 100, 1_000, 10_000]

  /// Rows of nine leaves, cold and after the change of one leaf, as multiples of Yoga's time.
  static func runLayout(_ table: inout Table) {
    guard table.filter.mayMatch("flex/cold") || table.filter.mayMatch("flex/leaf") else { return }
    table.addHeading("flex, rows of nine leaves, best of many in µs")
    let engines = measured()
    for nodes in sizes {
      guard let own = engines["own \(nodes)"] else { continue }
      let (yoga, taffy) = (engines["yoga \(nodes)"], engines["taffy \(nodes)"])
      add(&table, "flex/cold/\(nodes)", own.cold, yoga?.cold, taffy?.cold, bar: 0.5)
      add(&table, "flex/leaf/\(nodes)", own.leaf, yoga?.leaf, taffy?.leaf, bar: 0.2)
    }
  }

  /// The best times by engine and number of nodes, as in `yoga 100`.
  ///
  /// Ours are measured between those of the others, Yoga's at the beginning and at the end: a
  /// machine changes its speed, and the best times of all engines have to be those of its best
  /// moments.
  private static func measured() -> [String: FlexTimes] {
    var times: [String: FlexTimes] = [:]
    let workloads = sizes.map(FlexWorkload.init)
    func add(_ new: FlexTimes?, _ name: String) { times[name] = new?.best(times[name]) }
    for engine in ["yoga", "taffy", "yoga"] {
      for nodes in sizes {
        add(FlexYardsticks.measure(engine, nodes: nodes), "\(engine) \(nodes)")
        for workload in workloads { add(workload.times(), "own \(workload.nodes)") }
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

/// The tree that all engines lay out.
private struct FlexWorkload {
  let nodes: Int
  var tree = FlexTree()
  let root: FlexNode
  private(set) var leaf: FlexNode
  private let runs: Int

  init(nodes: Int) {
    self.nodes = nodes
    runs = max(20, 100_000 / nodes)
    tree.reserveCapacity(nodes * 2)
    var style = FlexStyle()
    style.flexDirection = .column
    root = tree.makeNode(style)
    leaf = root
    style = FlexStyle()
    style.padding = FlexEdges(all: 1)
    for _ in 0..<max(nodes / 10, 1) {
      let row = tree.makeNode(style)
      tree.append(row, to: root)
      for _ in 0..<9 {
        leaf = tree.makeNode(Self.leafStyle(width: 20))
        tree.append(leaf, to: row)
      }
    }
  }

  private static func leafStyle(width: Double) -> FlexStyle {
    var style = FlexStyle()
    style.flexGrow = 1
    style.width = .points(width)
    style.height = 20
    style.margin = FlexEdges(all: 2)
    return style
  }

  /// What the first layout and one after the change of a leaf take.
  func times() -> FlexTimes { FlexTimes(cold: cold(), leaf: oneLeaf()) }

  /// The best time of a first layout, in microseconds.
  private func cold() -> Double {
    var best = Duration.seconds(1)
    for _ in 0..<runs {
      var copy = tree
      copy.reserveCapacity(copy.count + 1)
      best = min(best, ContinuousClock().measure { copy.layout(root, width: .exactly(400)) })
      keep(copy)
    }
    return best / .microseconds(1)
  }

  /// The best time of a layout after one leaf's width changed, in microseconds.
  ///
  /// Reading the clock takes a sixth of the smallest layout: several are timed together. Where the
  /// allocator puts the arrays of a tree is worth a third of it: the best of several copies counts,
  /// as it does for the other engines.
  private func oneLeaf() -> Double {
    let copies = 8
    var best = Duration.seconds(1)
    var kept: [FlexTree] = []
    for _ in 0..<copies {
      var copy = tree
      copy.reserveCapacity(copy.count + 1)
      copy.layout(root, width: .exactly(400))
      best = min(best, oneLeaf(of: &copy, runs: max(20, runs / copies)))
      kept.append(copy)
    }
    keep(kept)
    return best / .microseconds(1)
  }

  /// The best time of a layout of one tree after its leaf changed.
  private func oneLeaf(of tree: inout FlexTree, runs: Int) -> Duration {
    let styles = [21, 22].map { Self.leafStyle(width: $0) }
    let batch = 16
    var best = Duration.seconds(1)
    for _ in 0..<max(20, runs / batch) {
      let time = ContinuousClock().measure {
        for number in 0..<batch {
          tree.setStyle(styles[number % 2], of: leaf)
          tree.layout(root, width: .exactly(400))
        }
      }
      best = min(best, time / batch)
    }
    return best
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
