extension NSDiffableDataSourceSnapshot {
  /// How many items of a section are named.
  private static var namedItems: Int { 10 }

  /// What the snapshot of a data source has: a line for each section with its first items.
  @MainActor
  func summary(of source: AnyObject) -> String {
    let head = "\(type(of: source)): \(numberOfSections) sections, \(numberOfItems) items"
    let lines = sectionIdentifiers.map { section in
      let items = itemIdentifiers(inSection: section)
      let names = items.prefix(Self.namedItems).map { String(describing: $0) }
      let rest = items.count > names.count ? ["and \(items.count - names.count) more"] : []
      return "  \(section): \((names + rest).joined(separator: ", "))"
    }
    return ([head] + lines).joined(separator: "\n")
  }
}
