import KumikoComponents
import UIKit

/// How a section of a collection view arranges its rows: a value that says what most layouts are.
///
/// ```swift
/// Section(id: "photos", layout: .grid(columns: 3, spacing: 2)) {
///   for photo in photos { PhotoCell(photo) }
/// }
/// Section(id: "new", of: books, id: \.id) { BookCard($0) }
///   .layout(.shelf(height: 180, paging: .group))
/// ```
///
/// The rows are those of any list: what they say of their own room by `layoutSize(width:height:)`
/// counts in groups only. Spaces around the section, decorations and views at its borders come from
/// the section's modifiers. Layouts that are not here are made of ``HGroup``
/// and ``VGroup``.
///
/// The list needs a ``UICollectionViewCompositionalAdapter`` and the layout that it makes; tables
/// show the rows below each other and report that the layout is ignored.
@preconcurrency @MainActor
public struct SectionLayout {
  let arrangement: SectionLayoutDescription.Arrangement

  fileprivate init(_ arrangement: SectionLayoutDescription.Arrangement) {
    self.arrangement = arrangement
  }

  /// Rows below each other, as wide as the section and as high as what they show: what a section
  /// without a layout has.
  public static var rows: SectionLayout { SectionLayout(.rows) }

  /// Rows of a list, with separators, accessories and swipes.
  ///
  /// - Parameters:
  ///   - appearance: How the list looks; inset groups by default.
  ///   - configure: Changes what is left of UIKit's configuration; nothing by default.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    configure: (@MainActor (inout UICollectionLayoutListConfiguration) -> Void)? = nil
  ) -> SectionLayout {
    SectionLayout(.list(ListStyle(appearance: appearance, configure: configure)))
  }
}

// MARK: - Grids

extension SectionLayout {
  /// Columns of equal width.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are; at least one.
  ///   - spacing: The space between columns and between lines, in points; 8 by default.
  ///   - height: The height of a line. Estimated as 44 points by default: each item is as high as
  ///     what it shows, and a line as high as its highest item.
  public static func grid(
    columns: Int, spacing: CGFloat = 8, height: NSCollectionLayoutDimension = .estimated(44)
  ) -> SectionLayout {
    grid(spacing) { _ in (columns, height) }
  }

  /// Columns of equal width, whose items all have one shape.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are; at least one.
  ///   - spacing: The space between columns and between lines, in points; 8 by default.
  ///   - aspectRatio: The width of an item divided by its height, above zero; 1 for squares.
  public static func grid(
    columns: Int, spacing: CGFloat = 8, aspectRatio: CGFloat
  ) -> SectionLayout {
    grid(spacing) { width in
      (columns, lineHeight(columns, spacing, aspectRatio, width: width))
    }
  }

  /// As many columns of equal width as the section has room for.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of a column, in points. A section that is narrower has one
  ///     column.
  ///   - spacing: The space between columns and between lines, in points; 8 by default.
  ///   - height: The height of a line; estimated as 44 points by default, as in
  ///     ``grid(columns:spacing:height:)``.
  public static func grid(
    minimumWidth: CGFloat, spacing: CGFloat = 8,
    height: NSCollectionLayoutDimension = .estimated(44)
  ) -> SectionLayout {
    grid(spacing) { width in (columnCount(minimumWidth, spacing, width: width), height) }
  }

  /// As many columns of equal width as the section has room for, whose items all have one shape.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of a column, in points.
  ///   - spacing: The space between columns and between lines, in points; 8 by default.
  ///   - aspectRatio: The width of an item divided by its height, above zero; 1 for squares.
  public static func grid(
    minimumWidth: CGFloat, spacing: CGFloat = 8, aspectRatio: CGFloat
  ) -> SectionLayout {
    grid(spacing) { width in
      let columns = columnCount(minimumWidth, spacing, width: width)
      return (columns, lineHeight(columns, spacing, aspectRatio, width: width))
    }
  }

  /// - Parameter line: Returns how many columns there are and how high a line is, for a width.
  private static func grid(
    _ spacing: CGFloat,
    line: @escaping @MainActor (CGFloat) -> (Int, NSCollectionLayoutDimension)
  ) -> SectionLayout {
    SectionLayout(
      .line { width in
        let (columns, height) = line(width)
        return LineLayout(
          width: .fractionalWidth(1), height: height, columns: columns, spacing: spacing)
      })
  }

  private static func columnCount(
    _ minimum: CGFloat, _ spacing: CGFloat, width: CGFloat
  ) -> Int {
    let spacing = LineLayout.validSpacing(spacing)
    let count = (width + spacing) / (minimum + spacing)
    guard minimum > 0, count.isFinite else { return minimum > 0 ? 1 : 0 }
    // A width that is n columns to within rounding has room for n columns.
    return max(1, Int(min(count + 1e-6, CGFloat(LineLayout.maximumColumnCount))))
  }

  private static func lineHeight(
    _ columns: Int, _ spacing: CGFloat, _ aspectRatio: CGFloat, width: CGFloat
  ) -> NSCollectionLayoutDimension {
    let itemWidth = LineLayout.columnWidth(
      width, LineLayout.validCount(columns), LineLayout.validSpacing(spacing))
    guard aspectRatio > 0 else { return .absolute(aspectRatio) }
    // A list without width has lines nonetheless: without height they could not be counted.
    return .absolute(max(1, itemWidth / aspectRatio))
  }
}

