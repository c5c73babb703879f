import Foundation
import ListGeometry

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with the outlines that sections have in an older one, as far as they still have
  /// their items; those that moved to another section have theirs there.
  /// - Complexity: O(items of sections with outlines).
  func following(_ old: Self) -> Self {
    guard !outlines.isEmpty || !old.outlines.isEmpty else { return self }
    var result = self
    result.outlines = [:]
    let before = old.outlines.merging(outlines, uniquingKeysWith: { $1 })
    var arriving: [SectionIdentifierType: [ItemIdentifierType: Outline<ItemIdentifierType>]] = [:]
    for (section, outline) in before {
      let index = list.index(of: section)
      let isElsewhere = { (item: ItemIdentifierType) -> Bool in
        list.home(of: item).map { $0 != index } ?? false
      }
      if let index, outline.visibleItems == list.items[index],
        !outline.items.contains(where: isElsewhere)
      {
        result.outlines[section] = outline
        continue
      }
      let leaving = outline.leaving(isElsewhere, isShown: { list.contains($0) })
      for (item, own) in leaving {
        guard let home = list.home(of: item) else { continue }
        arriving[list.sections[home], default: [:]][item] = own
      }
    }
    for section in Set(before.keys).union(arriving.keys) where result.outlines[section] == nil {
      guard let index = list.index(of: section) else { continue }
      let outline = before[section] ?? Outline()
      result.outlines[section] = outline.following(
        list.items[index], arriving: arriving[section] ?? [:], isShown: { list.contains($0) })
    }
    return result
  }

  /// What a section has as an outline.
  func outline(of section: SectionIdentifierType) -> Outline<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    return Outline(list.index(of: section).map { list.items[$0] } ?? [])
  }

  /// The item at a place; nil if there is none.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let path = RowPath(indexPath), list.items.indices.contains(path.section),
      list.items[path.section].indices.contains(path.row)
    else { return nil }
    return list.items[path.section][path.row]
  }

  /// How many items an item is below: none in a section without an outline; nil if there is no
  /// such item.
  func level(of item: ItemIdentifierType) -> Int? {
    guard let home = list.home(of: item) else { return nil }
    guard let outline = outlines[list.sections[home]], let index = outline.index(of: item) else {
      return 0
    }
    return outline.level(at: index)
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
