import CoreGraphics
import ListGeometry

/// The template of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  var itemValues = Values()

  struct Values {
    var size: NSCollectionLayoutSize?
    var insets = NSDirectionalEdgeInsets.zero
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with supplementary views such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init()
    itemValues.size = layoutSize
    itemValues.supplementaryItems = supplementaryItems
  }

  /// The space between the item's slot and its view; zero by default. A value between 0 and 1 is a
  /// part of the slot's length. Ignored along an axis whose dimension is estimated.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { itemValues.insets }
    set { itemValues.insets = newValue }
  }

  /// The space outside of the item's slot; nil by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { itemValues.edgeSpacing }
    set { itemValues.edgeSpacing = newValue }
  }

  /// The size of the item's slot.
  open var layoutSize: NSCollectionLayoutSize {
    itemValues.size ?? NSCollectionLayoutSize()
  }

  /// The supplementary views that the item carries.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    itemValues.supplementaryItems
  }

  /// A copy of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> NSCollectionLayoutItem {
    let copy = newInstance(of: type(of: self))
    copy.itemValues = itemValues
    return copy
  }

  /// The item as a value.
  func template(_ environment: LayoutEnvironment) -> CompositionalItem {
    var item = CompositionalItem(layoutSize.template)
    item.insets = contentInsets.template
    item.edges = edgeSpacing?.template ?? CompositionalEdges()
    item.supplementaries = supplementaryItems.map(\.supplementaryTemplate)
    return item
  }
}

/// Where an item of a custom group stands.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  private var place = CompositionalGroup.CustomItem(frame: .zero, zIndex: 0)

  /// Makes an item with a frame in its group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes an item with a frame in its group; those with a higher index are in front.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init()
    place = CompositionalGroup.CustomItem(frame: frame, zIndex: zIndex)
  }

  /// The item's frame in its group.
  open var frame: CGRect { place.frame }

  /// Items with a higher index are in front.
  open var zIndex: Int { place.zIndex }

  var template: CompositionalGroup.CustomItem { place }

  /// The item itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalEdgeInsets {
  var template: CompositionalInsets {
    CompositionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
