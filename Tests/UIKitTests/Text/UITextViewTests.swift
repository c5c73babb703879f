import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Writes down what a text view asks and tells.
@MainActor
private final class TextLog: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var refuses: (String) -> Bool = { _ in false }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("begin?")
    return !refuses("begin")
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("end?")
    return !refuses("end")
  }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
  func textViewDidChange(_ textView: UITextView) { lines.append("change") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("\(range.location),\(range.length)=\(text)?")
    return !refuses(text)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if lines.last != "scroll" { lines.append("scroll") }
  }
}

@MainActor
@Suite(.closesWindows) struct UITextViewTests {
  private let view = UITextView()
  private let log = TextLog()
  private let stage: TypingStage

  init() {
    stage = TypingStage(view)
    view.font = .systemFont(ofSize: 17)
    view.frame.size.height = 120
    view.delegate = log
    stage.stage.frame()
    log.lines = []
  }

  private var caretRect: CGRect {
    view.caretRect(for: view.selectedTextRange?.end ?? view.endOfDocument)
  }

  @Test func `a new text view has UIKit's defaults`() {
    let view = UITextView()
    #expect(view.text == "")
    #expect(view.attributedText.length == 0)
    #expect(view.font == nil)
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `editing and changes are asked and told in UIKit's order`() {
    view.becomeFirstResponder()
    stage.type("a")
    stage.press(.return, "\r")
    stage.press(.backspace)
    view.resignFirstResponder()
    #expect(view.text == "a")
    #expect(
      log.lines == [
        "begin?", "begin", "0,0=a?", "change", "1,0=\n?", "change", "1,1=?", "change", "end?",
        "end",
      ])
  }

  @Test func `refusals are respected`() {
    log.refuses = { $0 == "begin" }
    #expect(!view.becomeFirstResponder())
    log.refuses = { $0 == "x" || $0 == "end" }
    view.becomeFirstResponder()
    stage.type("axb")
    #expect(view.text == "ab")
    #expect(!view.resignFirstResponder())
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
    #expect(log.lines.last == "end")
  }

  @Test func `text that is not editable can be selected and copied only`() {
    view.text = "read me"
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    stage.type("x")
    stage.control("a")
    stage.control("c")
    #expect(view.text == "read me")
    #expect(UIPasteboard.general.string == "read me")
    #expect(log.lines.isEmpty, "nothing was edited")
    view.isSelectable = false
    #expect(!view.isFirstResponder)
    #expect(!view.becomeFirstResponder())
  }

  @Test func `text that becomes editable while it is selected is edited`() {
    view.text = "read me"
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    #expect(log.lines.isEmpty)
    view.isEditable = true
    #expect(log.lines == ["begin?", "begin"])
    stage.type("!")
    #expect(view.text == "read me!")
    view.isEditable = true
    view.resignFirstResponder()
    #expect(log.lines.suffix(2) == ["end?", "end"])
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    log.refuses = { $0 == "begin" }
    view.isEditable = true
    #expect(!view.isFirstResponder)
  }

  @Test func `the content grows with the text and the insets`() {
    let line = view.font?.lineHeight ?? 0
    view.text = "one"
    view.layoutIfNeeded()
    #expect(abs(view.contentSize.height - (line + 16)) <= 0.5)
    view.text = "one\ntwo\n"
    view.layoutIfNeeded()
    #expect(abs(view.contentSize.height - (line * 3 + 16)) <= 0.5)
    view.textContainerInset.top = 20
    view.layoutIfNeeded()
    #expect(abs(view.contentSize.height - (line * 3 + 28)) <= 0.5)
  }

