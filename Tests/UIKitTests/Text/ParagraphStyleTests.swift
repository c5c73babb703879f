import QuartzCore
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

/// Indents and tabs of paragraphs.
@MainActor
@Suite struct IndentTests {
  private let sentence = "The quick brown fox jumps over the lazy dog and is seen no more."

  private func lines(
    _ text: String, width: CGFloat = 200, _ change: (NSMutableParagraphStyle) -> Void
  ) -> [TextLine] {
    let style = NSMutableParagraphStyle()
    change(style)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: text, attributes: [.paragraphStyle: style])
    if style.alignment != .natural { label.textAlignment = style.alignment }
    return label.drawnLayout?.lines ?? []
  }

  @Test func `the first line and the others begin where they are told`() throws {
    let all = lines(sentence) { ($0.firstLineHeadIndent, $0.headIndent) = (30, 10) }
    #expect(all.count > 2)
    #expect(abs(all[0].frame.minX - 30) < 0.1)
    #expect(all.dropFirst().allSatisfy { abs($0.frame.minX - 10) < 0.1 })
    let hanging = lines(sentence) { ($0.firstLineHeadIndent, $0.headIndent) = (0, 24) }
    #expect(abs(hanging[0].frame.minX) < 0.1)
    #expect(abs(hanging[1].frame.minX - 24) < 0.1)
  }

  @Test func `lines end before the tail`() {
    let free = lines(sentence) { _ in }
    let inset = lines(sentence) { $0.tailIndent = -80 }
    #expect(inset.count > free.count)
    #expect(inset.allSatisfy { $0.frame.maxX <= 120.5 })
    let absolute = lines(sentence) { $0.tailIndent = 120 }
    #expect(absolute.map(\.range) == inset.map(\.range))
  }

  @Test func `indents follow the direction of reading`() {
    let all = lines("שלום עולם") {
      ($0.firstLineHeadIndent, $0.headIndent, $0.alignment) = (30, 30, .right)
    }
    #expect(all.allSatisfy { abs($0.frame.maxX - 170) < 1 })
  }

  @Test func `indents make a label larger`() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 40
    let (plain, indented) = (UILabel(), UILabel())
    plain.attributedText = NSAttributedString(string: "Text")
    indented.attributedText = NSAttributedString(
      string: "Text", attributes: [.paragraphStyle: style])
    let difference = indented.intrinsicContentSize.width - plain.intrinsicContentSize.width
    #expect(abs(difference - 40) <= 1)
  }

  @Test func `tabs lead to their places`() {
    for (change, place) in [
      ({ (style: NSMutableParagraphStyle) in }, 28.0),
      ({ $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] }, 100),
      ({ ($0.tabStops, $0.defaultTabInterval) = ([], 60) }, 60),
      ({ ($0.headIndent, $0.firstLineHeadIndent) = (10, 10) }, 28),
    ] as [((NSMutableParagraphStyle) -> Void, Double)] {
      let style = NSMutableParagraphStyle()
      change(style)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
      label.attributedText = NSAttributedString(
        string: "a\tb", attributes: [.paragraphStyle: style])
      #expect(abs((label.drawnLayout?.caretRect(at: 2).minX ?? 0) - place) < 0.5)
    }
  }

  @Test func `alignment is that of all paragraphs, the rest of their styles stays`() {
    let text = NSMutableAttributedString(string: "")
    for (line, spacing) in [("one\n", CGFloat(5)), ("two\n", 20)] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      text.append(NSAttributedString(string: line, attributes: [.paragraphStyle: style]))
    }
    text.append(NSAttributedString(string: "three"))
    let (label, view) = (UILabel(), UITextView())
    label.attributedText = text
    view.attributedText = text
    label.textAlignment = .center
    view.textAlignment = .center
    for shown in [label.attributedText, view.attributedText] {
      let styles = [0, 5, 9].map {
        shown?.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
      }
      #expect(styles.map { $0?.alignment } == [.center, .center, .center])
      #expect(styles.map { $0?.lineSpacing } == [5, 20, 0])
    }
  }

  @Test func `a style has twelve places for tabs, which can be added and removed`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12 && style.tabStops[1].location == 56)
    let tab = NSTextTab(textAlignment: .center, location: 30)
    style.addTabStop(tab)
    #expect(style.tabStops.count == 13 && style.tabStops[1] == tab)
    style.removeTabStop(NSTextTab(textAlignment: .center, location: 30))
    #expect(style.tabStops.count == 12)
    #expect(style.defaultTabInterval == 0)
  }
}
