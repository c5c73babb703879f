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
}
