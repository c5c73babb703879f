internal import CGtk
import QuartzCore

/// Makes the render nodes of a line: backgrounds, glyphs, and lines under and through them.
struct LinePainter {
  let box: LineBox

  var nodes: [NodeHandle] {
    var (backgrounds, glyphs): ([NodeHandle], [NodeHandle]) = ([], [])
    var x = box.frame.minX
    var item = box.line?.pointee.runs
    while let entry = item {
      item = entry.pointee.next
      guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      else { continue }
      x += points(run.start_x_offset)
      let width = points(pango_glyph_string_get_width(run.glyphs))
      if let textRun = textRun(of: run) {
        if let background = textRun.background {
          let rect = CGRect(
            x: x, y: box.frame.minY, width: width, height: box.frame.height)
          backgrounds += NodeHandle.color(background, in: rect).map { [$0] } ?? []
        }
        glyphs += text(run, textRun, x: x) + strokes(run, textRun, x: x, width: width)
      }
      x += width + points(run.end_x_offset)
    }
    return backgrounds + glyphs
  }

  /// The run of the block that Pango's run is a part of.
  private func textRun(of run: PangoGlyphItem) -> TextRun? {
    guard let item = run.item?.pointee else { return nil }
    return box.paragraph.run(at: Int(item.offset))
  }

  private func text(_ run: PangoGlyphItem, _ textRun: TextRun, x: CGFloat) -> [NodeHandle] {
    var color = textRun.color.rgba
    var origin = CGPoint(x: x, y: box.baseline - textRun.baselineOffset).graphene
    guard let font = run.item?.pointee.analysis.font else { return [] }
    let node = gsk_text_node_new(font, run.glyphs, &color, &origin)
    return NodeHandle(taking: node).map { [$0] } ?? []
  }

  /// The lines under and through a run, as its font asks for them.
  private func strokes(
    _ run: PangoGlyphItem, _ textRun: TextRun, x: CGFloat, width: CGFloat
  ) -> [NodeHandle] {
    guard textRun.isUnderlined || textRun.isStruckThrough,
      let metrics = pango_font_get_metrics(run.item?.pointee.analysis.font, nil)
    else { return [] }
    defer { pango_font_metrics_unref(metrics) }
    func stroke(_ position: Int32, _ thickness: Int32) -> NodeHandle? {
      let top = box.baseline - textRun.baselineOffset - points(position)
      let rect = CGRect(x: x, y: top, width: width, height: max(points(thickness), 0.5))
      return NodeHandle.color(textRun.color, in: rect)
    }
    let under =
      textRun.isUnderlined
      ? stroke(
        pango_font_metrics_get_underline_position(metrics),
        pango_font_metrics_get_underline_thickness(metrics)) : nil
    let through =
      textRun.isStruckThrough
      ? stroke(
        pango_font_metrics_get_strikethrough_position(metrics),
        pango_font_metrics_get_strikethrough_thickness(metrics)) : nil
    return [under, through].compactMap { $0 }
  }

  private func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
