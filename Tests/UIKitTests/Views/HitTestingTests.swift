import Testing
import UIKit

private class Porous: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.frame.contains(point) }
  }
}

@MainActor
@Suite struct HitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
  private let both = CGPoint(x: 30, y: 30)

  init() {
    parent.addSubview(back)
    parent.addSubview(front)
  }

  private func hit(_ point: CGPoint) -> UIView? { parent.hitTest(point, with: nil) }

  @Test func `the foremost view under the point is hit`() {
    #expect(hit(both) === front)
    #expect(hit(CGPoint(x: 5, y: 5)) === back)
    #expect(hit(CGPoint(x: 90, y: 5)) === parent)
    #expect(hit(CGPoint(x: 101, y: 5)) == nil)
  }

  @Test func `edges belong to the view at the left and top only`() {
    #expect(parent.point(inside: .zero, with: nil))
    #expect(!parent.point(inside: CGPoint(x: 100, y: 0), with: nil))
  }

  @Test(
    arguments: [
      { @MainActor in $0.isHidden = true }, { @MainActor in $0.alpha = 0.009 },
      { @MainActor in $0.isUserInteractionEnabled = false },
    ] as [@MainActor @Sendable (UIView) -> Void])
  func `touches pass through views that take none`(disable: @MainActor @Sendable (UIView) -> Void) {
    front.addSubview(UIView(frame: front.bounds))
    disable(front)
    #expect(hit(both) === back)
  }

  @Test func `faint views are hit`() {
    front.alpha = 0.01
    #expect(hit(both) === front)
  }

  @Test func `a subview outside its superview is not hit`() {
    front.addSubview(UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10)))
    #expect(hit(CGPoint(x: 88, y: 28)) === parent)
  }

  @Test func `a view decides what is inside`() {
    let porous = Porous(frame: parent.bounds)
    let island = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    porous.addSubview(island)
    parent.addSubview(porous)
    #expect(hit(both) === front)
    #expect(hit(CGPoint(x: 85, y: 85)) === island)
  }

  @Test func `scaled and scrolled views are hit where they are seen`() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(both) === back)
    #expect(hit(CGPoint(x: 40, y: 40)) === front)
    back.bounds.origin.y = 100
    let deep = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    back.addSubview(deep)
    #expect(hit(CGPoint(x: 5, y: 5)) === deep)
  }
}
