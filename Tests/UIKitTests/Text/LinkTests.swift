import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct LinkTests {
  private let view = UITextView()
  private let delegate = LinkDelegate()
  private let stage: TypingStage

  init() throws {
    stage = TypingStage(view)
    let text = NSMutableAttributedString(string: "Read the manual now")
    text.addAttribute(
      .link, value: try #require(URL(string: "https://example.com")),
      range: NSRange(location: 9, length: 6))
    view.attributedText = text
    view.isEditable = false
    view.delegate = delegate
    stage.stage.frame()
  }

  private func tap(at offset: Int) {
    guard let place = view.position(from: view.beginningOfDocument, offset: offset) else { return }
    let caret = view.caretRect(for: place)
    stage.tap(view.convert(CGPoint(x: caret.midX + 2, y: caret.midY), to: nil))
  }

  @Test func `a tap on a link asks the delegate what to do, and does it`() {
    tap(at: 10)
    #expect(delegate.ranges == [NSRange(location: 9, length: 6)])
    #expect(delegate.addresses == ["https://example.com"])
    #expect(delegate.actions == 1)
  }

  @Test func `a tap beside a link only selects`() {
    tap(at: 3)
    #expect(delegate.ranges.isEmpty)
    #expect(view.isFirstResponder)
  }

  @Test func `links in a text that is edited are not followed`() {
    view.isEditable = true
    tap(at: 10)
    #expect(delegate.ranges.isEmpty)
    #expect(view.selectedRange.location == 10)
  }

  @Test func `links have the tint color unless they are given another look`() {
    let link = view.attributedText.attributedSubstring(from: NSRange(location: 9, length: 6))
    view.attributedText = link
    view.tintColor = .red
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(drawing.contains("“manual” 12/400 #ff0000"))
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(drawing.contains("“manual” 12/400 #00ff00"))
  }

  /// What is drawn, as text.
  private var drawing: String {
    stage.stage.frame()
    return view.layer.displayNode(at: 0).debugDescription
  }
}

private final class LinkDelegate: NSObject, UITextViewDelegate {
  var ranges: [NSRange] = []
  var addresses: [String] = []
  var actions = 0

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    ranges.append(textItem.range)
    if case .link(let url) = textItem.content { addresses.append(url.absoluteString) }
    return UIAction { [weak self] _ in self?.actions += 1 }
  }
}
