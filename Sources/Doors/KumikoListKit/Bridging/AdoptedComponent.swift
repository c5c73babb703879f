import KumikoComponents
import KumikoCompositional
import UIKit

/// A row of Kumiko among the components of this module: new rows in old lists.
struct AdoptedComponent: Component {
  let id: AnyHashable
  let node: CellNode

  @MainActor
  init(_ node: CellNode) { (self.node, id) = (node, node.id) }

  func contentView() -> Any { node.component.renderContent() }
  func layoutSize() -> NSCollectionLayoutSize { makeItem().layoutSize }
  func render(in content: Any) { node.component.render(in: content) }

  /// The template of the row's item.
  @MainActor
  func makeItem() -> NSCollectionLayoutItem { ItemLayout(of: node.component).makeItem() }
}

extension Row: NSCollectionLayoutItemsConvertible where ID: Hashable {
  /// The template of the row's item: a row of Kumiko stands in groups of this module, with the size
  /// that it gives itself.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] {
    AdoptedComponent(CellNode(self)).toNSCollectionLayoutItems()
  }
}
