internal import CGtk
import QuartzCore

/// Pango's attributes of a paragraph. Their indexes are UTF-8 bytes.
struct AttributeList {
  /// The `PangoAttrList`; the caller owns it.
  let list = pango_attr_list_new()
  private let library: FontLibrary

  init(paragraph: Paragraph, library: FontLibrary) {
    self.library = library
    var start = 0
    for run in paragraph.runs {
      let end = start + run.string.utf8.count
      add(run, start..<end, base: paragraph.face)
      start = end
    }
  }

  /// Adds what decides the shapes of a run. What only colors it is drawn later, run by run; a
  /// color that nobody reads keeps Pango from joining it with its neighbors.
  private func add(_ run: TextRun, _ range: Range<Int>, base: FontFace) {
    if run.face != base { add(pango_attr_font_desc_new(library.description(of: run.face)), range) }
    if run.face.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), range) }
    if run.kern != 0 { add(pango_attr_letter_spacing_new(units(run.kern)), range) }
    let mark = UInt16(truncatingIfNeeded: range.lowerBound)
    add(pango_attr_foreground_new(mark, mark, mark), range)
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>? = nil) {
    guard let attribute else { return }
    if let range {
      (attribute.pointee.start_index, attribute.pointee.end_index) =
        (guint(range.lowerBound), guint(range.upperBound))
    }
    pango_attr_list_insert(list, attribute)
  }
}
