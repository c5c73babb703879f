import GSKDrawing
import QuartzCore
import Testing
import _TestSupport

@MainActor
@Suite struct TextLayoutTests {
  let engine = PangoTextEngine()
  let face = FontFace(size: 17)

  func layout(
    _ text: String, width: CGFloat? = nil, lines: Int = 0,
    _ change: (inout TextBlock) -> Void = { _ in }
  ) -> any TextLayout {
    var block = TextBlock(
      runs: [TextRun(text, face: face, color: .black)], width: width, maximumLines: lines)
    change(&block)
    return engine.layout(block)
  }

  var lineHeight: CGFloat {
    let metrics = engine.metrics(of: face)
    return metrics.ascender - metrics.descender + metrics.leading
  }

  @Test func `lines are as high as their font says, whatever stands in for it`() {
    withEvery("text", in: ["Text", "", "👍🏽", "日本", "שלום", "x👩‍👩‍👧y"]) { text in
      #expect(layout(text).size.height == lineHeight, TestLabels.current)
    }
    #expect(layout("a\nb\n\nc").size.height == lineHeight * 4)
  }

  @Test func `the system font has Inter's measures`() {
    let metrics = engine.metrics(of: face)
    #expect(abs(metrics.ascender - 16.469) < 0.01)
    #expect(abs(metrics.descender + 4.105) < 0.01)
    #expect(abs(metrics.capHeight - 12.363) < 0.01)
    #expect(abs(metrics.xHeight - 9.272) < 0.01)
    #expect(engine.hasFamily("Inter"))
    #expect(engine.hasFamily("inter"))
    #expect(!engine.hasFamily("No Such Family"))
  }

  @Test func `a text fits into the size it was measured at`() {
    withEvery("text", in: ["One", "Two words", "A text that is long enough for several lines"]) {
      text in
      let natural = layout(text).size
      #expect(layout(text, width: natural.width).lines.count == 1, TestLabels.current)
      let narrow = layout(text, width: natural.width / 2)
      #expect(narrow.size.width <= natural.width / 2)
      #expect(narrow.lines.count > 1)
      #expect(narrow.size.height == lineHeight * CGFloat(narrow.lines.count))
    }
  }

  @Test func `line limits count over all paragraphs`() {
    let text = "First\nSecond line that is quite long\nThird"
    withEvery("limit", in: 1...5) { limit in
      withEvery("mode", in: [TextLineBreak.truncatingTail, .wordWrapping, .charWrapping]) { mode in
        let cut = layout(text, width: 120, lines: limit) { $0.lineBreak = mode }
        #expect(cut.lines.count == min(limit, 5), TestLabels.current)
        #expect(cut.isTruncated == (limit < 5), TestLabels.current)
      }
    }
  }

  @Test func `truncated text fills its lines and no more`() {
    let text = "A single line of text that does not fit"
    withEvery("mode", in: [TextLineBreak.truncatingHead, .truncatingMiddle, .truncatingTail]) {
      mode in
      let cut = layout(text, width: 150, lines: 1) { $0.lineBreak = mode }
      #expect(cut.isTruncated, TestLabels.current)
      #expect(cut.lines.count == 1, TestLabels.current)
      #expect(cut.size.width <= 150, TestLabels.current)
      #expect(cut.size.width > 110, TestLabels.current)
      #expect(!layout(text, width: 500, lines: 1) { $0.lineBreak = mode }.isTruncated)
    }
  }

  @Test func `a clipped line runs out of its box`() {
    let clipped = layout("A single line of text that does not fit", width: 100, lines: 1) {
      $0.lineBreak = .clipping
    }
    #expect(clipped.lines.count == 1 && clipped.isTruncated && clipped.lines[0].frame.width > 200)
  }

  @Test func `lines stand where their alignment says`() {
    let places: [(TextLineAlignment, CGFloat)] = [
      (.left, 0), (.center, 0.5), (.right, 1), (.natural, 0),
    ]
    for (alignment, share) in places {
      withEvery("width", in: [CGFloat?.none, 200]) { width in
        let lines = layout("wide line\nx", width: width) { $0.alignment = alignment }.lines
        let room = (width ?? lines[0].frame.width) - lines[1].frame.width
        #expect(abs(lines[1].frame.minX - room * share) < 0.01, "\(alignment) \(width ?? -1)")
      }
    }
  }

