import KumikoFlexLayout
import Testing

@Suite("Content is measured as seldom as possible")
struct MeasurementTests {
  /// A tree of texts that counts how often each is measured.
  struct Texts {
    var tree = FlexTree()
    let root: FlexNode
    var counts: [FlexNode: Int] = [:]

    init(_ style: (inout FlexStyle) -> Void = { _ in }) {
      var root = FlexStyle()
      style(&root)
      self.root = tree.makeNode(root)
    }

    mutating func add(_ style: (inout FlexStyle) -> Void = { _ in }) -> FlexNode {
      var own = FlexStyle()
      style(&own)
      let node = tree.makeNode(own, isMeasured: true)
      tree.append(node, to: root)
      return node
    }

    mutating func layout(width: FlexSpace) {
      var counts: [FlexNode: Int] = [:]
      tree.layout(root, width: width) { request in
        counts[request.node, default: 0] += 1
        return FixtureTree.measure(6, request.width)
      }
      self.counts = counts
    }
  }

  @Test("Once per text in a column")
  func column() {
    var texts = Texts { $0.flexDirection = .column }
    let nodes = (0..<5).map { _ in texts.add() }
    texts.layout(width: .exactly(100))
    #expect(nodes.map { texts.counts[$0] } == [1, 1, 1, 1, 1])
  }

  @Test("Once per text in a row with room")
  func row() {
    var texts = Texts()
    let nodes = (0..<3).map { _ in texts.add() }
    texts.layout(width: .exactly(500))
    #expect(nodes.map { texts.counts[$0] } == [1, 1, 1])
  }

  @Test("Once for its height, and once for its longest word, where it takes what fixed boxes leave")
  func filling() {
    var texts = Texts()
    _ = texts.add {
      $0.width = 30
      $0.height = 10
      $0.flexShrink = 0
    }
    let text = texts.add { $0.flexGrow = 1 }
    for width in [50, 200] {
      texts.layout(width: .exactly(Double(width)))
      #expect(texts.counts == [text: width == 50 ? 2 : 1])
      #expect(texts.tree.frame(of: text).width == Double(width) - 30)
    }
  }

  @Test("Three times in a row that is too short: all room, least room, and what there is")
  func shrinking() {
    var texts = Texts()
    let nodes = (0..<3).map { _ in texts.add() }
    texts.layout(width: .exactly(100))
    #expect(nodes.map { texts.counts[$0] } == [3, 3, 3])
  }

  @Test("Not at all where the style gives the size")
  func fixed() {
    var texts = Texts()
    _ = texts.add {
      $0.width = 10
      $0.height = 10
    }
    texts.layout(width: .exactly(100))
    #expect(texts.counts.isEmpty)
  }

  @Test("Not again where nothing changed, nor where another text did")
  func incremental() {
    var texts = Texts { $0.flexDirection = .column }
    let nodes = (0..<3).map { _ in texts.add() }
    texts.layout(width: .exactly(100))
    texts.layout(width: .exactly(100))
    #expect(texts.counts.isEmpty)
    texts.tree.setNeedsMeasurement(of: nodes[1])
    #expect(texts.tree.needsLayout(texts.root))
    texts.layout(width: .exactly(100))
    #expect(texts.counts == [nodes[1]: 1])
  }

  @Test("Depth does not multiply measurements", arguments: [FlexDirection.row, .column])
  func depth(direction: FlexDirection) {
    var tree = FlexTree()
    var style = FlexStyle()
    style.flexDirection = direction
    style.alignItems = .center
    let root = tree.makeNode(style)
    var parent = root
    for _ in 0..<60 {
      let child = tree.makeNode(style)
      tree.append(child, to: parent)
      parent = child
    }
    tree.append(tree.makeNode(isMeasured: true), to: parent)
    var count = 0
    tree.layout(root, width: .exactly(50)) { request in
      count += 1
      return FixtureTree.measure(9, request.width)
    }
    #expect(count <= 6)
    #expect(tree.diagnostics.isEmpty)
  }
}
