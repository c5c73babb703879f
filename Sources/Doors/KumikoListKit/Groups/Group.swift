import UIKit

/// Items and groups beside or below each other: ``HGroup`` and ``VGroup``.
///
/// Modifiers change UIKit's group and return the same element: a group that is kept changes, too.
public protocol Group: NSCollectionLayoutGroupConvertible, NSCollectionLayoutItemsConvertible {
  /// The width of the group.
  @preconcurrency @MainActor var width: NSCollectionLayoutDimension { get }

  /// The height of the group.
  @preconcurrency @MainActor var height: NSCollectionLayoutDimension { get }

  /// The templates in the group.
  @preconcurrency @MainActor var items: [NSCollectionLayoutItem] { get }

  /// UIKit's group.
  @preconcurrency @MainActor var group: NSCollectionLayoutGroup { get }
}

extension Group {
  /// This group with space between its items: a fixed one, or at least so much.
  @preconcurrency @MainActor
  public func interItemSpacing(_ value: NSCollectionLayoutSpacing) -> any Group {
    group.interItemSpacing = value
    return self
  }

  /// This group with a view upon it.
  @preconcurrency @MainActor
  public func supplementaryItem<S: SupplementaryComponent>(_ value: S) -> any Group {
    let component = AnySupplementaryComponent(value)
    group.supplementaryItems.append(component.toNSCollectionLayoutSupplementaryItem())
    var contents = self.contents
    contents.supplements.append(.init(item: 0, component: component))
    ItemContents[group] = contents
    return self
  }

  /// This group with space around it.
  @preconcurrency @MainActor
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing = .fixed(0), leading: NSCollectionLayoutSpacing = .fixed(0),
    bottom: NSCollectionLayoutSpacing = .fixed(0), trailing: NSCollectionLayoutSpacing = .fixed(0)
  ) -> any Group {
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: leading, top: top, trailing: trailing, bottom: bottom)
    return self
  }

  /// This group with space between its border and its items, in points.
  @preconcurrency @MainActor
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> any Group {
    group.contentInsets = NSDirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    return self
  }

  /// What the group stands for, whoever made it.
  @MainActor
  var contents: ItemContents { ItemContents[group] ?? ItemContents(of: items) }
}

/// The direction in which the items of a group follow each other.
enum GroupAxis {
  case horizontal, vertical

  /// UIKit's group of some templates. One without any has no items that it could place.
  @MainActor
  func makeGroup(
    _ items: [NSCollectionLayoutItem], width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let subitems = items.isEmpty ? [NSCollectionLayoutItem(layoutSize: size)] : items
    let group: NSCollectionLayoutGroup =
      switch self {
      case .horizontal: .horizontal(layoutSize: size, subitems: subitems)
      case .vertical: .vertical(layoutSize: size, subitems: subitems)
      }
    var contents = ItemContents(of: items)
    contents.isNothing = items.isEmpty
    ItemContents[group] = contents
    return group
  }
}
