import QuartzCore
import Testing
import _TestSupport

@MainActor
@Suite struct LayerNodeTests {
  let root = CALayer()
  let middle = CALayer()
  let leaf = CALayer()
  let sibling = CALayer()

  init() {
    root.bounds.size = CGSize(width: 100, height: 100)
    root.delegate = Still.shared
    for layer in [middle, sibling, leaf] {
      layer.delegate = Still.shared
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    }
    root.addSublayer(middle)
    root.addSublayer(sibling)
    middle.addSublayer(leaf)
  }

  func node() -> DisplayNode { root.displayNode(at: 0) }

  let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  @Test func `nothing changed: the same node`() {
    let first = node()
    #expect(node() === first)
    leaf.opacity = leaf.opacity
    root.position = root.position
    #expect(node() === first)
  }

  @Test func `a change rebuilds its layer and those above, and no other`() {
    let first = node()
    leaf.backgroundColor = red
    let second = node()
    #expect(second !== first)
    #expect(second.children[0].node !== first.children[0].node)
    #expect(second.children[1].node === first.children[1].node)
  }

  /// Ways to move a layer without changing what it shows.
  static let moves: [(String, @MainActor (CALayer) -> Void)] = [
    ("position", { $0.position.x += 5 }), ("frame", { $0.frame.origin.y += 1 }),
    ("anchorPoint", { $0.anchorPoint = .zero }),
    ("transform", { $0.setAffineTransform(CGAffineTransform(rotationAngle: 1)) }),
    ("zPosition", { $0.zPosition = 3 }),
  ]

  @Test func `a layer that only moves keeps its node`() {
    for (name, move) in Self.moves {
      let before = node()
      let (own, inner) = (before.children[0].node, before.children[0].node.children[0].node)
      move(leaf)
      let after = node()
      #expect(after.children[0].node !== own, "\(name)")
      #expect(after.children[0].node.children[0].node === inner, "\(name)")
    }
  }

  @Test func `hidden and clear layers are left out, and come back`() {
    middle.isHidden = true
    sibling.opacity = 0
    #expect(node().children.isEmpty)
    leaf.backgroundColor = red
    middle.isHidden = false
    sibling.opacity = 0.5
    #expect(node().children.count == 2)
    #expect(node().children[0].node.children[0].node.items.count == 1)
    #expect(node().children[1].node.opacity == 0.5)
  }

  @Test func `layers with higher z positions come later, else in order`() {
    let third = CALayer()
    root.addSublayer(third)
    middle.zPosition = 1
    let widths = [1, 2, 3]
    for (layer, width) in zip([middle, sibling, third], widths) {
      layer.bounds.size.width = CGFloat(width)
    }
    #expect(node().children.map { Int($0.node.bounds.width) } == [2, 3, 1])
  }

  @Test func `a tree reads as text`() {
    root.bounds.origin.y = 7
    middle.backgroundColor = red
    middle.cornerRadius = 50
    middle.masksToBounds = true
    middle.borderWidth = 2
    middle.borderColor = CGColor(gray: 0, alpha: 0.25)
    leaf.opacity = 0.5
    leaf.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    sibling.shadowOpacity = 1
    sibling.shadowOffset = .zero
    sibling.backgroundColor = red
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    sibling.mask = mask
    #expect(
      node().debugDescription == """
        layer 100×100 at 0,7 scrolled to 0,7
          layer 20×20 at 10,10 clipped radius 10
            fill 0,0 20×20 #ff0000 radius 10
            layer 20×20 at 0,10 turned [2 0 0 1] opacity 0.5
            border 0,0 20×20 2 #000000@0.25 radius 10
          layer 20×20 at 10,10
            shadow 0,0 20×20 #000000 offset 0×0 blur 3
            fill 0,0 20×20 #ff0000
            masked by:
              layer 0×0 at 0,0
                path 0,0 5×5 5 elements fill #000000

        """)
  }

  @Test func `own drawing lies between background and sublayers`() {
    middle.backgroundColor = red
    middle.drawing = [.fill(CGRect(x: 1, y: 1, width: 2, height: 2), radii: .zero, color: red)]
    let lines = node().debugDescription.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      Array(lines[1...4]) == [
        "layer 20×20 at 10,10", "fill 0,0 20×20 #ff0000", "fill 1,1 2×2 #ff0000",
        "layer 20×20 at 10,10",
      ])
  }

  @Test func `corners that are not masked stay square`() {
    middle.backgroundColor = red
    middle.cornerRadius = 4
    withEvery("corner", in: 0..<4) { corner in
      middle.maskedCorners = CACornerMask(rawValue: 1 << UInt(corner))
      guard case .fill(_, let radii, _) = node().children[0].node.items[0] else {
        Issue.record("no background")
        return
      }
      let all = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
      #expect(all.map { $0 > 0 } == (0..<4).map { $0 == corner }, TestLabels.current)
    }
  }

  @Test func `the shadow follows the outline that is known`() {
    middle.shadowOpacity = 0.5
    #expect(node().children[0].node.shadow != nil)
    middle.backgroundColor = red
    let own = node().children[0].node
    #expect(own.shadow == nil)
    #expect(own.debugDescription.contains("shadow 0,0 20×20 #000000@0.5"))
    middle.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5), transform: nil)
    #expect(node().debugDescription.contains("shadow of path 0,0 9×5"))
    middle.shadowColor = nil
    #expect(!node().debugDescription.contains("shadow"))
  }

  @Test func `a picture stands where its gravity says`() throws {
    let image = try #require(
      CGImage(width: 8, height: 4, bytesPerRow: 32, pixels: [UInt8](repeating: 255, count: 128)))
    middle.contents = image
    middle.contentsScale = 2
    let places: [(CALayerContentsGravity, String)] = [
      (.resize, "0,0 20×20"), (.resizeAspect, "0,5 20×10"), (.resizeAspectFill, "-10,0 40×20"),
      (.center, "8,9 4×2"), (.top, "8,18 4×2"), (.bottom, "8,0 4×2"), (.left, "0,9 4×2"),
      (.right, "16,9 4×2"), (.topLeft, "0,18 4×2"), (.topRight, "16,18 4×2"),
      (.bottomLeft, "0,0 4×2"), (.bottomRight, "16,0 4×2"),
    ]
    for (gravity, place) in places {
      middle.contentsGravity = gravity
      #expect(node().debugDescription.contains("image 8×4 \(place)\n"), "\(gravity.rawValue)")
    }
    middle.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(node().debugDescription.contains("image 4×4 18,0 2×2\n"))
  }
}
