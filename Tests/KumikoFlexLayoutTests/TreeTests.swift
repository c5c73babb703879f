import KumikoFlexLayout
import Testing

@Suite("A tree of nodes")
struct TreeTests {
  @Test("Children keep the order in which they were added, moved and inserted")
  func order() {
    var tree = FlexTree()
    let root = tree.makeNode()
    let nodes = (0..<4).map { _ in tree.makeNode() }
    for node in nodes { tree.append(node, to: root) }
    tree.insert(nodes[3], into: root, before: nodes[1])
    #expect(tree.children(of: root) == [nodes[0], nodes[3], nodes[1], nodes[2]])
    tree.append(nodes[0], to: nodes[2])
    #expect(tree.children(of: root) == [nodes[3], nodes[1], nodes[2]])
    #expect(tree.parent(of: nodes[0]) == nodes[2])
    tree.removeFromParent(nodes[2])
    #expect(tree.children(of: root) == [nodes[3], nodes[1]])
    #expect(tree.parent(of: nodes[2]) == nil)
    #expect(tree.count == 5)
  }

  @Test("A tree is a value: copies do not hear of changes")
  func copies() {
    var tree = FlexTree()
    var style = FlexStyle()
    style.width = 10
    let root = tree.makeNode(style)
    tree.layout(root)
    var copy = tree
    style.width = 20
    copy.setStyle(style, of: root)
    copy.layout(root)
    #expect(tree.frame(of: root).width == 10)
    #expect(copy.frame(of: root).width == 20)
  }

  @Test("A root takes the room, its content's size, or what it may of it")
  func spaces() {
    var tree = FlexTree()
    var style = FlexStyle()
    style.margin = FlexEdges(all: 3)
    let root = tree.makeNode(style, isMeasured: true)
    func size(_ width: FlexSpace, _ height: FlexSpace) -> FlexFrame {
      tree.layout(root, width: width, height: height) { FixtureTree.measure(8, $0.width) }
      return tree.frame(of: root)
    }
    #expect(size(.unlimited, .unlimited) == FlexFrame(x: 3, y: 3, width: 80, height: 10))
    #expect(size(.atMost(56), .unlimited) == FlexFrame(x: 3, y: 3, width: 50, height: 20))
    #expect(size(.atMost(560), .atMost(9)) == FlexFrame(x: 3, y: 3, width: 80, height: 3))
    #expect(size(.exactly(36), .exactly(50)) == FlexFrame(x: 3, y: 3, width: 30, height: 44))
  }

  @Test("What is hidden has empty frames, and has them no more when it is shown")
  func hidden() {
    var tree = FlexTree()
    var style = FlexStyle()
    style.width = 10
    style.height = 10
    let root = tree.makeNode()
    let box = tree.makeNode(style)
    let inner = tree.makeNode(style)
    tree.append(box, to: root)
    tree.append(inner, to: box)
    tree.layout(root)
    #expect(tree.frame(of: inner).width == 10)
    style.display = .none
    tree.setStyle(style, of: box)
    tree.layout(root)
    #expect(tree.frame(of: box) == FlexFrame())
    #expect(tree.frame(of: inner) == FlexFrame())
    style.display = .flex
    tree.setStyle(style, of: box)
    tree.layout(root)
    #expect(tree.frame(of: inner).width == 10)
  }

  @Test("Lengths print as they are written")
  func lengths() {
    #expect("\(FlexLength.points(12))" == "12.0")
    #expect("\(FlexLength.percent(50))" == "50.0%")
    #expect("\(FlexLength.auto)" == "auto")
    #expect(FlexLength.percent(50) != .points(0.5))
    #expect(FlexLength.points(0.1) == 0.1)
  }

  @Test("An unchanged style asks for no layout")
  func unchanged() {
    var tree = FlexTree()
    let root = tree.makeNode()
    tree.layout(root)
    #expect(!tree.needsLayout(root))
    tree.setStyle(FlexStyle(), of: root)
    #expect(!tree.needsLayout(root))
    tree.setMeasured(true, of: root)
    #expect(tree.needsLayout(root))
    #expect(tree.isMeasured(root))
  }
}