  @Test func `direction follows the text unless it is given`() {
    let hebrew = layout("שלום", width: 200)
    #expect(hebrew.lines[0].frame.maxX > 199)
    #expect(layout("שלום", width: 200) { $0.alignment = .left }.lines[0].frame.minX < 0.01)
    #expect(layout("Text", width: 200) { $0.rightToLeft = true }.lines[0].frame.maxX > 199)
    #expect(layout("שלום", width: 200) { $0.rightToLeft = false }.lines[0].frame.minX < 0.01)
  }

  @Test func `spacings and line heights add up`() {
    let plain = layout("a\nb")
    #expect(layout("a\nb") { $0.lineSpacing = 3 }.size.height == plain.size.height + 3)
    #expect(layout("a\nb") { $0.paragraphSpacing = 5 }.size.height == plain.size.height + 5)
    let fixed = layout("a\nb") { $0.lineHeight = 40 }
    #expect(fixed.size.height == 80)
    // The room that is asked for stands above the text.
    #expect(abs(fixed.lines[0].baseline - (plain.lines[0].baseline + 40 - lineHeight)) < 1e-9)
    #expect(layout("a") { $0.lineHeightMultiple = 2 }.size.height == lineHeight * 2)
  }

  @Test func `runs change the text's measures`() {
    func width(_ change: (inout TextRun) -> Void) -> CGFloat {
      var run = TextRun("1111", face: face, color: .black)
      change(&run)
      return engine.layout(TextBlock(runs: [run])).size.width
    }
    let plain = width { _ in }
    #expect(width { $0.face.weight = 700 } > plain)
    #expect(width { $0.kern = 5 } > plain + 14)
    #expect(width { $0.face.hasMonospacedDigits = true } > plain + 4)
    #expect(width { $0.isUnderlined = true } == plain)
    let raised = engine.layout(
      TextBlock(runs: [
        TextRun("x", face: face, color: .black),
        TextRun("2", face: face, color: .black, baselineOffset: 6),
      ]))
    #expect(raised.size.height == lineHeight + 6)
  }

  @Test func `carets and points lead back to the same offsets`() {
    withEvery("text", in: ["Hello there", "äöü and é", "two\nlines of text", "a👍🏽b"]) { text in
      let layout = self.layout(text, width: 90)
      var offset = 0
      for character in text {
        let caret = layout.caretRect(at: offset)
        #expect(caret.height == lineHeight)
        #expect(caret.width == 0)
        let found = layout.offset(at: CGPoint(x: caret.minX + 0.1, y: caret.midY))
        let isEnd = layout.lines.contains { $0.range.upperBound == offset }
        #expect(found == offset || isEnd, "\(TestLabels.current): \(offset), not \(found)")
        offset += character.utf16.count
      }
    }
  }

  @Test func `a text goes on behind a NUL`() {
    let whole = layout("one \0two")
    #expect(abs(whole.size.width - layout("one two").size.width) < 0.5)
    #expect(whole.lines.last?.range == 0..<8)
    #expect(abs(whole.caretRect(at: 8).minX - whole.size.width) < 0.01)
    #expect(layout("\0").size.height == lineHeight)
    #expect(layout("a\0\nb").lines.map(\.range) == [0..<2, 3..<4])
  }

  @Test func `lines cover the text without overlapping`() {
    let text = "Some words\nand 👩‍👩‍👧 more of them, with öäü in between"
    let lines = layout(text, width: 100).lines
    #expect(lines.first?.range.lowerBound == 0)
    #expect(lines.last?.range.upperBound == text.utf16.count)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound <= next.range.lowerBound)
      #expect(next.range.lowerBound - line.range.upperBound <= 1)
      #expect(abs(line.frame.maxY - next.frame.minY) < 1e-9)
    }
  }
}
