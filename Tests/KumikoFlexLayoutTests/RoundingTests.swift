import KumikoFlexLayout
import Testing
import _TestSupport

@Suite("Edges stand on pixels")
struct RoundingTests {
  @Test("Neighbors neither overlap nor leave gaps", arguments: [1.0, 2, 3])
  func neighbors(scale: Double) {
    for count in 1...40 {
      var tree = FlexTree()
      let root = tree.makeNode()
      var style = FlexStyle()
      style.flexGrow = 1
      let nodes = (0..<count).map { _ in tree.makeNode(style) }
      for node in nodes { tree.append(node, to: root) }
      tree.layout(root, width: .exactly(100), height: .exactly(10), scale: scale)
      let frames = nodes.map { tree.frame(of: $0) }
      #expect(frames[0].x == 0)
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(one.x + one.width - next.x) < 1e-9)
      }
      let end = frames[count - 1].x + frames[count - 1].width
      #expect(abs(end - 100) < 1e-9)
      for frame in frames { #expect((frame.x * scale).isWhole && (frame.width * scale).isWhole) }
    }
  }

  @Test("Nested boxes share edges")
  func nested() {
    var tree = FlexTree()
    var style = FlexStyle()
    style.padding = FlexEdges(all: 0.3)
    let root = tree.makeNode(style)
    var parent = root
    var x = 0.0
    var expected = 0.0
    for _ in 0..<20 {
      style.flexGrow = 1
      let child = tree.makeNode(style)
      tree.append(child, to: parent)
      parent = child
    }
    tree.layout(root, width: .exactly(50), height: .exactly(50))
    var node = root
    while let child = tree.children(of: node).first {
      x += tree.frame(of: child).x
      expected += 0.3
      #expect(x == (expected + 1e-3).rounded())
      node = child
    }
  }

  @Test("Measured nodes are never narrower than they asked for")
  func measured() {
    var tree = FlexTree()
    let root = tree.makeNode()
    var style = FlexStyle()
    style.width = 10.4
    tree.append(tree.makeNode(style), to: root)
    let text = tree.makeNode(isMeasured: true)
    tree.append(text, to: root)
    tree.layout(root, width: .exactly(100)) { _ in FlexMeasurement(width: 20.2, height: 5) }
    #expect(tree.frame(of: text).width >= 20.2)
    #expect(tree.frame(of: text) == FlexFrame(x: 10, y: 0, width: 21, height: 5))
  }

  @Test("A subtree that moves by half a pixel is rounded anew, and one that another scale shows")
  func moved() {
    var tree = FlexTree()
    var style = FlexStyle()
    style.width = 10
    let root = tree.makeNode()
    let spacer = tree.makeNode(style)
    style.padding.left = 0.5
    let box = tree.makeNode(style)
    style.width = 3
    let inner = tree.makeNode(style)
    tree.append(spacer, to: root)
    tree.append(box, to: root)
    tree.append(inner, to: box)
    tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(tree.frame(of: inner).x == 1)
    style = FlexStyle()
    style.width = 10.5
    tree.setStyle(style, of: spacer)
    tree.layout(root, width: .exactly(100), height: .exactly(10))
    #expect(tree.frame(of: box).x == 11)
    #expect(tree.frame(of: inner).x == 0)
    tree.layout(root, width: .exactly(100), height: .exactly(10), scale: 2)
    #expect(tree.frame(of: inner).x == 0.5)
  }

  @Test("A box that becomes measured is not narrower than it asks for, in the same frame")
  func becomesMeasured() {
    var tree = FlexTree()
    var style = FlexStyle()
    (style.width, style.height) = (10.375, 5)
    let root = tree.makeNode()
    let box = tree.makeNode(style)
    tree.append(box, to: root)
    tree.layout(root, width: .exactly(100))
    #expect(tree.frame(of: box).width == 10)
    tree.setMeasured(true, of: box)
    tree.layout(root, width: .exactly(100))
    #expect(tree.unroundedFrame(of: box).width == 10.375)
    #expect(tree.frame(of: box).width == 11)
  }

  @Test("Boxes inside one that moved by whole pixels stand where a new tree has them")
  func movedByWholePixels() {
    var moved = SpacedBoxes(spacer: 10, last: 3.4)
    moved.layout()
    moved.setWidths(spacer: 31, last: 3.4)
    moved.layout()
    moved.setWidths(spacer: 31, last: 5.3)
    moved.layout()
    var new = SpacedBoxes(spacer: 31, last: 5.3)
    new.layout()
    #expect(moved.frames == new.frames)
  }
}

/// Boxes on fractions of pixels, in one that a spacer moves.
private struct SpacedBoxes {
  private var tree = FlexTree()
  private let root: FlexNode
  private let spacer: FlexNode
  private var boxes: [FlexNode] = []

  init(spacer: FlexLength, last: FlexLength) {
    root = tree.makeNode()
    self.spacer = tree.makeNode()
    var style = FlexStyle()
    style.padding = FlexEdges(all: 0.4)
    let container = tree.makeNode(style)
    tree.append(self.spacer, to: root)
    tree.append(container, to: root)
    for _ in 0..<4 {
      let box = tree.makeNode(Self.style(width: 3.4))
      tree.append(box, to: container)
      boxes.append(box)
    }
    setWidths(spacer: spacer, last: last)
  }

  private static func style(width: FlexLength) -> FlexStyle {
    var style = FlexStyle()
    (style.width, style.height) = (width, 4)
    style.flexShrink = 0
    return style
  }

  mutating func setWidths(spacer width: FlexLength, last: FlexLength) {
    tree.setStyle(Self.style(width: width), of: spacer)
    tree.setStyle(Self.style(width: last), of: boxes[boxes.count - 1])
  }

  mutating func layout() { tree.layout(root, width: .exactly(100), scale: 3) }

  var frames: [FlexFrame] { boxes.map { tree.frame(of: $0) } }
}

extension Double {
  fileprivate var isWhole: Bool { abs(self - rounded()) < 1e-9 }
}
