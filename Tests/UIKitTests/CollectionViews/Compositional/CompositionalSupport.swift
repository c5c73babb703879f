import UIKit

@MainActor
func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A group of columns of one height.
@MainActor
func columns(_ count: Int, height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
  let item = NSCollectionLayoutItem(
    layoutSize: size(
      .fractionalWidth(1 / CGFloat(count)), height.isEstimated ? height : .fractionalHeight(1)))
  return .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
}

/// A section of groups of 100 points that scroll sideways.
@MainActor
func shelf(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100,
  height: CGFloat = 80
) -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let section = NSCollectionLayoutSection(
    group: .horizontal(
      layoutSize: size(.absolute(width), .absolute(height)), subitems: [item]))
  section.orthogonalScrollingBehavior = behavior
  return section
}

@MainActor
func header(
  _ height: NSCollectionLayoutDimension = .absolute(30), pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  item.pinToVisibleBounds = pins
  return item
}

extension UICollectionView {
  /// The frames of cells in view, by place.
  var cellFrames: [CGRect] {
    indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0)?.frame }
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    supplementaryView(forElementKind: Self.elementKindSectionHeader, at: [section, 0])
  }

  /// The scroll view of an item's section; nil if the section does not scroll by itself.
  func region(of path: IndexPath) -> UIScrollView? {
    var view = cellForItem(at: path)?.superview
    while let found = view, found !== self {
      if let scroll = found as? UIScrollView { return scroll }
      view = found.superview
    }
    return nil
  }

  /// Where a cell is seen in the collection view's content.
  func seenFrame(_ path: IndexPath) -> CGRect? {
    cellForItem(at: path).map { $0.convert($0.bounds, to: self) }
  }
}
