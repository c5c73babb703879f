import UIKit

/// Builds the items of a group from components, groups, `if`, `switch` and `for`.
@preconcurrency @MainActor
@resultBuilder
public struct ItemBuilder {
  /// The items of all statements.
  public static func buildBlock(
    _ components: any NSCollectionLayoutItemsConvertible...
  ) -> [NSCollectionLayoutItem] { items(of: components) }

  /// The items of the first branch.
  public static func buildEither(
    first component: [any NSCollectionLayoutItemsConvertible]
  ) -> [NSCollectionLayoutItem] { items(of: component) }

  /// The items of the second branch.
  public static func buildEither(
    second component: [any NSCollectionLayoutItemsConvertible]
  ) -> [NSCollectionLayoutItem] { items(of: component) }

  /// The items of a branch, or none.
  public static func buildOptional(
    _ component: [any NSCollectionLayoutItemsConvertible]?
  ) -> [NSCollectionLayoutItem] { items(of: component ?? []) }

  /// The items of all turns of a loop.
  public static func buildArray(
    _ components: [any NSCollectionLayoutItemsConvertible]
  ) -> [NSCollectionLayoutItem] { items(of: components) }

  public static func buildFinalResult(
    _ component: [NSCollectionLayoutItem]
  ) -> [NSCollectionLayoutItem] { component }

  /// The templates of elements; those of groups that were made elsewhere get to know what they
  /// stand for, and groups of nothing are left out.
  static func items(
    of elements: [any NSCollectionLayoutItemsConvertible]
  ) -> [NSCollectionLayoutItem] {
    elements.flatMap { element in
      let items = element.toNSCollectionLayoutItems()
      if let group = element as? any Group, let item = items.first, ItemContents[item] == nil {
        ItemContents[item] = group.contents
      }
      return items.filter { ItemContents[$0]?.isNothing != true }
    }
  }
}
