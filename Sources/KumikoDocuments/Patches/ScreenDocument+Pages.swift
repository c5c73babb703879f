extension ScreenDocument {
  /// The patch that adds a page to a section: a screen whose section of the same id has further
  /// rows, and says with `next` where those after them are.
  ///
  /// Rows whose ids are in the section already are left out: they have moved on while others were
  /// added before them. Nothing else of the page is taken over, so its rows are written out, or
  /// read what this document has.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - section: The id of the section.
  /// - Returns: The patch; nil if either has no such section.
  public func patch(adding page: ScreenDocument, to section: String) -> PatchDocument? {
    guard var whole = self.section(section), let more = page.section(section) else { return nil }
    let old = whole.elements("rows")
    let known = Set(old.compactMap { $0.loop == nil ? $0.id?.text : nil })
    let new = more.elements("rows").filter { row in
      row.loop != nil || row.id.map { !known.contains($0.text) } ?? true
    }
    whole.properties.removeAll { $0.name == "rows" || $0.name == "next" }
    whole.properties.append(DocumentProperty("rows", .elements(old + new)))
    if let next = more.property("next") { whole.properties.append(next) }
    return PatchDocument(
      of: element.id?.text ?? "", changes: [.replace(section, with: whole)])
  }

  private func section(_ id: String) -> DocumentElement? {
    element.elements("sections").first { $0.id?.text == id }
  }
}
