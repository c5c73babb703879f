import UIKit

/// A view behind the items of a section; it shows no data.
public protocol DecorationComponent: NSCollectionLayoutDecorationItemConvertible {
  /// The class of the view: a collection reusable view.
  @preconcurrency @MainActor func contentViewClass() -> AnyClass

  /// The space around the view; nil, for none, by default.
  @preconcurrency @MainActor func edgeSpacing() -> NSCollectionLayoutEdgeSpacing?

  /// The space between the border of the section and the view; none by default.
  @preconcurrency @MainActor func contentInsets() -> NSDirectionalEdgeInsets

  /// What is in front of what; 0, which is behind all items, by default.
  @preconcurrency @MainActor func zIndex() -> Int
}

extension DecorationComponent {
  @preconcurrency @MainActor
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }

  @preconcurrency @MainActor
  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }

  /// Behind all items.
  @preconcurrency @MainActor
  public func zIndex() -> Int { 0 }

  /// The template of the view.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutDecorationItem() -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
    (item.edgeSpacing, item.contentInsets) = (edgeSpacing(), contentInsets())
    item.zIndex = zIndex()
    return item
  }

  /// What UIKit calls such views: their class, with its module.
  @MainActor
  var elementKind: String { String(reflecting: contentViewClass()) }
}
