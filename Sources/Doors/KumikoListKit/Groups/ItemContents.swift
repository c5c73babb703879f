import UIKit

/// What a template of UIKit's stands for: the components of an item, or of all items in a group,
/// and the views upon them.
@MainActor
struct ItemContents {
  /// A component, and the views that it carries.
  struct Item {
    var component: AnyComponent
    var supplements: [AnySupplementaryComponent] = []
  }

  /// A view upon a group, which UIKit counts as one of the group's first item.
  struct GroupSupplement {
    var item: Int
    var component: AnySupplementaryComponent
  }

  var items: [Item] = []
  var supplements: [GroupSupplement] = []
  /// Whether nothing was put into the group: it is left out of others.
  var isNothing = false

  private static let all = ObjectAssociation<ItemContents>()

  /// What a template stands for; nil if it was not made here.
  static subscript(_ item: NSCollectionLayoutItem) -> ItemContents? {
    get { all[item] }
    set { all[item] = newValue }
  }

  init() {}

  /// The contents of the item of a component.
  init(of component: AnyComponent) {
    items = [Item(component: component, supplements: component.supplementComponents())]
  }

  /// The contents of a group of some templates.
  init(of templates: [NSCollectionLayoutItem]) {
    for contents in templates.compactMap({ ItemContents[$0] }) {
      let count = items.count
      items += contents.items
      supplements += contents.supplements.map {
        GroupSupplement(item: $0.item + count, component: $0.component)
      }
    }
  }

  /// The template of a component's item, which stands for these contents.
  func makeItem() -> NSCollectionLayoutItem {
    let item = items[0].component.makeItem(items[0].supplements)
    ItemContents[item] = self
    return item
  }
}

extension AnyComponent {
  @MainActor
  fileprivate func makeItem(_ supplements: [AnySupplementaryComponent]) -> NSCollectionLayoutItem {
    if let adopted = base as? AdoptedComponent { return adopted.makeItem() }
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(),
      supplementaryItems: supplements.map { $0.toNSCollectionLayoutSupplementaryItem() })
    (item.edgeSpacing, item.contentInsets) = (edgeSpacing(), contentInsets())
    return item
  }
}
