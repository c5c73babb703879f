import Testing
import UIKit

private let sentence = "The quick brown fox jumps over the lazy dog and is seen no more."

/// A label with a margin, made as UIKit's users do.
private final class PaddedLabel: UILabel {
  static let margin = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: Self.margin), limitedToNumberOfLines: lines)
    let m = Self.margin
    return rect.inset(
      by: UIEdgeInsets(top: -m.top, left: -m.left, bottom: -m.bottom, right: -m.right))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: Self.margin)) }
}

private final class WatchedLabel: UILabel {
  var invalidations = 0

  override func invalidateIntrinsicContentSize() {
    invalidations += 1
    super.invalidateIntrinsicContentSize()
  }
}

@MainActor
@Suite struct UILabelSizeTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func pixels(_ length: CGFloat) -> CGFloat {
    let scale = label(nil).traitCollection.displayScale
    return (length * scale - 0.001).rounded(.up) / scale
  }

  @Test func `a new label has UIKit's defaults`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.minimumScaleFactor == 0)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    #expect(!label.isHighlighted)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func `without text there is no size`() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func `a line is as high as its font, rounded up to pixels`() {
    let label = label("Text")
    for size in [9, 12, 17, 23.5, 40] as [CGFloat] {
      label.font = .systemFont(ofSize: size)
      #expect(label.intrinsicContentSize.height == pixels(label.font.lineHeight), "\(size)")
    }
  }

  @Test func `sizes are whole pixels and grow with the text`() {
    var last = CGSize.zero
    for count in 1...12 {
      let size = label(String(repeating: "mi", count: count)).intrinsicContentSize
      #expect(size.width == pixels(size.width))
      #expect(size.width > last.width)
      #expect(last.height == 0 || size.height == last.height)
      last = size
    }
  }

  @Test func `a label of its own size shows all of its text`() {
    for text in ["a", "Word", "öäü ÅÉ", "Two words", sentence] {
      let label = label(text)
      label.sizeToFit()
      #expect(label.bounds.size == label.intrinsicContentSize)
      #expect(label.drawnLayout?.isTruncated == false, "\(text)")
    }
  }

  @Test func `one line ignores line breaks in its height`() {
    let one = label("one").intrinsicContentSize.height
    #expect(label("one\ntwo").intrinsicContentSize.height == one)
    #expect(label("one\ntwo", lines: 0).intrinsicContentSize.height > one * 1.9)
  }

  @Test func `lines are counted over all paragraphs`() {
    let text = "a\nb\nc\nd"
    let heights = [1, 2, 3, 4, 0].map { label(text, lines: $0).intrinsicContentSize.height }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 4)
    #expect(heights[3] == heights[4])
  }

  @Test func `a narrow width makes more lines, never wider ones`() {
    let label = label(sentence, lines: 0)
    var last = label.sizeThatFits(CGSize(width: 1_000, height: 1_000))
    for width in stride(from: 500 as CGFloat, through: 100, by: -50) {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size.width <= width)
      #expect(size.height >= last.height)
      last = size
    }
    #expect(last.height > label.font.lineHeight * 4)
  }

  @Test func `a limit of lines is a limit of height`() {
    let label = label(sentence, lines: 2)
    let size = label.sizeThatFits(CGSize(width: 100, height: 1_000))
    #expect(size.height == pixels(label.font.lineHeight * 2))
  }

  @Test func `the preferred width breaks the intrinsic size`() {
    let label = label(sentence, lines: 0)
    let wide = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = wide.width / 3
    let narrow = label.intrinsicContentSize
    #expect(narrow.width <= wide.width / 3)
    #expect(narrow.height > wide.height * 2)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == wide)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0])
  func `strange widths are survived`(_ width: CGFloat) {
    let size = label(sentence, lines: 0).sizeThatFits(CGSize(width: width, height: width))
    #expect(size.width.isFinite)
    #expect(size.height.isFinite)
    #expect(size.height > 0)
  }

  @Test func `text rectangles begin at the bounds' origin and stay inside`() {
    let bounds = CGRect(x: 7, y: 9, width: 120, height: 45)
    let rect = label(sentence, lines: 0).textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(rect.origin == bounds.origin)
    #expect(bounds.contains(rect))
    let one = label(sentence).textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.height < rect.height)
  }

  @Test func `a margin in the text rectangle reaches all sizes`() {
    let (plain, padded) = (label("Text"), PaddedLabel())
    padded.text = "Text"
    let small = plain.intrinsicContentSize
    let large = CGSize(width: small.width + 30, height: small.height + 8)
    #expect(padded.intrinsicContentSize == large)
    padded.sizeToFit()
    #expect(padded.bounds.size == large)
    #expect(padded.drawnLayout?.isTruncated == false)
    #expect(padded.drawnOrigin.x == 10)
  }
}

