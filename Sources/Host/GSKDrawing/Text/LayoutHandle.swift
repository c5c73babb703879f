internal import CGtk
import QuartzCore

/// Keeps a `PangoLayout` alive.
final class LayoutHandle {
  let layout: OpaquePointer
  let text: String

  init?(_ context: OpaquePointer?, text: String) {
    guard let context, let layout = pango_layout_new(context) else { return nil }
    (self.layout, self.text) = (layout, text)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The width of the longest line, in points.
  var width: CGFloat { lineExtents.map(\.width).max() ?? 0 }

  /// The boxes of the lines in points. Only x and width mean something: heights come from the fonts
  /// that were found.
  var lineExtents: [CGRect] {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var result: [CGRect] = []
    repeat {
      var rect = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &rect)
      result.append(rect.points)
    } while pango_layout_iter_next_line(iterator) != 0
    return result
  }

  /// Whether the paragraph runs from right to left.
  var isRightToLeft: Bool {
    guard pango_layout_get_auto_dir(layout) != 0 else {
      return pango_context_get_base_dir(pango_layout_get_context(layout)) == PANGO_DIRECTION_RTL
    }
    return pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
  }

  /// The UTF-8 offset at which a line starts.
  func start(ofLine index: Int) -> Int {
    Int(pango_layout_get_line_readonly(layout, Int32(index))?.pointee.start_index ?? 0)
  }

  /// The UTF-16 offset of a UTF-8 offset.
  func utf16(_ utf8: Int) -> Int {
    let index =
      text.utf8.index(
        text.startIndex, offsetBy: max(utf8, 0), limitedBy: text.endIndex) ?? text.endIndex
    return text.utf16.distance(from: text.startIndex, to: index)
  }

  /// The UTF-8 offset of a UTF-16 offset, at most the end.
  func utf8(_ utf16: Int) -> Int {
    let index =
      text.utf16.index(
        text.startIndex, offsetBy: max(utf16, 0), limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: text.startIndex, to: index)
  }
}

extension PangoRectangle {
  /// The rectangle in points instead of Pango's units.
  var points: CGRect {
    let unit = CGFloat(PANGO_SCALE)
    return CGRect(
      x: CGFloat(x) / unit, y: CGFloat(y) / unit, width: CGFloat(width) / unit,
      height: CGFloat(height) / unit)
  }
}
