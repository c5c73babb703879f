import ListGeometry

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with the outlines that sections have in an older one, as far as they still have
  /// their items. - Complexity: O(items of sections with outlines).
  func following(_ old: Self) -> Self {
    guard !outlines.isEmpty || !old.outlines.isEmpty else { return self }
    var result = self
    result.outlines = [:]
    for (section, outline) in old.outlines.merging(outlines, uniquingKeysWith: { $1 }) {
      guard let index = list.index(of: section) else { continue }
      let visible = list.items[index]
      result.outlines[section] =
        outline.visibleItems == visible ? outline : outline.following(visible)
    }
    return result
  }

  /// What a section has as an outline.
  func outline(of section: SectionIdentifierType) -> Outline<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    return Outline(list.index(of: section).map { list.items[$0] } ?? [])
  }

  /// Gives a section, which is appended if there is none, the visible items of an outline.
  mutating func replaceItems(
    of section: SectionIdentifierType, by outline: Outline<ItemIdentifierType>
  ) {
    if list.index(of: section) == nil { appendSections([section]) }
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(outline.visibleItems, toSection: section)
    outlines[section] = outline
  }

  /// Moves an item as the user has done.
  mutating func moveItem(at old: RowPath, to new: RowPath) {
    let item = list.items[old.section][old.row]
    list.remove([item])
    list.insert([item], inSection: new.section, at: new.row)
    self = following(self)
  }
}
