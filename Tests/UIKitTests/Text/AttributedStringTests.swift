import Testing
import UIKit

@Suite struct AttributedStringTests {
  @Test func `fonts and colours can be added one by one`() {
    let text = NSMutableAttributedString(
      string: "text", attributes: [.font: UIFont.systemFont(ofSize: 3)])
    let range = NSRange(location: 1, length: 2)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: range)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    text.addAttribute(.kern, value: 2, range: range)
    let attributes = text.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.kern] as? Int == 2)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 3))
  }
}
