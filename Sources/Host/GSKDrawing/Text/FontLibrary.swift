internal import CGtk
import QuartzCore

/// Finds fonts, and holds the context in which all text is shaped.
///
/// The context does not hint and does not round: lines break alike at every scale, with a display
/// and without.
final class FontLibrary {
  private static let systemFamilies = "Inter, DejaVu Sans, sans-serif"
  private static let fixedFamilies = "DejaVu Sans Mono, Noto Sans Mono, monospace"

  /// The `PangoContext` for paragraphs that run from left to right, or follow their text.
  let context: OpaquePointer?
  /// The `PangoContext` for paragraphs that run from right to left.
  let rightToLeftContext: OpaquePointer?

  private let map = pango_cairo_font_map_get_default()
  private var descriptions: [FontFace: OpaquePointer] = [:]
  private var measured: [FontFace: FontMetrics] = [:]
  private lazy var families = listFamilies()

  init() {
    context = Self.makeContext(map, PANGO_DIRECTION_LTR)
    rightToLeftContext = Self.makeContext(map, PANGO_DIRECTION_RTL)
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    for context in [context, rightToLeftContext] {
      if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    }
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>?, _ direction: PangoDirection
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Pango's description of a font; owned by the library.
  func description(of face: FontFace) -> OpaquePointer? {
    if let known = descriptions[face] { return known }
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, families(of: face))
    pango_font_description_set_absolute_size(
      description, Double(Self.drawable(face.size)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(face.weight)))
    if face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    descriptions[face] = description
    return description
  }

  /// A size that Pango can count a line of glyphs of.
  private static func drawable(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 0.1 : min(max(size, 0.1), 10_000)
  }

  private func families(of face: FontFace) -> String {
    let fallback = face.isMonospaced ? Self.fixedFamilies : Self.systemFamilies
    guard let name = face.family else { return fallback }
    guard let standard = StandardFamily(named: name), !hasFamily(name) else {
      return "\(name), \(fallback)"
    }
    return "\(substitute(for: standard)), \(fallback)"
  }

  /// The first installed one of the families that are made in the likeness of one of iOS'; of none
  /// the first one of its kind.
  func substitute(for family: StandardFamily) -> String {
    let candidates = FontSubstitutes.families(for: family)
    return candidates.first(where: hasFamily) ?? candidates.last ?? "sans-serif"
  }

  func hasFamily(_ name: String) -> Bool { families.contains(name.lowercased()) }

  private func listFamilies() -> Set<String> {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    let names = (0..<Int(count)).compactMap { list?[$0] }.compactMap {
      pango_font_family_get_name($0).map { String(cString: $0).lowercased() }
    }
    return Set(names)
  }

  /// The vertical measures of a font, from its own tables.
  func metrics(of face: FontFace) -> FontMetrics {
    if let known = measured[face] { return known }
    let metrics = measure(face)
    measured[face] = metrics
    return metrics
  }

  private func measure(_ face: FontFace) -> FontMetrics {
    let size = face.size
    guard let font = pango_font_map_load_font(map, context, description(of: face)) else {
      return FontMetrics(
        ascender: size, descender: 0, leading: 0, capHeight: size * 0.7, xHeight: size * 0.5)
    }
    defer { g_object_unref(font) }
    let table = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(table) }
    let unit = CGFloat(PANGO_SCALE)
    let ascender = CGFloat(pango_font_metrics_get_ascent(table)) / unit
    let descender = CGFloat(pango_font_metrics_get_descent(table)) / unit
    let height = CGFloat(pango_font_metrics_get_height(table)) / unit
    func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
      var value: hb_position_t = 0
      let isThere = hb_ot_metrics_get_position(pango_font_get_hb_font(font), tag, &value) != 0
      return isThere && value > 0 ? CGFloat(value) / unit : nil
    }
    return FontMetrics(
      ascender: ascender, descender: -descender,
      leading: max(height - ascender - descender, 0),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? size * 0.7,
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? size * 0.5)
  }
}
