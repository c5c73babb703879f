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
