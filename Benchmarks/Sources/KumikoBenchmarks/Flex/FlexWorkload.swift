import KumikoFlexLayout

/// What stands in the tree that all engines lay out.
enum FlexShape: String {
  /// A column of rows of nine leaves.
  case rows
  /// A column of leaves.
  case column
  /// A row of leaves that do not shrink.
  case row
  /// A row of leaves that breaks into lines.
  case wrap
}

/// The tree that all engines lay out.
struct FlexWorkload {
  let shape: FlexShape
  let nodes: Int
  private var tree = FlexTree()
  private let root: FlexNode
  private var leaf: FlexNode
  private let runs: Int

  init(_ shape: FlexShape, nodes: Int) {
    self.shape = shape
    self.nodes = nodes
    runs = max(20, 100_000 / nodes)
    var style = FlexStyle()
    style.flexDirection = shape == .rows || shape == .column ? .column : .row
    style.flexWrap = shape == .wrap ? .wrap : .noWrap
    root = tree.makeNode(style)
    leaf = root
    if shape == .rows {
      addRows()
    } else {
      addLeaves(nodes, to: root)
    }
  }

  private mutating func addRows() {
    var style = FlexStyle()
    style.padding = FlexEdges(all: 1)
    for _ in 0..<max(nodes / 10, 1) {
      let row = tree.makeNode(style)
      tree.append(row, to: root)
      addLeaves(9, to: row)
    }
  }

  private mutating func addLeaves(_ count: Int, to parent: FlexNode) {
    for _ in 0..<count {
      leaf = tree.makeNode(leafStyle(width: 20))
      tree.append(leaf, to: parent)
    }
  }

  private func leafStyle(width: Double) -> FlexStyle {
    var style = FlexStyle()
    style.flexGrow = 1
    if shape != .rows { style.flexShrink = 0 }
    style.width = .points(width)
    style.height = 20
    style.margin = FlexEdges(all: 2)
    return style
  }

  /// What the first layout, one after the change of a leaf, and a first one with building take.
  func times() -> FlexTimes { FlexTimes(cold: cold(), leaf: oneLeaf(), built: built()) }

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

  /// The best time of building the tree, of which nothing is known before, and of laying it out.
  private func built() -> Double {
    var best = Duration.seconds(1)
    for _ in 0..<runs {
      let start = ContinuousClock.now
      var new = FlexWorkload(shape, nodes: nodes)
      new.tree.layout(new.root, width: .exactly(400))
      best = min(best, ContinuousClock.now - start)
      keep(new)
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
    let styles = [21, 22].map { leafStyle(width: $0) }
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
