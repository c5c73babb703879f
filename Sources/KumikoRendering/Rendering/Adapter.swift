import KumikoComponents
import UIKit

/// What a list view asks for its data: keeps the sections that are shown now.
@MainActor
public protocol Adapter: AnyObject {
  /// The sections that are shown. Set by updaters, while the list view is told.
  var data: [Section] { get set }
}

extension Adapter {
  /// The rows of a section.
  ///
  /// - Complexity: As that of ``KumikoComponents/Section/cells``.
  public func cellNodes(in section: Int) -> [CellNode] { data[section].cells }

  /// The row at an index path.
  public func cellNode(at indexPath: IndexPath) -> CellNode {
    data[indexPath.section].elements[indexPath.item]
  }

  /// The header of a section, if it has one.
  public func headerNode(in section: Int) -> ViewNode? { data[section].header }

  /// The footer of a section, if it has one.
  public func footerNode(in section: Int) -> ViewNode? { data[section].footer }
}
