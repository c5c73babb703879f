import KumikoComponents
import UIKit

/// Where a list is scrolled to, to be kept until the app is launched again: which row is topmost,
/// and where it stands. It says nothing of selected rows.
///
/// ```swift
/// // In the scene's state restoration:
/// let data = try JSONEncoder().encode(list.position(as: Article.ID.self))
///
/// // After the next launch:
/// if let position = try JSONDecoder().decode(ListPosition<Article.ID>?.self, from: data) {
///   list.restore(position)
/// }
/// ```
///
/// Rows are known by their identifiers, which are coded as they code themselves: take such as mean
/// the same at the next launch, not object identifiers or hash values. Rows without an identifier
/// of their own, as those of forms, are no help; then the nearest row that has one is noted.
/// Sections are known by how their identifiers read, for rows that stand in several.
public struct ListPosition<ID: Hashable & Codable & Sendable>: Codable, Hashable, Sendable {
  /// The topmost row that can be seen and has an identifier of the type.
  public let id: ID

  /// Rows near it, the nearest first, to be shown in its place if it is gone.
  let neighbors: [ID]

  let place: RowPlacement
}

extension Renderer where Updater.Adapter: ListAdapter {
  /// Where the list is scrolled to: the topmost row with an identifier of a type, and where it
  /// stands. Nil while the list does not show its data, and if it shows no such row.
  ///
  /// - Parameter type: The type of the rows' identifiers.
  /// - Complexity: That of finding what can be seen.
  public func position<ID: Hashable & Codable & Sendable>(
    as type: ID.Type = ID.self
  ) -> ListPosition<ID>? {
    let rows = adapter.visibleRows().compactMap { row in
      (adapter.cellNode(at: row.path).id as? ID).map { (row: row, id: $0) }
    }
    guard let list = adapter.list, let top = rows.first else { return nil }
    let before = adapter.ids(before: top.row.path, count: 8).compactMap { $0 as? ID }
    return ListPosition(
      id: top.id, neighbors: rows.dropFirst().prefix(8).map(\.id) + before,
      place: adapter.placement(of: top.row, in: list))
  }

  /// Scrolls to where a list was, without animation.
  ///
  /// It may be called before there are rows, or the list has a size and a window. If the row is not
  /// there when others are, the list shows the nearest that is, or its end, and goes on looking for
  /// the row in what is rendered later, as pages that arrive. The row stays where it should while
  /// the list gets its final size and insets. All of this ends when the user scrolls, or the app
  /// does.
  ///
  /// A list that was at its start or its end comes back to that.
  public func restore<ID>(_ position: ListPosition<ID>) {
    adapter.restore(
      SavedPosition(
        ids: ([position.id] + position.neighbors).map { AnyHashable($0) }, place: position.place))
  }
}

extension ListAdapter {
  /// The identifiers of some rows before one, the nearest first.
  fileprivate func ids(before path: IndexPath, count: Int) -> [AnyHashable] {
    let rows = data[path.section].elements
    return (max(0, path.item - count)..<path.item).reversed().map { rows[$0].id }
  }

  fileprivate func placement(of row: VisibleRow, in list: any BatchUpdating) -> RowPlacement {
    let axis = ScrollingAxis(of: list)
    let (least, greatest) = axis.range(in: list)
    let offset = axis.offset(of: list)
    let isAtStart = offset <= least + 0.5
    let isAtEnd = offset >= greatest - 0.5
    return RowPlacement(
      end: row.isInRegion ? nil : isAtStart ? .start : isAtEnd ? .end : nil,
      section: "\(data[row.path.section].id)", sectionIndex: row.path.section,
      item: row.path.item,
      distance: Double(axis.start(of: row.frame) - offset - axis.inset(of: list)),
      length: Double(axis.length(of: row.frame)), isInRegion: row.isInRegion)
  }
}
