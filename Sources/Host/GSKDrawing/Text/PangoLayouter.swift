internal import CGtk
import QuartzCore

/// Lays out one block: paragraph by paragraph, because Pango counts lines a paragraph.
struct PangoLayouter {
  private let block: TextBlock
  private let shaper: ParagraphShaper
  private let library: FontLibrary

  init(block: TextBlock, library: FontLibrary) {
    (self.block, self.library) = (block, library)
    shaper = ParagraphShaper(block: block, library: library)
  }

  func layout() -> PangoTextLayout {
    let paragraphs = block.paragraphs
    var (shaped, linesLeft): ([ShapedParagraph], Int) = ([], block.lineLimit)
    for (index, paragraph) in paragraphs.enumerated() where linesLeft > 0 {
      let isLast = index + 1 == paragraphs.count
      guard let next = shaper.shape(paragraph, lines: linesLeft, isLast: isLast) else { continue }
      shaped.append(next)
      linesLeft -= next.layout.lineCount
    }
    let isTruncated = shaped.count < paragraphs.count || shaped.contains(where: \.isCut)
    return PangoTextLayout(block: block, lines: stack(shaped), isTruncated: isTruncated)
  }

  /// Puts the lines below each other.
  private func stack(_ paragraphs: [ShapedParagraph]) -> [LineBox] {
    var (lines, top): ([LineBox], CGFloat) = ([], 0)
    let indentation = Indentation(of: block)
    for (number, paragraph) in paragraphs.enumerated() {
      let shift = indentation.shift(isRightToLeft: paragraph.layout.isRightToLeft)
      if number > 0 { top += block.paragraphSpacing }
      for (index, extent) in paragraph.layout.lineExtents.enumerated() {
        if !lines.isEmpty { top += block.lineSpacing }
        var line = LineBox(
          paragraph: paragraph.paragraph, layout: paragraph.layout, index: index,
          frame: CGRect(x: extent.minX + shift, y: top, width: extent.width, height: 0),
          baseline: top, around: indentation.around(isFirst: index == 0))
        let (ascent, height) = measure(line)
        line.baseline += ascent
        line.frame.size.height = height
        lines.append(line)
        top += height
      }
    }
    return aligned(lines)
  }

  /// How far the baseline is below a line's top, and the line's height.
  ///
  /// A height that was asked for adds its room at the top, as TextKit does.
  private func measure(_ line: LineBox) -> (ascent: CGFloat, height: CGFloat) {
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    for (face, rise) in line.paragraph.faces(in: line.bytes) {
      let metrics = library.metrics(of: face)
      ascent = max(ascent, metrics.ascender + rise)
      descent = max(descent, metrics.leading - metrics.descender - rise)
    }
    let natural = ascent + descent
    let height =
      block.lineHeight > 0
      ? block.lineHeight
      : block.lineHeightMultiple > 0 ? natural * block.lineHeightMultiple : natural
    return (ascent + height - natural, height)
  }

  /// Places the lines that Pango was given no width for.
  private func aligned(_ lines: [LineBox]) -> [LineBox] {
    guard block.width == nil || block.clipsLines else { return lines }
    let widest = lines.map { $0.frame.width + $0.around }.max() ?? 0
    let indentation = Indentation(of: block)
    return lines.map { line in
      var line = line
      let room = (block.width ?? widest) - line.frame.width - line.around
      let head = indentation.head(isFirst: line.index == 0)
      let before = line.layout.isRightToLeft ? line.around - head : head
      line.frame.origin.x = before + max(room, 0) * share(of: line.layout)
      return line
    }
  }

  /// The share of the free room that stands before a line.
  private func share(of layout: LayoutHandle) -> CGFloat {
    switch block.alignment {
    case .center: 0.5
    case .left: 0
    case .right: 1
    case .natural, .justified: layout.isRightToLeft ? 1 : 0
    }
  }
}
