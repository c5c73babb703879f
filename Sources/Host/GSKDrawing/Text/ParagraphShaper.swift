internal import CGtk
import QuartzCore

/// A paragraph and its lines.
struct ShapedParagraph {
  let paragraph: Paragraph
  let layout: LayoutHandle
  /// Whether text was cut or replaced by an ellipsis.
  let isCut: Bool
}

/// Breaks paragraphs of a block into lines.
struct ParagraphShaper {
  let block: TextBlock
  let library: FontLibrary

  /// Breaks a paragraph into at most `lines` lines. Where more text follows that there is no room
  /// for, an ellipsis says so.
  func shape(_ paragraph: Paragraph, lines: Int, isLast: Bool) -> ShapedParagraph? {
    guard let layout = shape(paragraph, lines: lines) else { return nil }
    if layout.isEllipsized {
      return ShapedParagraph(paragraph: paragraph, layout: layout, isCut: true)
    }
    if layout.lineCount > lines {
      return reshape(paragraph.prefix(utf8: layout.start(ofLine: lines)), lines: lines)
    }
    if !isLast, layout.lineCount == lines, block.lineBreak.ellipsis != PANGO_ELLIPSIZE_NONE {
      return reshape(paragraph.appending("…"), lines: lines)
    }
    let isClipped = block.clipsLines && layout.width > (block.width ?? .infinity)
    return ShapedParagraph(paragraph: paragraph, layout: layout, isCut: isClipped)
  }

  private func reshape(_ paragraph: Paragraph, lines: Int) -> ShapedParagraph? {
    shape(paragraph, lines: lines).map {
      ShapedParagraph(paragraph: paragraph, layout: $0, isCut: true)
    }
  }

  private func shape(_ paragraph: Paragraph, lines: Int) -> LayoutHandle? {
    let context = block.rightToLeft == true ? library.rightToLeftContext : library.context
    guard let handle = LayoutHandle(context, text: paragraph.text) else { return nil }
    let layout = handle.layout
    pango_layout_set_font_description(layout, library.description(of: paragraph.face))
    pango_layout_set_auto_dir(layout, block.rightToLeft == nil ? 1 : 0)
    let attributes = AttributeList(paragraph: paragraph, library: library)
    pango_layout_set_attributes(layout, attributes.list)
    pango_attr_list_unref(attributes.list)
    indent(layout, hasTabs: paragraph.text.utf8.contains(UInt8(ascii: "\t")))
    if let width = Indentation(of: block).lineWidth, !block.clipsLines {
      wrap(handle, at: width, lines: lines)
    }
    return handle
  }

  private func indent(_ layout: OpaquePointer, hasTabs: Bool) {
    let indentation = Indentation(of: block)
    if indentation.first != 0 { pango_layout_set_indent(layout, units(indentation.first)) }
    guard hasTabs, let tabs = TextTab.array(of: block.tabs, from: indentation.base) else { return }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  private func wrap(_ handle: LayoutHandle, at width: CGFloat, lines: Int) {
    let layout = handle.layout
    LineBreakGuard(handle).install()
    // One unit more keeps a text on one line in a box that was measured to be as wide as the text.
    pango_layout_set_width(layout, units(max(width, 0)) + 1)
    pango_layout_set_wrap(
      layout, block.lineBreak == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if block.maximumLines > 0, block.lineBreak.ellipsis != PANGO_ELLIPSIZE_NONE {
      pango_layout_set_height(layout, -Int32(lines))
      pango_layout_set_ellipsize(layout, block.lineBreak.ellipsis)
    }
    pango_layout_set_alignment(layout, alignment(isRightToLeft: handle.isRightToLeft))
    pango_layout_set_justify(layout, block.alignment == .justified ? 1 : 0)
  }

  /// Pango turns left and right around where it finds the direction itself.
  private func alignment(isRightToLeft: Bool) -> PangoAlignment {
    let turns = block.rightToLeft == nil && isRightToLeft
    switch block.alignment {
    case .center: return PANGO_ALIGN_CENTER
    case .left: return turns ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: return turns ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    case .natural, .justified:
      return isRightToLeft && !turns ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    }
  }
}

/// A length in Pango's units, as far as those go; none for what is no number.
func units(_ points: CGFloat) -> Int32 {
  points.isNaN ? 0 : Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(), -2e9), 2e9))
}

extension TextBlock {
  /// The number of lines that may be shown.
  var lineLimit: Int { maximumLines > 0 ? min(maximumLines, 1_000_000) : .max }

  /// Whether the only line runs out of its box instead of being broken.
  var clipsLines: Bool { lineBreak == .clipping && maximumLines == 1 }
}

extension TextLineBreak {
  /// Where Pango puts the ellipsis.
  fileprivate var ellipsis: PangoEllipsizeMode {
    switch self {
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .wordWrapping, .charWrapping, .clipping: PANGO_ELLIPSIZE_NONE
    }
  }
}
