import QuartzCore
import Testing
import _TestSupport

@MainActor
@Suite struct LayerGeometryTests {
  let transforms = [
    .identity, CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(scaleX: 2, y: -0.5),
    CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 1.5, tx: 7, ty: 1),
  ]
  let anchors = [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)]

  func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  @Test func `frame is position, size and anchor point`() {
    withEvery("anchor", in: anchors) { anchor in
      let layer = CALayer()
      layer.anchorPoint = anchor
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.bounds.size == CGSize(width: 30, height: 40))
      #expect(layer.position == CGPoint(x: 10 + 30 * anchor.x, y: 20 + 40 * anchor.y))
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test func `a frame that is set comes back, scaled and turned or not`() {
    withEvery("anchor", in: anchors) { anchor in
      withEvery("scale", in: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0.5), CGPoint(x: -1, y: 3)]) {
        scale in
        let layer = CALayer()
        layer.anchorPoint = anchor
        layer.setAffineTransform(CGAffineTransform(scaleX: scale.x, y: scale.y))
        let frame = CGRect(x: 5, y: -6, width: 30, height: 40)
        layer.frame = frame
        #expect(layer.frame.insetBy(dx: 1e-9, dy: 1e-9) == frame.insetBy(dx: 1e-9, dy: 1e-9))
      }
    }
  }

  @Test func `points and rectangles convert there and back`() {
    withEvery("outer", in: transforms) { outer in
      withEvery("inner", in: transforms) { inner in
        withEvery("anchor", in: anchors) { anchor in
          let root = layer(CGRect(x: 0, y: 0, width: 300, height: 300))
          let (middle, leaf) = (
            layer(CGRect(x: 20, y: 30, width: 100, height: 80)),
            layer(CGRect(x: 5, y: 6, width: 10, height: 20))
          )
          let cousin = layer(CGRect(x: 150, y: 40, width: 9, height: 9))
          root.addSublayer(middle)
          middle.addSublayer(leaf)
          root.addSublayer(cousin)
          middle.setAffineTransform(outer)
          middle.bounds.origin = CGPoint(x: 3, y: 4)
          leaf.setAffineTransform(inner)
          leaf.anchorPoint = anchor
          let point = CGPoint(x: 1, y: 2)
          let there = leaf.convert(point, to: cousin)
          let back = cousin.convert(there, to: leaf)
          #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9, TestLabels.current)
          let same = leaf.convert(there, from: cousin)
          #expect(hypot(same.x - point.x, same.y - point.y) < 1e-9, TestLabels.current)
          let whole = leaf.convert(leaf.bounds, to: middle)
          let shift = hypot(whole.midX - leaf.frame.midX, whole.midY - leaf.frame.midY)
          #expect(shift < 1e-9, TestLabels.current)
        }
      }
    }
  }

  @Test func `a nil layer stands for what the root stands in`() {
    let root = layer(CGRect(x: 50, y: 50, width: 300, height: 300))
    let child = layer(CGRect(x: 20, y: 30, width: 100, height: 80))
    root.addSublayer(child)
    #expect(child.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 71, y: 81))
    #expect(child.convert(CGPoint(x: 71, y: 81), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `a sublayer transform moves all sublayers about the middle`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer(CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSublayer(child)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: -30, y: -30))
  }

  @Test func `the front layer under a point is hit`() {
    let root = layer(CGRect(x: 10, y: 10, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = layer(CGRect(x: 40, y: 40, width: 80, height: 80))
    root.addSublayer(back)
    root.addSublayer(front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }
    #expect(hit(55, 55) === front)
    back.zPosition = 1
    #expect(hit(55, 55) === back)
    #expect(hit(15, 90) === root)
    #expect(hit(125, 125) === front)
    root.masksToBounds = true
    #expect(hit(125, 125) == nil)
    front.isHidden = true
    back.opacity = 0
    #expect(hit(55, 55) === root)
    #expect(hit(5, 5) == nil)
  }

  @Test func `a place that is no number is not taken, and is told of once`() {
    let report = Diagnostics.report
    defer { Diagnostics.report = report }
    var reports: [String] = []
    Diagnostics.report = { reports.append($0) }
    withEvery("number", in: [CGFloat.nan, .infinity, -.infinity]) { number in
      reports = []
      let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      let layer = layer(frame)
      layer.frame = CGRect(x: number, y: 20, width: 30, height: number)
      #expect(layer.frame == frame)
      layer.position = CGPoint(x: number, y: 40)
      layer.bounds = CGRect(x: number, y: number, width: number, height: number)
      layer.anchorPoint = CGPoint(x: number, y: number)
      layer.setAffineTransform(CGAffineTransform(scaleX: number, y: 1))
      layer.zPosition = number
      #expect(layer.frame == frame)
      #expect(layer.zPosition == 0)
      #expect(reports.count == 1)
    }
  }

  @Test func `the null rectangle leaves a layer without size where it is`() {
    let layer = layer(CGRect(x: 10, y: 20, width: 5, height: 40))
    layer.frame = layer.frame.insetBy(dx: 6, dy: 6)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 0, height: 0))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a frame that is set after a very distant one is the one that comes back`() {
    withEvery("transform", in: [.identity, CGAffineTransform(scaleX: 2, y: 2)]) { transform in
      let layer = CALayer()
      layer.setAffineTransform(transform)
      layer.frame = CGRect(
        x: CGFloat.greatestFiniteMagnitude, y: -1e300, width: CGFloat.greatestFiniteMagnitude,
        height: 1)
      #expect(layer.frame.minX.isFinite && layer.frame.width.isFinite)
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }
}
