import Testing
import UIKit

@Suite struct ParagraphStyleTests {
  @Test func `the default style changes nothing`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(
      [style.lineSpacing, style.paragraphSpacing, style.minimumLineHeight, style.maximumLineHeight]
        == [0, 0, 0, 0])
    #expect(style.lineHeightMultiple == 0)
  }

  @Test func `copies keep values and part ways`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(mutable.alignment == .center)
    #expect(copy == mutable)
    #expect(copy.hash == mutable.hash)
    #expect(copy != style)
    #expect(copy.lineSpacing == 4)
  }

  @Test func `a style takes over another's values`() {
    let (one, two) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.lineBreakMode = .byTruncatingMiddle
    one.minimumLineHeight = 20
    one.maximumLineHeight = 30
    one.paragraphSpacing = 3
    one.lineHeightMultiple = 1.5
    one.baseWritingDirection = .rightToLeft
    two.setParagraphStyle(one)
    #expect(one == two)
    two.paragraphSpacing = 0
    #expect(one != two)
  }
}
