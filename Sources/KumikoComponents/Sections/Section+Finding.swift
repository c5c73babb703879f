import KumikoDiff
import UIKit

/// A component for nodes that are only compared.
private struct PlaceholderComponent: Component {
  func renderContent() {}
  func render(in content: Void) {}
  func layout(content: Void, in container: UIView) {}
  func intrinsicContentSize(for content: Void) -> CGSize { .zero }
}

extension CellNode {
  /// A row that shows nothing, for list views that ask for one that there is not.
  @MainActor package static var placeholder: CellNode {
    CellNode(id: PlaceholderID(), PlaceholderComponent())
  }

  private struct PlaceholderID: Hashable {}
}

extension [Section] {
  /// Where the first row with an identifier is.
  ///
  /// - Parameters:
  ///   - id: The row's identifier.
  ///   - sectionID: The identifier of the section to look in; all by default.
  /// - Complexity: O(*n*), where *n* is the number of rows; components are not built.
  @MainActor
  package func indexPath(of id: AnyHashable, in sectionID: AnyHashable? = nil) -> IndexPath? {
    let probe = CellNode(id: id, PlaceholderComponent())
    for (index, section) in enumerated() where sectionID == nil || section.id == sectionID {
      for (row, node) in section.rows.enumerated() where node.hasSameIdentifier(as: probe) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }

  /// Where the first rows with some identifiers are; those that there are not are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows; components are not built.
  @MainActor
  package func indexPaths(of ids: some Collection<AnyHashable>) -> [AnyHashable: IndexPath] {
    var result: [AnyHashable: IndexPath] = [:]
    var probes: [DifferenceKey: [(id: AnyHashable, node: CellNode)]] = [:]
    for id in ids {
      let node = CellNode(id: id, PlaceholderComponent())
      probes[node.key, default: []].append((id, node))
    }
    for (index, section) in enumerated() {
      for (row, node) in section.rows.enumerated() {
        guard let candidates = probes[node.key] else { continue }
        for candidate in candidates where result[candidate.id] == nil {
          guard candidate.node.hasSameIdentifier(as: node) else { continue }
          result[candidate.id] = IndexPath(row: row, section: index)
          if result.count == ids.count { return result }
        }
      }
    }
    return result
  }
}
