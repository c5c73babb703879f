import QuartzCore
import Testing

/// A layer that counts its calls.
private final class CountingLayer: CALayer {
  var layouts = 0
  var displays = 0
  var onLayout: () -> Void = {}

  override func layoutSublayers() {
    layouts += 1
    onLayout()
  }

  override func display() { displays += 1 }
}

@MainActor
@Suite struct LayerPassTests {
  private let root = CountingLayer()
  private let branches = [CountingLayer(), CountingLayer()]
  private let leaves = (0..<4).map { _ in CountingLayer() }

  init() {
    for (index, branch) in branches.enumerated() {
      root.addSublayer(branch)
      branch.addSublayer(leaves[index * 2])
      branch.addSublayer(leaves[index * 2 + 1])
    }
    root.layoutTreeIfNeeded()
  }

  private var layouts: [Int] { ([root] + branches + leaves).map(\.layouts) }

  @Test func `only what asked is laid out`() {
    #expect(layouts == [0, 0, 0, 0, 0, 0, 0])
    leaves[2].setNeedsLayout()
    #expect(root.needsLayoutInTree)
    root.layoutTreeIfNeeded()
    #expect(layouts == [0, 0, 0, 0, 0, 1, 0])
    #expect(!root.needsLayoutInTree)
    #expect(!leaves[2].needsLayout())
  }

  @Test func `a change of the bounds asks for layout, a move does not`() {
    leaves[0].bounds.size.width = 5
    leaves[1].position.x = 5
    branches[1].bounds.origin.y = 9
    root.layoutTreeIfNeeded()
    #expect(layouts == [0, 0, 1, 1, 0, 0, 0])
  }

  @Test func `layout that makes more of it goes on until all is done`() {
    root.onLayout = { branches[0].bounds.size.width += 1 }
    branches[0].onLayout = { leaves[0].setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutTreeIfNeeded()
    #expect(layouts == [1, 1, 0, 1, 0, 0, 0])
  }

  @Test func `layout that never ends is left for the next frame`() {
    root.onLayout = { root.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutTreeIfNeeded()
    #expect(root.layouts < 100)
    #expect(root.needsLayout())
  }

  @Test func `layout on demand begins at the topmost layer that waits`() {
    branches[0].setNeedsLayout()
    leaves[0].setNeedsLayout()
    leaves[2].setNeedsLayout()
    leaves[0].layoutIfNeeded()
    #expect(layouts == [0, 1, 0, 1, 0, 0, 0])
    #expect(root.needsLayoutInTree)
  }

  @Test func `a layer that waits keeps waiting where it is moved`() {
    let guest = CountingLayer()
    guest.setNeedsLayout()
    guest.setNeedsDisplay()
    leaves[3].addSublayer(guest)
    #expect(root.needsLayoutInTree)
    #expect(root.needsDisplayInTree)
    root.layoutTreeIfNeeded()
    root.displayTreeIfNeeded()
    #expect((guest.layouts, guest.displays) == (1, 1))
  }

  @Test func `only what asked is displayed, once`() {
    leaves[1].setNeedsDisplay()
    leaves[1].setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    root.displayTreeIfNeeded()
    root.displayTreeIfNeeded()
    #expect(leaves.map(\.displays) == [0, 1, 0, 0])
    leaves[0].needsDisplayOnBoundsChange = true
    leaves[0].bounds.origin.x = 1
    #expect(!leaves[0].needsDisplay())
    leaves[0].bounds.size.width = 1
    #expect(leaves[0].needsDisplay())
  }

  @Test func `the root hears once of what comes up in its tree`() {
    var calls = 0
    root.treeDidChange = { calls += 1 }
    leaves[0].setNeedsLayout()
    leaves[1].setNeedsLayout()
    #expect(calls == 1)
    leaves[0].setNeedsDisplay()
    #expect(calls == 2)
    root.layoutTreeIfNeeded()
    root.displayTreeIfNeeded()
    _ = root.displayNode(at: 0)
    calls = 0
    leaves[0].backgroundColor = CGColor(gray: 0, alpha: 1)
    leaves[2].opacity = 0.5
    leaves[3].position.x += 1
    #expect(calls == 1)
    _ = root.displayNode(at: 0)
    leaves[3].position.x += 1
    #expect(calls == 2)
  }
}
