import UIKit

/// Items and groups below each other.
///
/// ```swift
/// VGroup(width: .fractionalWidth(1), height: .absolute(150)) {
///   for color in colors { ColorBox(color: color) }
/// }
/// ```
public struct VGroup: Group {
  /// The templates in the group.
  public let items: [NSCollectionLayoutItem]

  /// UIKit's group.
  public let group: NSCollectionLayoutGroup

  private let size: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)

  /// The width of the group.
  public var width: NSCollectionLayoutDimension {
    get { size.width }
    @available(*, unavailable, message: "The size of a group is fixed: make another group.")
    set {}
  }

  /// The height of the group.
  public var height: NSCollectionLayoutDimension {
    get { size.height }
    @available(*, unavailable, message: "The size of a group is fixed: make another group.")
    set {}
  }

  /// Makes a group of items and groups.
  @preconcurrency @MainActor
  public init(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    @ItemBuilder items: () -> [NSCollectionLayoutItem]
  ) { self.init(items(), width, height) }

  /// Makes a group of the item or group for each value.
  @preconcurrency @MainActor
  public init<T>(
    of items: [T], width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    builder: (T) -> any NSCollectionLayoutItemsConvertible
  ) { self.init(ItemBuilder.items(of: items.map(builder)), width, height) }

  @MainActor
  private init(
    _ items: [NSCollectionLayoutItem], _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) {
    self.items = items
    size = (width, height)
    group = GroupAxis.vertical.makeGroup(items, width: width, height: height)
  }

  /// UIKit's group, as a template.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] { [group] }

  @preconcurrency @MainActor
  public func toNSCollectionLayoutGroup() -> NSCollectionLayoutGroup { group }
}
