import KumikoComponents
import UIKit

/// A row to be found again after updates.
@MainActor
struct RowReference {
  let id: AnyHashable
  let sectionID: AnyHashable
  private let lastPath: IndexPath

  /// Notes the row at a path.
  init(_ path: IndexPath, in adapter: ListAdapter) {
    id = adapter.cellNode(at: path).id
    sectionID = adapter.data[path.section].id
    lastPath = path
  }

  /// Where the row is now: in its section, or else in another one. Nil if it is gone.
  func path(in adapter: ListAdapter) -> IndexPath? {
    if adapter.contains(lastPath), adapter.cellNode(at: lastPath).id == id,
      adapter.data[lastPath.section].id == sectionID
    {
      return lastPath
    }
    return adapter.indexPath(of: id, in: sectionID) ?? adapter.indexPath(of: id)
  }
}
