import Kumiko
import KumikoTesting
import Testing
import UIKit

@MainActor @Suite struct StyledLabelTests {
  private func font(_ label: UILabel, at index: Int) -> UIFont? {
    label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test func `a text with attributes keeps its fonts when traits change`() throws {
    let plain = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    let text = NSMutableAttributedString(
      string: "It is here.", attributes: [.font: UIFont(descriptor: bold, size: 0)])
    text.append(NSAttributedString(string: " Enjoy your tea!", attributes: [.font: plain]))
    let label = StyledLabel()
    label.show(.rich(text), TextProperties())
    let stage = TestStage(view: label)
    stage.settle()
    func expectFonts() {
      let size = UIFont.preferredFont(forTextStyle: .body).pointSize
      #expect(font(label, at: 0)?.fontDescriptor.symbolicTraits == .traitBold)
      #expect(font(label, at: 15)?.fontDescriptor.symbolicTraits == [])
      #expect(font(label, at: 0)?.pointSize == size)
      #expect(font(label, at: 15)?.pointSize == size)
    }
    expectFonts()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    expectFonts()
    stage.contentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    expectFonts()
    stage.close()
  }

  /// A red text in the middle, whose lines break inside of words.
  private var striking: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byCharWrapping
    return NSAttributedString(
      string: "Late, and later than ever",
      attributes: [.foregroundColor: UIColor.systemRed, .paragraphStyle: paragraph])
  }

  @Test func `a text after one with attributes has none of its looks`() {
    let label = StyledLabel()
    let usual = label.lineBreakMode
    for next in [TextValue.plain("On time"), .rich(NSAttributedString(string: "Soon"))] {
      label.show(.rich(striking), TextProperties())
      #expect(label.textColor == .systemRed)
      label.show(next, TextProperties())
      #expect(label.text == next.string)
      #expect(label.textColor == .label)
      #expect(label.textAlignment == .left)
      #expect(label.lineBreakMode == usual)
    }
  }

  @Test func `a text is measured alike whatever was measured before`() {
    let text = TextValue.plain("Interface Interface Interface Interface Interface Interface")
    let label = UILabel()
    label.numberOfLines = 0
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    label.text = text.string
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height
    _ = TextProperties().size(of: .rich(striking), width: 100, traits: traits)
    let size = TextProperties().size(of: text, width: 100, traits: traits)
    #expect(abs(size.height - height) < 1)
  }
}
