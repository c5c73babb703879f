import KumikoFlexLayout
import Testing
import _TestSupport

@Suite("A layout after a change is the one that a new tree would have")
struct IncrementalTests {
  @Test("A leaf's width changes in each random tree")
  func oneLeaf() throws {
    for fixture in try Fixture.read("random") {
      var tree = FixtureTree(fixture)
      tree.layout(fixture.width, .leftToRight)
      let leaf = tree.nodes[tree.nodes.count - 1]
      var style = tree.tree.style(of: leaf)
      style.width = 17
      tree.tree.setStyle(style, of: leaf)
      tree.layout(fixture.width, .leftToRight)

      var fresh = FixtureTree(fixture)
      fresh.tree.setStyle(style, of: leaf)
      fresh.layout(fixture.width, .leftToRight)
      #expect(tree.frames == fresh.frames, "\(fixture)")
    }
  }

  @Test("The room and the direction change in each random tree")
  func room() throws {
    for fixture in try Fixture.read("random") {
      var tree = FixtureTree(fixture)
      tree.layout(90, .rightToLeft)
      tree.layout(fixture.width, .leftToRight)
      var fresh = FixtureTree(fixture)
      fresh.layout(fixture.width, .leftToRight)
      #expect(tree.frames == fresh.frames, "\(fixture)")
    }
  }

  @Test("A node below the root is laid out by itself in between")
  func partOfTheTree() throws {
    for fixture in try Fixture.read("random") {
      var tree = FixtureTree(fixture)
      tree.layout(fixture.width, .leftToRight)
      let frames = tree.frames
      for node in tree.nodes.dropFirst() {
        tree.layout(33, .rightToLeft, at: node)
        let needsLayout = tree.tree.needsLayout(tree.nodes[0])
        #expect(needsLayout)
      }
      tree.layout(fixture.width, .leftToRight)
      #expect(tree.frames == frames, "\(fixture)")
    }
  }

  @Test("Styles, texts and the room change in trees of each kind, one after the other")
  func manyChanges() throws {
    var random = SeededRandom(seed: 22)
    let fixtures = try ["random", "families"].flatMap(Fixture.read)
    for number in stride(from: 0, to: fixtures.count - 7, by: 2) {
      let (fixture, other) = (fixtures[number], fixtures[number + 7])
      var tree = FixtureTree(fixture)
      var styles = fixture.lines.map { CSS($0.css).style }
      for _ in 0..<4 {
        let number = Int.random(in: 0..<styles.count, using: &random)
        let line = other.lines.randomElement(using: &random)
        styles[number] = CSS(line?.css ?? "").style
        tree.tree.setStyle(styles[number], of: tree.nodes[number])
        let width = Bool.random(using: &random) ? fixture.width : 60
        let height: FlexSpace = Bool.random(using: &random) ? .unlimited : .exactly(50)
        let direction: FlexWritingDirection =
          Bool.random(using: &random) ? .leftToRight : .rightToLeft
        tree.layout(width, height: height, direction)
        var fresh = FixtureTree(fixture)
        for (node, style) in zip(fresh.nodes, styles) { fresh.tree.setStyle(style, of: node) }
        fresh.layout(width, height: height, direction)
        #expect(tree.frames == fresh.frames, "\(fixture)")
      }
    }
  }

  @Test("Nodes move, come and go in a random tree")
  func structure() {
    var random = SeededRandom(seed: 14)
    var tree = FlexTree()
    var nodes = [tree.makeNode()]
    for _ in 0..<400 {
      change(&tree, &nodes, &random)
      tree.layout(nodes[0], width: .exactly(300), scale: 2)
      var copy = FlexTree()
      let root = copy.copy(nodes[0], of: tree)
      copy.layout(root, width: .exactly(300), scale: 2)
      #expect(tree.frames(below: nodes[0]) == copy.frames(below: root))
    }
    #expect(tree.diagnostics.allSatisfy { if case .cycle = $0 { true } else { false } })
  }

  private func change(
    _ tree: inout FlexTree, _ nodes: inout [FlexNode], _ random: inout SeededRandom
  ) {
    let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      var style = FlexStyle()
      style.flexGrow = Double.random(in: 0...2, using: &random)
      style.width = .points(Double.random(in: 0...40, using: &random))
      style.flexDirection = Bool.random(using: &random) ? .row : .column
      style.padding = FlexEdges(all: .points(Double.random(in: 0...3, using: &random)))
      let child = tree.makeNode(style)
      nodes.append(child)
      tree.insert(child, into: node, before: tree.children(of: node).first)
    case 2 where node != nodes[0]:
      tree.append(node, to: nodes[Int.random(in: 0..<nodes.count, using: &random)])
    case 3 where nodes.count > 30 && node != nodes[0]:
      tree.remove(node)
      nodes = nodes.filter { tree.isMember($0) }
    default:
      var style = tree.style(of: node)
      style.height = .points(Double.random(in: 0...40, using: &random))
      tree.setStyle(style, of: node)
    }
  }
}

extension FlexTree {
  /// Whether a node is in the tree: children know their parents, roots have none.
  fileprivate func isMember(_ node: FlexNode) -> Bool {
    var copy = self
    copy.clearDiagnostics()
    copy.setNeedsMeasurement(of: node)
    return copy.diagnostics.isEmpty
  }

  fileprivate mutating func copy(_ node: FlexNode, of other: FlexTree) -> FlexNode {
    let root = makeNode(other.style(of: node))
    for child in other.children(of: node) { append(copy(child, of: other), to: root) }
    return root
  }

  fileprivate func frames(below node: FlexNode) -> [FlexFrame] {
    [frame(of: node), unroundedFrame(of: node)] + children(of: node).flatMap(frames(below:))
  }
}

extension FixtureTree {
  fileprivate var frames: [FlexFrame] {
    nodes.flatMap { [tree.unroundedFrame(of: $0), tree.frame(of: $0)] }
  }
}
