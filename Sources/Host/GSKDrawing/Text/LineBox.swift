internal import CGtk
import QuartzCore

/// One line of a paragraph and where it stands in the block.
struct LineBox {
  /// The paragraph that the line belongs to.
  let paragraph: Paragraph
  let layout: LayoutHandle
  /// The line's index in the paragraph.
  let index: Int
  var frame: CGRect
  /// The distance of the baseline from the block's top.
  var baseline: CGFloat
  /// The room that indents keep free on both sides of the line.
  var around: CGFloat = 0

  /// The `PangoLayoutLine`; owned by the layout.
  var line: UnsafeMutablePointer<PangoLayoutLine>? {
    pango_layout_get_line_readonly(layout.layout, Int32(index))
  }

  /// The UTF-8 bytes of the paragraph that the line shows.
  var bytes: Range<Int> {
    guard let line = line?.pointee else { return 0..<0 }
    return Int(line.start_index)..<Int(line.start_index + line.length)
  }

  /// The UTF-16 offsets of the block that the line shows.
  var range: Range<Int> {
    let bytes = bytes
    return paragraph.start + layout.utf16(bytes.lowerBound)..<paragraph.start
      + layout.utf16(bytes.upperBound)
  }

  var textLine: TextLine { TextLine(frame: frame, baseline: baseline, range: range) }

  /// The UTF-16 offset of the character boundary nearest to `x`.
  func offset(atX x: CGFloat) -> Int {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_line_x_to_index(line, units(x - frame.minX), &index, &trailing)
    let text = layout.text
    let start =
      text.utf8.index(
        text.startIndex, offsetBy: Int(index), limitedBy: text.endIndex) ?? text.endIndex
    let end =
      text.unicodeScalars.index(
        start, offsetBy: Int(trailing), limitedBy: text.endIndex) ?? text.endIndex
    return paragraph.start + text.utf16.distance(from: text.startIndex, to: end)
  }

  /// Where a caret before the character at a UTF-16 offset stands.
  func caretX(at offset: Int) -> CGFloat {
    var x: Int32 = 0
    let index = layout.utf8(offset - paragraph.start)
    pango_layout_line_index_to_x(line, Int32(index), 0, &x)
    return frame.minX + CGFloat(x) / CGFloat(PANGO_SCALE)
  }
}
