import KumikoComponents

extension Array where Element == Section {
  /// These sections with what is expanded now in their outlines, which older ones know.
  @MainActor
  func resolvingOutlines(after older: [Section]) -> [Section] {
    guard contains(where: \.rows.hasOutlines) else { return self }
    return map { section in
      guard section.rows.hasOutlines else { return section }
      var copy = section
      copy.rows = section.rows.resolvingOutlines(
        after: older.first { $0.hasSameIdentifier(as: section) }?.rows)
      return copy
    }
  }
}
