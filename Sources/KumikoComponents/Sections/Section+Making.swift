extension Section {
  /// Makes a section without an identifier: it is known by its place among the statements that list
  /// sections.
  ///
  /// ```swift
  /// Section("Team", footer: "8 people") {
  ///   for person in people { ListRow(person.name).id(person.number) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - header: What is shown above the rows: a text or a component; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - indexTitle: What stands for the section in the list's index; nothing by default.
  ///   - rows: Lists the rows.
  public init(
    _ header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    indexTitle: String? = nil, @RowsBuilder rows: () -> Rows
  ) {
    let rows = rows()
    self.init(
      header: header?.makeHeaderFooter(at: .header), rows: rows.cellRows,
      footer: footer?.makeHeaderFooter(at: .footer))
    arrange(rows)
    self.indexTitle = indexTitle
  }

  /// Makes a section of the rows that `rows` lists.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the section.
  ///   - header: What is shown above the rows: a text or a component; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - indexTitle: What stands for the section in the list's index; nothing by default.
  ///   - rows: Lists the rows.
  public init<ID: Hashable>(
    id: ID, header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    indexTitle: String? = nil, @RowsBuilder rows: () -> Rows
  ) {
    self.init(id: id, header: header, footer: footer, rows: rows())
    self.indexTitle = indexTitle
  }

  /// Makes a section of rows that were listed elsewhere.
  public init<ID: Hashable>(
    id: ID, header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil,
    rows: Rows
  ) {
    self.init(
      id: AnyHashable(id), header: header?.makeHeaderFooter(at: .header), rows: rows.cellRows,
      footer: footer?.makeHeaderFooter(at: .footer))
    arrange(rows)
  }

  /// Does what modules of layouts say about rows, such as that they are a group.
  private mutating func arrange(_ rows: Rows) {
    rows.arrangements.first?.value.arrange(&self, of: rows)
  }

  /// Makes a section without rows.
  public init<ID: Hashable>(
    id: ID, header: (any HeaderFooterContent)? = nil, footer: (any HeaderFooterContent)? = nil
  ) {
    self.init(
      id: AnyHashable(id), header: header?.makeHeaderFooter(at: .header), rows: CellRows([]),
      footer: footer?.makeHeaderFooter(at: .footer))
  }

  /// Makes a section without rows between nodes.
  @_disfavoredOverload
  public init<ID: Hashable>(id: ID, header: ViewNode? = nil, footer: ViewNode? = nil) {
    self.init(id: AnyHashable(id), header: header, rows: CellRows([]), footer: footer)
  }

  /// Makes a section of given rows.
  public init<ID: Hashable>(
    id: ID, header: ViewNode? = nil, cells: some Collection<CellNode>, footer: ViewNode? = nil
  ) {
    self.init(
      id: AnyHashable(id), header: header, rows: CellRows(Array(cells)), footer: footer)
  }

  /// Makes a section of given rows, leaving out those that are nil.
  @_disfavoredOverload
  public init<ID: Hashable>(
    id: ID, header: ViewNode? = nil, cells: some Collection<CellNode?>, footer: ViewNode? = nil
  ) {
    self.init(id: id, header: header, cells: cells.compactMap(\.self), footer: footer)
  }

  /// This section with a text or a component above its rows, or nothing.
  public func header(_ header: (any HeaderFooterContent)?) -> Section {
    var copy = self
    copy.header = header?.makeHeaderFooter(at: .header)
    return copy
  }

  /// This section with a text or a component below its rows, or nothing.
  public func footer(_ footer: (any HeaderFooterContent)?) -> Section {
    var copy = self
    copy.footer = footer?.makeHeaderFooter(at: .footer)
    return copy
  }

  /// This section with a title in the list's index, or none. A touch on it scrolls to the section.
  ///
  /// ```swift
  /// for letter in letters {
  ///   Section(id: letter, header: SectionHeader(letter)) { … }.indexTitle(letter)
  /// }
  /// ```
  public func indexTitle(_ title: String?) -> Section {
    var copy = self
    copy.indexTitle = title
    return copy
  }

  /// This section with `component` in the supplementary view of a kind that the layout of a
  /// collection view has for it, or nothing.
  ///
  /// ```swift
  /// Section(id: "new") { … }
  ///   .supplementary(Badge("New"), ofKind: "badge")
  /// ```
  public func supplementary(_ component: (any Component)?, ofKind kind: String) -> Section {
    var copy = self
    copy.supplementaries[kind] = component.map { ViewNode($0) }
    return copy
  }
}
