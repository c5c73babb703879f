import Testing
import UIKit

@MainActor
@Suite struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private let sentence = "The quick brown fox jumps over the lazy dog."

  @Test func `a string is as high as its font and as wide as a label`() {
    let size = sentence.size(withAttributes: attributes)
    let label = UILabel()
    label.text = sentence
    #expect(abs(size.height - label.font.lineHeight) < 0.01)
    #expect(abs(size.width - label.intrinsicContentSize.width) <= 1)
    #expect((sentence as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: sentence, attributes: attributes).size() == size)
  }

  @Test func `a width breaks lines only with line fragments`() {
    let room = CGSize(width: 100, height: 0)
    let broken = sentence.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let line = sentence.boundingRect(with: room, attributes: attributes, context: nil)
    #expect(broken.width <= 100)
    #expect(broken.height > line.height * 3)
    #expect(broken.origin == .zero)
    #expect(line.width > 300)
    #expect(line.minY < 0, "the origin of a single line lies on its baseline")
  }

  @Test func `truncation keeps to the height`() {
    let room = CGSize(width: 100, height: 45)
    let context = NSStringDrawingContext()
    let rect = sentence.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes, context: context)
    #expect(rect.height <= 45)
    #expect(context.totalBounds == rect)
  }

  @Test func `paragraph styles change the height`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let all = attributes.merging([.paragraphStyle: style]) { $1 }
      return NSAttributedString(string: "one\ntwo", attributes: all).size().height
    }
    let plain = height { _ in }
    #expect(abs(height { $0.lineSpacing = 10 } - plain - 10) < 0.1)
    #expect(abs(height { $0.paragraphSpacing = 7 } - plain - 7) < 0.1)
    #expect(abs(height { $0.minimumLineHeight = 50 } - 100) < 0.1)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 20) < 0.1)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - plain * 2) < 0.5)
  }

  @Test func `kerning widens and an empty string has a line's height`() {
    let kerned = attributes.merging([.kern: 3]) { $1 }
    let (plain, wide) = (
      sentence.size(withAttributes: attributes), sentence.size(withAttributes: kerned)
    )
    #expect(abs(wide.width - plain.width - 3 * CGFloat(sentence.count)) < 4)
    #expect("".size(withAttributes: attributes).width == 0)
  }
}
