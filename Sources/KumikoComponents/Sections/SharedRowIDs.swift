/// The identifiers of the rows of a section that several renders share: what differences need of
/// them is computed once.
@MainActor
package final class SharedRowIDs<ID: Hashable> {
  package let ids: [ID]
  fileprivate var hasDistinctKeys = false
  fileprivate private(set) lazy var keys = ContiguousArray(ids.map { NodeKey($0) })

  package init(_ ids: [ID]) { self.ids = ids }
}

/// Cells whose identifiers are shared.
private final class SharedCells<ID: Hashable>: LazyCells {
  private let shared: SharedRowIDs<ID>
  private let row: @MainActor (Int) -> AnyComponent

  init(_ shared: SharedRowIDs<ID>, row: @escaping @MainActor (Int) -> AnyComponent) {
    (self.shared, self.row) = (shared, row)
    super.init(count: shared.ids.count)
  }

  override func key(at position: Int) -> NodeKey { shared.keys[position] }
  override func makeKeys() -> ContiguousArray<NodeKey> { shared.keys }

  override func sharesIDs(with other: LazyCells) -> Bool {
    (other as? SharedCells<ID>)?.shared === shared
  }

  override var hasDistinctKeys: Bool {
    get { shared.hasDistinctKeys }
    set { shared.hasDistinctKeys = newValue }
  }

  override func erasedID(at position: Int) -> AnyHashable { AnyHashable(shared.ids[position]) }

  override func id<T>(at position: Int, as type: T.Type) -> T? { shared.ids[position] as? T }

  override func hasSameID(
    at position: Int, as other: NodeSource, at otherPosition: Int
  ) -> Bool {
    if let other = other as? SharedCells<ID> {
      if shared === other.shared, position == otherPosition { return true }
      return shared.ids[position] == other.shared.ids[otherPosition]
    }
    if let otherID = other.id(at: otherPosition, as: ID.self) {
      return shared.ids[position] == otherID
    }
    return erasedID(at: position) == other.erasedID(at: otherPosition)
  }

  override func build(_ position: Int) -> ComponentBox { row(position).box }
}

extension Section {
  /// Makes a section whose rows are made when they are displayed, of identifiers that it shares
  /// with other versions of it.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the section.
  ///   - ids: The identifiers of the rows.
  ///   - row: Makes the row at a position.
  package init<ID: Hashable, RowID: Hashable>(
    id: ID, ids: SharedRowIDs<RowID>, row: @escaping @MainActor (Int) -> AnyComponent
  ) {
    self.init(id: id, rows: Rows(SharedCells(ids, row: row)))
  }
}
