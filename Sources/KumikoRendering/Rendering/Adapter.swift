import KumikoComponents
import UIKit

/// What a list view asks for its data: keeps the sections that are shown now.
@preconcurrency @MainActor
public protocol Adapter: AnyObject {
  /// The sections that are shown. Set by updaters, while the list view is told.
  var data: [Section] { get set }
}

extension Adapter {
  /// The rows of a section; none if there is no such section.
  ///
  /// - Complexity: As that of ``/KumikoComponents/Section/cells``.
  public func cellNodes(in section: Int) -> [CellNode] {
    data.indices.contains(section) ? data[section].cells : []
  }

  /// The row at an index path.
  ///
  /// A list view that was not told of newer data may ask for a row that has gone: then this is a
  /// row that shows nothing, and ``/KumikoComponents/KumikoDiagnostics`` hears of it.
  public func cellNode(at indexPath: IndexPath) -> CellNode {
    guard let node = existingNode(at: indexPath) else {
      reportMissingRow(at: indexPath)
      return .placeholder
    }
    return node
  }

  /// The header of a section, if it has one.
  public func headerNode(in section: Int) -> ViewNode? {
    data.indices.contains(section) ? data[section].header : nil
  }

  /// The footer of a section, if it has one.
  public func footerNode(in section: Int) -> ViewNode? {
    data.indices.contains(section) ? data[section].footer : nil
  }

  func reportMissingRow(at indexPath: IndexPath) {
    let (section, row) = (indexPath.first ?? -1, indexPath.dropFirst().first ?? -1)
    KumikoDiagnostics.report(.missingRow(section: section, row: row))
  }

  /// The row at an index path; nil if there is none.
  package func existingNode(at indexPath: IndexPath) -> CellNode? {
    guard indexPath.count == 2, data.indices.contains(indexPath.section) else { return nil }
    let rows = data[indexPath.section].elements
    return rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
  }

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
