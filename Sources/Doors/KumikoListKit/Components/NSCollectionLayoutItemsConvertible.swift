import UIKit

/// What stands in a group: components, groups, and UIKit's items.
public protocol NSCollectionLayoutItemsConvertible {
  /// UIKit's templates.
  @preconcurrency @MainActor func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem]
}

/// What is the group of a section.
public protocol NSCollectionLayoutGroupConvertible {
  /// The templates in the group.
  @preconcurrency @MainActor var items: [NSCollectionLayoutItem] { get }

  /// UIKit's template.
  @preconcurrency @MainActor func toNSCollectionLayoutGroup() -> NSCollectionLayoutGroup
}

/// What lists sections.
public protocol NSCollectionLayoutSectionConvertible {
  /// The sections.
  @preconcurrency @MainActor var sections: [Section] { get }

  /// UIKit's templates.
  @preconcurrency @MainActor func toNSCollectionLayoutSections() -> [NSCollectionLayoutSection]
}

/// What is a view upon an item or a group.
public protocol NSCollectionLayoutSupplementaryItemConvertible {
  /// UIKit's template.
  @preconcurrency @MainActor
  func toNSCollectionLayoutSupplementaryItem() -> NSCollectionLayoutSupplementaryItem
}

/// What is a view at a border.
public protocol NSCollectionLayoutBoundarySupplementaryItemConvertible {
  /// UIKit's template.
  @preconcurrency @MainActor
  func toNSCollectionLayoutBoundarySupplementaryItem()
    -> NSCollectionLayoutBoundarySupplementaryItem
}

/// What is a view behind a section.
public protocol NSCollectionLayoutDecorationItemConvertible {
  /// UIKit's template.
  @preconcurrency @MainActor
  func toNSCollectionLayoutDecorationItem() -> NSCollectionLayoutDecorationItem
}

extension NSCollectionLayoutItem: NSCollectionLayoutItemsConvertible {
  /// The item itself.
  public func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] { [self] }
}

extension Array: NSCollectionLayoutItemsConvertible where Element: NSCollectionLayoutItem {
  /// The items themselves.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] { self }
}

extension Array: NSCollectionLayoutSectionConvertible where Element: SectionBuilderResult {
  /// The sections of all results.
  @preconcurrency @MainActor
  public var sections: [Section] { flatMap(\.sections) }

  /// UIKit's templates of all results.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutSections() -> [NSCollectionLayoutSection] {
    flatMap { $0.toNSCollectionLayoutSections() }
  }
}