@MainActor
@Suite struct UILabelTextTests {
  private let blue = NSAttributedString(
    string: "blue",
    attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.blue])

  @Test func `attributed text gives its looks to the label`() {
    let label = UILabel()
    label.attributedText = blue
    #expect(label.text == "blue")
    #expect(label.font == .boldSystemFont(ofSize: 30))
    #expect(label.textColor == .blue)
  }

  @Test func `plain text keeps the looks and drops the attributes`() {
    let label = UILabel()
    label.attributedText = blue
    label.text = "plain"
    #expect(label.font == .boldSystemFont(ofSize: 30))
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
  }

  @Test func `the label's looks change all of an attributed text`() {
    let label = UILabel()
    label.attributedText = blue
    label.font = .systemFont(ofSize: 10)
    label.textColor = .red
    label.textAlignment = .center
    let attributes = label.attributedText?.attributes(at: 3, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func `later changes of a mutable text do not reach the label`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "before")
    label.attributedText = text
    text.mutableString.setString("after")
    #expect(label.text == "before")
  }

  @Test func `nil font and color mean the defaults`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 3)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `only what changes the size invalidates it`() {
    let label = WatchedLabel()
    label.text = "a"
    let start = label.invalidations
    label.text = "a"
    label.textColor = .red
    label.isHighlighted = true
    label.textAlignment = .right
    #expect(label.invalidations == start)
    label.text = "b"
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 2
    #expect(label.invalidations == start + 3)
  }

  @Test func `preferred fonts follow the size category when asked`() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let label = UILabel()
    large.performAsCurrent { label.font = .preferredFont(forTextStyle: .body) }
    #expect(label.font.pointSize == 33)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    label.font = .systemFont(ofSize: 9)
    #expect(label.font.pointSize == 9)
  }

  @Test func `a label is an element of static text that says its text`() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
  }

  @Test func `the label's font and color take the place of those of parts`() {
    let label = UILabel()
    label.attributedText = .withBoldPart
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red
    label.textAlignment = .center
    let text = label.attributedText
    for index in [0, 7] {
      let attributes = text?.attributes(at: index, effectiveRange: nil) ?? [:]
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
  }

  @Test func `fields and text views take the place of attributes of parts`() {
    let (field, view) = (UITextField(), UITextView())
    field.attributedText = .withBoldPart
    view.attributedText = .withBoldPart
    field.font = .systemFont(ofSize: 30)
    view.font = .systemFont(ofSize: 30)
    field.textColor = .red
    view.textColor = .red
    for text in [field.attributedText, view.attributedText] {
      let attributes = text?.attributes(at: 7, effectiveRange: nil) ?? [:]
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 30))
      #expect(attributes[.foregroundColor] as? UIColor == .red)
    }
  }
}

extension NSAttributedString {
  /// Plain and bold text, each in a color of its own.
  @MainActor fileprivate static var withBoldPart: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "plain ",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.blue]))
    return text
  }
}
