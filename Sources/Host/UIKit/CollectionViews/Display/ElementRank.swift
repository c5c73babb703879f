import ListGeometry
import QuartzCore

/// Which of two overlapping elements is in front.
struct ElementRank: Comparable {
  private let zIndex: Int
  private let category: Int

  init(_ values: UICollectionViewLayoutAttributes.Values) {
    zIndex = values.zIndex
    category =
      switch values.key.category {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
  }

  /// A section that scrolls by itself stands among cells.
  @MainActor
  init(_ region: OrthogonalScrollView) { (zIndex, category) = (region.elementZIndex, 1) }

  static func < (a: Self, b: Self) -> Bool {
    a.zIndex != b.zIndex ? a.zIndex < b.zIndex : a.category < b.category
  }
}

/// A size that a view was asked about, and its answer.
struct FittedSize {
  let asked: CGSize
  let answer: CGSize

  /// Whether nothing new is to be learned by asking about `size`.
  func isSettled(_ size: CGSize) -> Bool {
    let isNear = { (a: CGSize, b: CGSize) in
      abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
    }
    return isNear(asked, size) || isNear(answer, size)
  }
}
