import Foundation

/// Elements as layouts name them.
extension ElementKey {
  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    switch category {
    case .cell: self.init(.cell, path)
    case .supplementaryView: self.init(.supplementary(kind ?? ""), path)
    case .decorationView: self.init(.decoration(kind ?? ""), path)
    }
  }

  static func cell(_ path: IndexPath) -> ElementKey { ElementKey(.cell, path) }

  static func supplementary(_ kind: String, _ path: IndexPath) -> ElementKey {
    ElementKey(.supplementary(kind), path)
  }

  var category: UICollectionView.ElementCategory {
    switch kind {
    case .cell: .cell
    case .header, .footer, .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
