import Testing
import UIKit

@Suite struct AttributedStringTests {
  @Test func `fonts and colors can be added one by one`() {
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

  /// Values of each class that attributes have: two that are equal, and one other.
  @MainActor static let values: [(key: NSAttributedString.Key, values: [NSObject])] = [
    (.font, [3, 3, 17].map { UIFont.systemFont(ofSize: $0) }),
    (.foregroundColor, [0.2, 0.2, 1].map { UIColor(white: $0, alpha: 1) }),
    (
      .paragraphStyle,
      [1, 1, 9].map {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = $0
        return style
      }
    ),
  ]

  @MainActor @Test func `parts whose attributes are equal join, others stay apart`() {
    for (key, values) in Self.values {
      let text = NSMutableAttributedString(string: "one", attributes: [key: values[0]])
      text.append(NSAttributedString(string: "two", attributes: [key: values[1]]))
      text.append(NSAttributedString(string: "three", attributes: [key: values[2]]))
      var range = NSRange()
      _ = text.attributes(at: 0, effectiveRange: &range)
      #expect(range == NSRange(location: 0, length: 6), "\(key)")
      #expect(text.attribute(key, at: 7, effectiveRange: nil) as? NSObject == values[2])
    }
  }

  @MainActor @Test func `one attribute can take the place of several`() {
    for (key, values) in Self.values {
      let text = NSMutableAttributedString(string: "plain bold", attributes: [key: values[0]])
      text.addAttribute(key, value: values[2], range: NSRange(location: 6, length: 4))
      text.addAttribute(key, value: values[1], range: NSRange(location: 0, length: 10))
      var range = NSRange()
      _ = text.attributes(at: 7, effectiveRange: &range)
      #expect(range == NSRange(location: 0, length: 10), "\(key)")
    }
  }
}
