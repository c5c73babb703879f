import Testing
import UIKit

private class Sized: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
}

@MainActor
@Suite struct GeometryTests {
  @Test func `frame, bounds and center say the same thing`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 15, y: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 10, height: 20))
  }

  @Test func `a transform changes the frame but neither bounds nor center`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: -5, y: -20, width: 20, height: 60))
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.center == CGPoint(x: 5, y: 10))
  }

  @Test func `points are converted along the hierarchy`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    window.addSubview(outer)
    window.addSubview(other)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 5))
    #expect(inner.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 15, y: -5))
    #expect(inner.convert(CGPoint(x: 15, y: -5), from: window) == .zero)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: -84, y: -4))
    #expect(
      other.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: inner)
        == CGRect(x: 85, y: 5, width: 2, height: 2))
  }

  @Test func `rectangles of turned views become the box around them`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    parent.addSubview(child)
    let box = child.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: parent)
    #expect(abs(box.minX - 50) < 1e-9)
    #expect(abs(box.minY - 40) < 1e-9)
    #expect(abs(box.width - 10) < 1e-9)
    #expect(abs(box.height - 20) < 1e-9)
  }

  @Test(arguments: [1, 2, 3, -1, 5])
  func `quarter turns give exact frames`(quarters: Int) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 130, height: 50))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let isUpright = quarters % 2 != 0
    #expect(
      view.frame
        == (isUpright
          ? CGRect(x: 50, y: -20, width: 50, height: 130)
          : CGRect(x: 10, y: 20, width: 130, height: 50)))
    view.frame.origin = .zero
    #expect(view.bounds.size == CGSize(width: 130, height: 50))
  }

  @Test func `the screen is a coordinate space`() {
    let window = UIWindow(frame: CGRect(x: 30, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 36, y: 7))
    #expect(view.convert(CGPoint(x: 36, y: 7), from: space) == CGPoint(x: 1, y: 1))
    #expect(space.convert(CGPoint(x: 36, y: 7), to: view) == CGPoint(x: 1, y: 1))
  }

  @Test func `fitting keeps the top left corner`() {
    let view = Sized(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 10))
  }

  @Test func `a plain view fits its present size and has no intrinsic one`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 7, height: 8))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `a new size lays out once, a new place not at all`() {
    let view = Sized(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layouts = 0
    view.center = CGPoint(x: 100, y: 100)
    view.layoutIfNeeded()
    #expect(view.layouts == 0)
    view.frame.size.width = 20
    view.frame.size.height = 20
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func `layout reaches subviews that asked, and no others`() {
    let (parent, child, calm) = (Sized(), Sized(), Sized())
    parent.addSubview(child)
    parent.addSubview(calm)
    parent.layoutIfNeeded()
    for view in [parent, child, calm] { view.layouts = 0 }
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect([parent, child, calm].map(\.layouts) == [0, 1, 0])
  }

  @Test func `alpha stays between 0 and 1`() {
    let view = UIView()
    view.alpha = 7
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func `without a window nil stands for what the topmost view stands in`() {
    let top = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    top.addSubview(view)
    let (point, rect) = (CGPoint(x: 1, y: 1), CGRect(x: 1, y: 1, width: 2, height: 2))
    let outside = CGRect(x: 36, y: 47, width: 2, height: 2)
    #expect(view.convert(point, to: nil) == outside.origin)
    #expect(view.convert(outside.origin, from: nil) == point)
    #expect(view.convert(rect, to: nil) == outside)
    #expect(view.convert(outside, from: nil) == rect)
    #expect(view.layer.convert(point, to: nil) == outside.origin)
    #expect(view.layer.convert(outside, from: nil) == rect)
    #expect(top.convert(point, to: nil) == CGPoint(x: 31, y: 41))
  }

  @Test func `views without a common superview meet where their topmost views stand`() {
    let one = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(one.convert(CGPoint.zero, to: other) == CGPoint(x: 20, y: 30))
    #expect(one.convert(CGPoint(x: 20, y: 30), from: other) == .zero)
  }

  @Test func `in a window nil stands for the window, wherever that is`() {
    let window = UIWindow(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    window.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 6))
    #expect(window.convert(CGPoint.zero, to: nil as UIView?) == .zero)
  }
}