  @Test func `text can be set before anything was laid out`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.attributedText = NSAttributedString(string: "some text\nin two lines")
    view.text += "!"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 40)
  }

  @Test func `a view that does not scroll is as high as its text`() {
    view.text = String(repeating: "word ", count: 60)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let height = view.intrinsicContentSize.height
    #expect(height > 100)
    #expect(view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height == height)
    view.text += "and more text, so that there are more lines than before"
    #expect(view.intrinsicContentSize.height > height)
    let narrow = view.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.height > height * 2)
    #expect(narrow.width <= 100)
  }

  @Test func `padding and maximum lines of the container count`() {
    view.isScrollEnabled = false
    view.text = "a\nb\nc\nd"
    let height = view.intrinsicContentSize.height
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.intrinsicContentSize.height < height * 0.7)
    let width = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.intrinsicContentSize.width - (width - 10)) <= 0.5)
  }

  @Test func `paragraphs beyond the most lines are not drawn`() {
    view.text = "a\nb\nc\nd"
    func lines() -> Int {
      view.layoutIfNeeded()
      return view.textArea.makeDrawing().count {
        if case .text = $0 { true } else { false }
      }
    }
    #expect(lines() == 4)
    view.textContainer.maximumNumberOfLines = 2
    #expect(lines() == 2)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.minY >= view.contentSize.height - 9.5, "it has a place all the same")
    view.textContainer.maximumNumberOfLines = 3
    #expect(lines() == 3)
    view.textContainer.maximumNumberOfLines = 0
    #expect(lines() == 4)
  }

  @Test func `up and down keep to their column`() {
    view.text = "long first line\nx\nlong third line"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 8, length: 0)
    let x = caretRect.midX
    stage.press(.down)
    #expect(view.selectedRange.location == 17)
    stage.press(.down)
    #expect(abs(caretRect.midX - x) < 8)
    #expect(view.selectedRange.location > 22)
    stage.press(.down)
    #expect(view.selectedRange.location == 33)
    stage.press(.up, control: true)
    stage.press(.home, control: true)
    stage.press(.up)
    #expect(view.selectedRange.location == 0)
    stage.press(.end, shift: true)
    #expect(view.selectedRange == NSRange(location: 0, length: 15))
  }

  @Test func `the caret is scrolled into view while typing`() {
    view.becomeFirstResponder()
    for _ in 0..<12 { stage.press(.return, "\r") }
    #expect(view.contentOffset.y > 0)
    #expect(view.bounds.contains(CGPoint(x: caretRect.midX, y: caretRect.midY)))
    stage.press(.home, control: true)
    #expect(view.bounds.contains(CGPoint(x: caretRect.midX, y: caretRect.midY)))
    #expect(log.lines.contains("scroll"), "the delegate hears of scrolling, too")
  }

  @Test func `taps place the caret and select words and lines`() {
    view.text = "some words\nsecond line"
    stage.stage.frame()
    func place(_ offset: Int) -> CGPoint {
      let position = view.position(from: view.beginningOfDocument, offset: offset)
      let rect = position.map { view.caretRect(for: $0) } ?? .zero
      return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    stage.tap(place(13))
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 13, length: 0))
    stage.tap(place(13), times: 2)
    #expect(view.selectedRange == NSRange(location: 11, length: 6))
    stage.tap(place(2), times: 3)
    #expect(view.selectedRange == NSRange(location: 0, length: 10))
    stage.drag(from: place(2), to: place(14))
    #expect(view.selectedRange == NSRange(location: 2, length: 12))
  }

  @Test func `typed text takes the attributes before the caret`() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    stage.type("x")
    let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
  }

  @Test func `the parts of a text follow the preferred size in their own fonts`() {
    let field = UITextField()
    stage.stage.window.addSubview(field)
    let text = NSMutableAttributedString(
      string: "Title, body", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .title1),
      range: NSRange(location: 0, length: 5))
    view.attributedText = text
    field.attributedText = text
    view.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    UIApplication.shared.setPreferredContentSizeCategory(.extraExtraExtraLarge)
    stage.stage.frame()
    func sizes(_ text: NSAttributedString?) -> [CGFloat?] {
      [0, 8].map {
        (text?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
      }
    }
    #expect(sizes(view.attributedText) == [34, 23])
    #expect(sizes(field.attributedText) == [34, 23])
  }

  @Test func `the same text without attributes takes those of parts away`() {
    let field = UITextField()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue,
      range: NSRange(location: 1, length: 1))
    view.attributedText = text
    field.attributedText = text
    view.text = "ab"
    field.text = "ab"
    for text in [view.attributedText, field.attributedText] {
      #expect(text?.attribute(.underlineStyle, at: 1, effectiveRange: nil) == nil)
    }
    view.selectedRange = NSRange(location: 1, length: 0)
    view.text = "ab"
    #expect(view.selectedRange.location == 1, "the same text again changes nothing")
  }

  @Test func `a megabyte opens, scrolls and is edited piece by piece`() {
    view.becomeFirstResponder()
    UIPasteboard.general.string = String(repeating: "A line of text, ö.\n", count: 53_000)
    stage.control("v")
    stage.type("end")
    #expect(view.text.hasSuffix("\nend"))
    #expect(view.bounds.contains(CGPoint(x: caretRect.midX, y: caretRect.midY)))
    stage.press(.home, control: true)
    stage.type("x")
    stage.stage.frame()
    #expect(view.contentOffset.y <= 0)
    #expect(view.text.hasPrefix("xA line"))
    #expect(view.textArea.makeDrawing().count < 60, "only what is seen is drawn")
  }

  @Test func `an input method composes over the selection and commits`() {
    view.text = "ab"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    let client: any TextInputClient = view
    client.compose("ni", caret: 2)
    #expect(view.text == "anib")
    #expect(view.markedTextRange != nil)
    client.compose("你", caret: 1)
    client.commit("你")
    #expect(view.text == "a你b")
    #expect(view.markedTextRange == nil)
    #expect(client.surroundingText == ("a你b", 2))
    client.deleteSurroundingText(before: 1, after: 1)
    #expect(view.text == "a")
  }

  @Test func `what an input method composed and committed is taken back at once`() {
    view.text = "ab"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    let client: any TextInputClient = view
    client.compose("ni", caret: 2)
    client.commit("你")
    #expect(view.text == "a你b")
    stage.control("z")
    #expect(view.text == "ab")
    stage.control("z", shift: true)
    #expect(view.text == "a你b")
  }
}
