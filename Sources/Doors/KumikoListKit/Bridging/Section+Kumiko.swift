import KumikoComponents
import KumikoCompositional
import UIKit

extension KumikoComponents.Section {
  /// Makes a section of one of this module: old sections in new lists.
  public init(_ section: Section) {
    self = section.content.makeSection(id: section.id)
  }
}

extension SectionContent {
  /// The section of the language, with its items arranged by UIKit's.
  fileprivate func makeSection(id: AnyHashable) -> KumikoComponents.Section {
    let upon = Dictionary(grouping: items.supplements, by: \.component.elementKind)
    var made = KumikoComponents.Section(id: id, cells: nodes(of: upon))
    for border in borders { made.supplementaries[border.elementKind] = border.node }
    for (kind, supplements) in upon where supplements.count == 1 {
      made.supplementaries[kind] = supplements[0].component.node
    }
    return made.layout(SectionMaker(section, decorations: decorations))
  }

  /// The items. Views of one kind upon several groups are those of the groups' first items.
  private func nodes(of upon: [String: [ItemContents.GroupSupplement]]) -> [CellNode] {
    var items = items.items
    for supplement in upon.values.filter({ $0.count > 1 }).joined()
    where items.indices.contains(supplement.item) {
      items[supplement.item].supplements.append(supplement.component)
    }
    return items.map { item in
      if let adopted = item.component.base as? AdoptedComponent {
        return adopted.node.carrying(item.supplements)
      }
      return CellNode(ListKitComponent(item.component, item.supplements))
    }
  }
}

extension CellNode {
  /// This row with views upon it, which stand where UIKit's templates say.
  @MainActor
  fileprivate func carrying(_ supplements: [AnySupplementaryComponent]) -> CellNode {
    supplements.reduce(self) { node, supplement in
      let item = SupplementaryItem(.custom(supplement.elementKind), SupplementContent(supplement))
      return CellNode(id: node.id, node.component.badge(item))
    }
  }
}

extension AnySupplementaryComponent {
  /// What the view shows.
  @MainActor
  var node: ViewNode { ViewNode(SupplementContent(self)) }
}
