import KumikoComponents
import UIKit

/// What a list view asks for its data: keeps the sections that are shown now.
@preconcurrency @MainActor
public protocol Adapter: AnyObject {
  /// The sections that are shown. Set by updaters, while the list view is told.
  var data: [Section] { get set }
}

extension Adapter {
  /// The rows of a section.
  ///
  /// - Complexity: As that of ``/KumikoComponents/Section/cells``.
  public func cellNodes(in section: Int) -> [CellNode] { data[section].cells }

  /// The row at an index path.
  public func cellNode(at indexPath: IndexPath) -> CellNode {
    data[indexPath.section].elements[indexPath.item]
  }

  /// The header of a section, if it has one.
  public func headerNode(in section: Int) -> ViewNode? { data[section].header }

  /// The footer of a section, if it has one.
  public func footerNode(in section: Int) -> ViewNode? { data[section].footer }

  /// Where the first row with an identifier is; nil if there is none.
  ///
  /// - Parameters:
  ///   - id: The identifier of the row.
  ///   - section: The identifier of its section; any by default.
  /// - Complexity: O(*n*), where *n* is the number of rows; components are not built.
  public func indexPath(of id: some Hashable, in section: AnyHashable? = nil) -> IndexPath? {
    data.indexPath(of: AnyHashable(id), in: section)
  }
}
