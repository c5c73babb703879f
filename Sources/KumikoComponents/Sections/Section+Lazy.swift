extension Section {
  /// Makes a section that keeps `data` and builds the component of a row when it is displayed.
  ///
  /// A million elements are ordinary: until a row comes near the screen, only its identifier is
  /// asked for, and this only when there is an earlier version to compare with.
  ///
  /// ```swift
  /// Section(id: "messages", of: messages, id: \.number) { message in
  ///   if message.isMine { MyMessage(message) } else { TheirMessage(message) }
  /// }
  /// ```
  ///
  /// Two versions of a row are compared if the older one has been built; others are not on screen
  /// and will be built from the newer data.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the section.
  ///   - header: What is shown above the rows; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - data: One element for each row.
  ///   - elementID: What stays the same in every version of an element, and is unlike any other's.
  ///   - row: Builds the component of a row.
  @inlinable
  public init<ID: Hashable, Data: RandomAccessCollection, ElementID: Hashable, Row: Component>(
    id: ID, header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    of data: Data,
    id elementID: @escaping (Data.Element) -> ElementID,
    @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(
      id: id, header: header, footer: footer, rows: Rows(of: data, id: elementID, row: row))
  }

  /// Makes a section that keeps identifiable elements and builds the component of a row when it is
  /// displayed.
  @inlinable
  public init<ID: Hashable, Data: RandomAccessCollection, Row: Component>(
    id: ID, header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    of data: Data,
    @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    self.init(id: id, header: header, footer: footer, of: data, id: { $0.id }, row: row)
  }
}
