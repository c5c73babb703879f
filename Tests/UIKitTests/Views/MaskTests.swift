import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct MaskTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    view.backgroundColor = .red
    mask.backgroundColor = .black
    stage.window.addSubview(view)
  }

  @Test func `a mask is in no hierarchy and cuts what is drawn`() {
    let holder = UIView()
    holder.addSubview(mask)
    view.mask = mask
    stage.frame()
    #expect(view.mask === mask)
    #expect(mask.superview == nil)
    #expect(view.subviews.isEmpty)
    let node = view.layer.displayNode(at: MediaClock.now)
    #expect(node.mask?.node.bounds == mask.bounds)
    view.mask = nil
    stage.frame()
    #expect(view.layer.displayNode(at: MediaClock.now).mask == nil)
  }

  @Test func `a mask is animated with what it cuts`() {
    view.mask = mask
    stage.frame()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 40 }
    stage.advance(by: 0.5)
    #expect(mask.layer.presentation().map { abs($0.frame.minX - 20) < 0.1 } == true)
    stage.advance(by: 0.6)
    #expect(mask.layer.presentation()?.frame.minX == 40)
  }

  @Test func `a view that masks another one leaves the first`() {
    let other = UIView()
    view.mask = mask
    other.mask = mask
    #expect(view.mask == nil)
    #expect(other.mask === mask)
  }

  @Test func `a mask's text is drawn at the scale of the screen`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "mask"
    view.mask = label
    stage.frame()
    #expect(label.traitCollection.displayScale == view.traitCollection.displayScale)
  }
}
