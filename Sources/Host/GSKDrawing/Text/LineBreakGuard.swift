internal import CGtk
import QuartzCore

/// Forbids the line breaks that Pango's line breaker offers but cannot make.
///
/// Pango looks for places where a run may be broken between words; if the run is too wide, it
/// breaks it at one of them or, where that leaves it too wide, between characters, and ends the
/// program if it finds no place then. Unicode lets lines break inside of what it calls one
/// character: between a letter and a skin tone, a space and a mark without a base, a sign that goes
/// before others and what follows. There the first search succeeds and the second does not. Such a
/// place is no place to break a line at, and Pango is told so by attributes; the text stays as it
/// is.
struct LineBreakGuard {
  private let layout: OpaquePointer
  private let text: String

  /// Guards a layout that knows its text, fonts and attributes, but no width yet.
  init(_ handle: LayoutHandle) { (layout, text) = (handle.layout, handle.text) }

  /// Adds the attributes where the text needs any.
  ///
  /// - Complexity: O(1) for most texts in a single script; else the text is shaped once more.
  func install() {
    guard text.mayBreakInsideCharacters else { return }
    let places = placesInsideCharacters()
    guard !places.isEmpty else { return }
    let list =
      pango_layout_get_attributes(layout).flatMap { pango_attr_list_copy($0) }
      ?? pango_attr_list_new()
    for place in places {
      guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
      attribute.pointee.start_index = guint(place.lowerBound)
      attribute.pointee.end_index = guint(place.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  /// The UTF-8 bytes of the two scalars around each place where a line could break but no character
  /// ends.
  private func placesInsideCharacters() -> [Range<Int>] {
    var count: gint = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var (places, index, offset, previous): ([Range<Int>], Int, Int, Int) = ([], 0, 0, 0)
    for scalar in text.unicodeScalars {
      guard index < Int(count) else { break }
      let length = UTF8.width(scalar)
      let here = attributes[index]
      if index > 0, here.is_line_break != 0, here.is_char_break == 0 {
        places.append(previous..<offset + length)
      }
      (previous, offset, index) = (offset, offset + length, index + 1)
    }
    return places
  }
}

extension String {
  /// Whether a scalar may be part of a character with the one before or after it.
  ///
  /// - Complexity: O(n).
  fileprivate var mayBreakInsideCharacters: Bool {
    var text = self
    return text.withUTF8 { bytes in
      // Everything before U+0300 stands alone, and takes two bytes that begin below 0xCC.
      bytes.contains { $0 >= 0xCC }
    } && unicodeScalars.contains { !$0.standsAlone }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character whatever stands beside it, for the scripts where that is
  /// known of whole blocks.
  fileprivate var standsAlone: Bool {
    switch value {
    case 0..<0x300, 0x370...0x482, 0x48A...0x58F,  // Latin, Greek, Cyrillic, Armenian
      0x5D0...0x5EA, 0x620...0x64A, 0x671...0x6D5,  // Hebrew, Arabic
      0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF, 0x2100...0x2BFF,
      0x3000...0x3029, 0x3030...0x3098, 0x309B...0x9FFF,  // Kana, ideographs
      0xAC00...0xD7A3, 0xFF00...0xFF9D, 0x1F300...0x1F3FA, 0x1F400...0x1F9FF:
      true
    default: false
    }
  }
}