// MARK: - Waterfalls

extension SectionLayout {
  /// Columns of equal width whose items are each as high as what they show: an item stands in the
  /// column that ends first.
  ///
  /// Items are measured when they come near the screen, and until then as high as
  /// `estimatedHeight`. One that turns out higher or lower moves the items after it; the first one
  /// in view stays in its place. Each measured item costs time in proportion to the number of items
  /// in its section: some microseconds for a hundred.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are: at least one, and no more than have a point of room.
  ///   - spacing: The space between columns and between items, in points; 8 by default.
  ///   - estimatedHeight: The height of items that were not in view yet, in points; 100 by
  ///     default.
  public static func waterfall(
    columns: Int, spacing: CGFloat = 8, estimatedHeight: CGFloat = 100
  ) -> SectionLayout {
    SectionLayout(
      .waterfall { _ in
        WaterfallLayout(columns: columns, spacing: spacing, estimatedHeight: estimatedHeight)
      })
  }

  /// As many columns of equal width as the section has room for, whose items are each as high as
  /// what they show; see ``waterfall(columns:spacing:estimatedHeight:)``.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of a column, in points. A section that is narrower has one
  ///     column.
  ///   - spacing: The space between columns and between items, in points; 8 by default.
  ///   - estimatedHeight: The height of items that were not in view yet, in points; 100 by
  ///     default.
  public static func waterfall(
    minimumWidth: CGFloat, spacing: CGFloat = 8, estimatedHeight: CGFloat = 100
  ) -> SectionLayout {
    SectionLayout(
      .waterfall { width in
        WaterfallLayout(
          columns: columnCount(minimumWidth, spacing, width: width), spacing: spacing,
          estimatedHeight: estimatedHeight)
      })
  }
}

// MARK: - Shelves

extension SectionLayout {
  /// Where a section that scrolls across the list comes to rest.
  public enum Paging: Hashable, CaseIterable, Sendable {
    /// Anywhere.
    case none
    /// With an item at the leading edge, after one item at most.
    case group
    /// With an item in the middle, after one item at most.
    case groupCentered
    /// At a multiple of the section's width.
    case page

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: .continuous
      case .group: .groupPaging
      case .groupCentered: .groupPagingCentered
      case .page: .paging
      }
    }
  }

  /// Items beside each other in one line that scrolls across the list.
  ///
  /// - Parameters:
  ///   - height: The height of the line, in points.
  ///   - width: The width of an item. Estimated as 140 points by default: an item is as wide as
  ///     what it shows.
  ///   - spacing: The space between items, in points; 8 by default.
  ///   - paging: Where the line comes to rest; anywhere by default.
  public static func shelf(
    height: CGFloat, width: NSCollectionLayoutDimension = .estimated(140), spacing: CGFloat = 8,
    paging: Paging = .none
  ) -> SectionLayout {
    line(width, .absolute(height), spacing, paging)
  }

  /// Items beside each other that scroll one by one across the list and rest in its middle, with
  /// their neighbors in sight.
  ///
  /// - Parameters:
  ///   - width: The share of the section's width that an item takes; 0.85 by default.
  ///   - height: The height of an item. Estimated as 44 points by default: an item is as high as
  ///     what it shows.
  ///   - spacing: The space between items, in points; 12 by default.
  public static func carousel(
    width: CGFloat = 0.85, height: NSCollectionLayoutDimension = .estimated(44),
    spacing: CGFloat = 12
  ) -> SectionLayout {
    line(.fractionalWidth(width), height, spacing, .groupCentered)
  }

  /// A carousel of items that take 0.85 of the section's width and are as high as what they show.
  public static var carousel: SectionLayout { carousel() }

  private static func line(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ spacing: CGFloat, _ paging: Paging
  ) -> SectionLayout {
    SectionLayout(
      .line { _ in LineLayout(width: width, height: height, spacing: spacing, paging: paging) })
  }
}

// MARK: - Sections

extension Section {
  /// Makes a section without an identifier, known by its place, whose rows a layout arranges.
  ///
  /// - Parameters:
  ///   - header: What is shown above the rows: a text or a component; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - layout: How the rows are arranged.
  ///   - rows: Lists the rows.
  public init(
    _ header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    layout: SectionLayout,
    @RowsBuilder rows: () -> Rows
  ) {
    self.init(header, footer: footer, rows: rows)
    self.layout.arrangement = layout.arrangement
  }

  /// Makes a section of the rows that `rows` lists, arranged by a layout.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the section.
  ///   - header: What is shown above the rows: a text or a component; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - layout: How the rows are arranged.
  ///   - rows: Lists the rows.
  public init<ID: Hashable>(
    id: ID, header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    layout: SectionLayout, @RowsBuilder rows: () -> Rows
  ) {
    self.init(id: id, header: header, footer: footer, rows: rows)
    self.layout.arrangement = layout.arrangement
  }

  /// This section with its rows arranged by a layout. What its other modifiers say stays.
  public func layout(_ layout: SectionLayout) -> Section {
    layoutChanged { $0.arrangement = layout.arrangement }
  }
}
