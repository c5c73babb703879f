import Foundation
import ListGeometry

/// What names one element of a collection view: a cell, supplementary or decoration view.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// Nil for cells.
  var kind: String?
  var path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(.cell, nil, path) }

  static func cell(_ path: RowPath) -> ElementKey { ElementKey(.cell, nil, path.indexPath) }

  static func supplementary(_ kind: String, _ path: IndexPath) -> ElementKey {
    ElementKey(.supplementaryView, kind, path)
  }

  /// The place of a cell; nil for other elements.
  var item: RowPath? { category == .cell ? RowPath(path) : nil }
}

extension ElementKey: Comparable {
  /// Cells first, then by kind, then by place.
  static func < (a: Self, b: Self) -> Bool {
    if let item = a.item, let other = b.item { return item < other }
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    if a.kind != b.kind { return (a.kind ?? "") < (b.kind ?? "") }
    return a.path < b.path
  }
}

extension ElementKey: CustomStringConvertible {
  /// `cell 0 - 3` or `UICollectionElementKindSectionHeader 0 - 0`.
  var description: String {
    "\(kind ?? "cell") \(path.map(String.init).joined(separator: " - "))"
  }
}

extension IndexPathMap {
  /// Where an element is now; nil if it is gone or made anew.
  func newKey(_ old: ElementKey) -> ElementKey? {
    if let item = old.item {
      guard !isReloaded(item), let new = newPath(item) else { return nil }
      return .cell(new)
    }
    guard old.path.count == 2 else { return old }
    guard !isReloaded(section: old.path[0]), let section = newSection(old.path[0]) else {
      return nil
    }
    return ElementKey(old.category, old.kind, [section, old.path[1]])
  }

  /// Where an element was; nil if it is new or made anew.
  func oldKey(_ new: ElementKey) -> ElementKey? {
    if let item = new.item {
      guard let old = oldPath(item), !isReloaded(old) else { return nil }
      return .cell(old)
    }
    guard new.path.count == 2 else { return new }
    guard let section = oldSection(new.path[0]), !isReloaded(section: section) else { return nil }
    return ElementKey(new.category, new.kind, [section, new.path[1]])
  }
}
