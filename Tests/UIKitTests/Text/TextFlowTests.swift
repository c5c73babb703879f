import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct TextFlowTests {
  private func flow(_ text: NSAttributedString, width: CGFloat = 150) -> TextLayoutManager {
    TextLayoutManager(
      text: text,
      setting: TextLayoutManager.Setting(
        font: .systemFont(ofSize: 15), color: .label, traits: .current, width: width))
  }

  @Test func `pieces hold all of the text, a paragraph each`() {
    withEvery(
      "text",
      in: ["", "a", "a\n", "\n\n", "a\r\nb", "a\rb\u{2029}c", "long " + "word ".repeated(2_000)]
    ) { text in
      let flow = flow(NSAttributedString(string: text))
      #expect(flow.pieces.reduce(0) { $0 + $1.length } == text.utf16.count)
      #expect(flow.pieces.dropLast().allSatisfy { $0.length > 0 })
      #expect(flow.pieces.last?.breakLength == 0, "behind a line break there is an empty line")
    }
  }

  @Test func `after any edits a flow is like one made anew`() {
    withEvery("seed", in: 0..<30) { seed in
      var random = SeededRandom(seed: UInt64(seed))
      let editor = TextEditor()
      editor.setText(NSAttributedString(string: "first\nsecond 👍🏽\r\nthird line of words\n"))
      let flow = flow(editor.attributedText)
      editor.onReplace = { flow.replaced($0, length: $1) }
      for _ in 0..<20 {
        let place = Int.random(in: 0...editor.length, using: &random)
        let length = Int.random(in: 0...6, using: &random)
        let new = ["", "\n", "x", "\r", "\r\n", "some more words"].randomElement(using: &random)
        editor.replace(NSRange(location: place, length: length), with: new ?? "")
        let fresh = self.flow(editor.attributedText)
        #expect(flow.pieces.map(\.length) == fresh.pieces.map(\.length))
        #expect(flow.pieces.map(\.breakLength) == fresh.pieces.map(\.breakLength))
        #expect(flow.height == fresh.height)
      }
    }
  }

  @Test func `a caret's place leads back to its offset`() {
    let text = "Words that wrap over lines.\nAnother paragraph, too.\n\nend"
    let flow = flow(NSAttributedString(string: text))
    var last = CGPoint.zero
    for offset in 0...text.utf16.count {
      let rect = flow.caretRect(at: offset)
      #expect(rect.minY > last.y || (rect.minY == last.y && rect.minX >= last.x))
      last = rect.origin
      #expect(flow.offset(at: CGPoint(x: rect.minX, y: rect.midY)) == offset)
      #expect(
        flow.lineRange(at: offset).contains(offset)
          || flow.lineRange(at: offset).upperBound == offset)
    }
  }

  @Test func `selection rectangles cover their lines from side to side`() {
    let text = "Words that wrap over lines.\nAnother paragraph."
    let flow = flow(NSAttributedString(string: text))
    let all = flow.selectionRects(for: NSRange(location: 0, length: text.utf16.count))
    #expect(all.count == flow.pieces.reduce(0) { $0 + ($1.layout?.lines.count ?? 0) })
    #expect(all.dropLast().allSatisfy { $0.maxX >= 150 })
    let word = flow.selectionRects(for: NSRange(location: 0, length: 5))
    #expect(word.count == 1)
    #expect(word.first?.maxX == flow.caretRect(at: 5).minX)
    #expect(flow.selectionRects(for: NSRange(location: 3, length: 0)).isEmpty)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
