import KumikoComponents
import UIKit

/// Lines of items: what a grid, a shelf and a carousel are, for one width of their section.
@MainActor
struct LineLayout {
  /// The width of a line, or of an item where lines scroll.
  var width: NSCollectionLayoutDimension
  /// The height of a line.
  var height: NSCollectionLayoutDimension
  /// How many items stand beside each other and share the line's width.
  var columns = 1
  /// The space between items and between lines, in points.
  var spacing: CGFloat
  /// Where lines that scroll across the list come to rest; nil where they stand below each other.
  var paging: SectionLayout.Paging?

  /// More columns than any screen has pixels.
  static let maximumColumnCount = 10_000

  static func validCount(_ columns: Int) -> Int { min(max(1, columns), maximumColumnCount) }

  static func validSpacing(_ spacing: CGFloat) -> CGFloat {
    spacing.isFinite ? max(0, spacing) : 0
  }

  /// The numbers that cannot be followed.
  var problems: [SectionLayoutProblem] {
    var problems = invalidLengths(width, height)
    if columns < 1 { problems.append(.invalidLength("a number of columns of \(columns)")) }
    if Self.validSpacing(spacing) != spacing {
      problems.append(.invalidLength("a spacing of \(spacing)"))
    }
    return problems
  }

  /// UIKit's section.
  ///
  /// - Parameters:
  ///   - extent: The width between the section's insets, in points.
  ///   - scale: How many pixels a point has.
  func makeSection(extent: CGFloat, scale: CGFloat) -> NSCollectionLayoutSection {
    let group = columns > 1 ? makeColumns(extent, scale) : makeItemGroup()
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Self.validSpacing(spacing)
    if let paging { section.orthogonalScrollingBehavior = paging.behavior }
    return section
  }

  private func makeItemGroup() -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize.valid(width, height)
    let width = size.widthDimension
    return .horizontal(
      layoutSize: size,
      subitems: [makeItem(width: width.isEstimated ? width : .fractionalWidth(1), in: size)])
  }

  /// A line of items of equal width, whole pixels wide: UIKit leaves it to its clients that a
  /// repeated item fits.
  private func makeColumns(_ extent: CGFloat, _ scale: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize.valid(width, height)
    let count = Self.validCount(columns)
    let spacing = Self.validSpacing(spacing)
    let share = Self.columnWidth(extent, count, spacing)
    let pixel = 1 / max(1, scale)
    let item = makeItem(
      width: .absolute(max(pixel, (share / pixel).rounded(.down) * pixel)), in: size)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item, count: count)
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  /// The width of one of some columns with spacing between them.
  static func columnWidth(_ extent: CGFloat, _ count: Int, _ spacing: CGFloat) -> CGFloat {
    (extent - spacing * CGFloat(count - 1)) / CGFloat(count)
  }

  /// An item that says how high it is where its line is estimated, or else fills it.
  private func makeItem(
    width: NSCollectionLayoutDimension, in line: NSCollectionLayoutSize
  ) -> NSCollectionLayoutItem {
    let height = line.heightDimension
    return NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: height.isEstimated ? height : .fractionalHeight(1)))
  }
}
