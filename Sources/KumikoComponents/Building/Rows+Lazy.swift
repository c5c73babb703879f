extension Rows {
  /// Makes rows that keep `data`; the component of a row is made when it is displayed.
  ///
  /// A million elements are ordinary: until a row comes near the screen, only its identifier is
  /// asked for, and this only when there is an earlier version to compare with, or something else
  /// stands in the section.
  ///
  /// ```swift
  /// Section("Messages") {
  ///   Rows(of: messages, id: \.number) { message in
  ///     if message.isMine { MyMessage(message) } else { TheirMessage(message) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: One element for each row.
  ///   - id: What stays the same in every version of an element, and is unlike any other's.
  ///   - row: Makes the component of a row. An `id` of the component itself does not count.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, Row: Component>(
    of data: Data, id: @escaping (Data.Element) -> ID,
    @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(of: data, id: id, row: row) { NodeKey.list(data, id) }
  }

  /// - Parameter keys: Computes the keys of all elements, where their type is known.
  @usableFromInline
  init<Data: RandomAccessCollection, ID: Hashable, Row: Component>(
    of data: Data, id: @escaping (Data.Element) -> ID,
    row: @escaping @MainActor (Data.Element) -> Row,
    keys: @escaping @MainActor () -> ContiguousArray<NodeKey>
  ) {
    self.init(DataCells(data, id: id, row: { AnyComponent(row($0)) }, listKeys: keys))
  }

  /// Makes rows that keep identifiable elements; the component of a row is made when it is
  /// displayed.
  @inlinable
  public init<Data: RandomAccessCollection, Row: Component>(
    of data: Data, @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(of: data, id: { $0.id }, row: row)
  }
}
