import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct AutoresizingTests {
  /// The frame of a view at 20…60 of a superview 100 wide, and the like in height, after the
  /// superview grew by 50 in width and 100 in height.
  private func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = UIView(frame: CGRect(x: 20, y: 40, width: 40, height: 80))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 150, height: 300)
    return child.frame
  }

  @Test func `differences go to the flexible parts in proportion`() {
    expect([], x: 20, width: 40)
    expect(.flexibleWidth, x: 20, width: 90)
    expect(.flexibleLeftMargin, x: 70, width: 40)
    expect(.flexibleRightMargin, x: 20, width: 40)
    expect([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 30, width: 60)
    expect([.flexibleWidth, .flexibleRightMargin], x: 20, width: 65)
  }

  private func expect(
    _ mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat,
    location: SourceLocation = #_sourceLocation
  ) {
    let row = frame(mask)
    #expect(row == CGRect(x: x, y: 40, width: width, height: 80), sourceLocation: location)
    let column = frame(UIView.AutoresizingMask(rawValue: mask.rawValue << 3))
    #expect(
      column == CGRect(x: 20, y: x * 2, width: 40, height: width * 2), sourceLocation: location)
  }

  @Test func `every mask keeps its fixed parts`() {
    withEvery("mask", in: 0..<8) { bits in
      let result = frame(UIView.AutoresizingMask(rawValue: UInt(bits)))
      if bits & 1 == 0 || bits == 7 { #expect(result.minX == (bits == 7 ? 30 : 20)) }
      if bits & 2 == 0 { #expect(result.width == 40, TestLabels.current) }
      if bits & 4 == 0, bits != 0 { #expect(result.maxX == 110, TestLabels.current) }
    }
  }

  @Test func `a centered view stays in the middle`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 300, height: 50)
    #expect(child.frame == CGRect(x: 140, y: 15, width: 20, height: 20))
  }

  @Test func `a superview may refuse`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test func `a view that fills an empty superview fills it when it grows`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 5, y: 5, width: 30, height: 40)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }
}
