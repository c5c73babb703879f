import KumikoComponents
import UIKit

/// A row that the user has moved.
///
/// ```swift
/// ListOptions().onMove { move in
///   guard let id = move.id(as: Task.ID.self) else { return }
///   tasks.move(id, before: move.nextID as? Task.ID)
/// }
/// ```
@preconcurrency @MainActor
public struct RowMove {
  /// What identifies the row.
  public var id: AnyHashable

  /// The identifier of the section that it was in.
  public var sourceSectionID: AnyHashable

  /// The identifier of the section that it is in.
  public var sectionID: AnyHashable

  /// The identifier of the row above it in its section; nil if it is the first.
  public var previousID: AnyHashable?

  /// The identifier of the row below it in its section; nil if it is the last.
  public var nextID: AnyHashable?

  /// Where it was.
  public var source: IndexPath

  /// Where it is, in the list without it at ``source``.
  public var destination: IndexPath

  /// The identifier as its own type; nil if it has another.
  public func id<ID>(as type: ID.Type) -> ID? { id.base as? ID }
}

extension RowMove {
  /// Describes a move that `data` shows already.
  init(source: IndexPath, sourceSectionID: AnyHashable, to target: IndexPath, data: [Section]) {
    let rows = data[target.section].elements
    func id(at row: Int) -> AnyHashable? { rows.indices.contains(row) ? rows[row].id : nil }
    self.init(
      id: rows[target.row].id, sourceSectionID: sourceSectionID,
      sectionID: data[target.section].id, previousID: id(at: target.row - 1),
      nextID: id(at: target.row + 1), source: source, destination: target)
  }
}
