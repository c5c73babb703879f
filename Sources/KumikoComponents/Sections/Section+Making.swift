extension Section {
  /// Makes a section of the rows that `cells` lists.
  ///
  /// - Parameters:
  ///   - id: What stays the same in every version of the section.
  ///   - header: What is shown above the rows; nothing by default.
  ///   - footer: What is shown below the rows; nothing by default.
  ///   - indexTitle: What stands for the section in the list's index; nothing by default.
  ///   - cells: Lists, or returns, the rows.
  public init<ID: Hashable, Cells: CellsBuildable>(
    id: ID, header: (any Component)? = nil, footer: (any Component)? = nil,
    indexTitle: String? = nil, @CellsBuilder cells: () -> Cells
  ) {
    self.init(
      id: AnyHashable(id), header: header.map { ViewNode($0) },
      rows: CellRows(cells().buildCells()), footer: footer.map { ViewNode($0) })
    self.indexTitle = indexTitle
  }

  /// Makes a section without rows.
  public init<ID: Hashable>(
    id: ID, header: (any Component)? = nil, footer: (any Component)? = nil
  ) {
    self.init(
      id: AnyHashable(id), header: header.map { ViewNode($0) }, rows: CellRows([]),
      footer: footer.map { ViewNode($0) })
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

  /// This section with `component` above its rows, or nothing.
  public func header(_ component: (any Component)?) -> Section {
    var copy = self
    copy.header = component.map { ViewNode($0) }
    return copy
  }

  /// This section with `component` below its rows, or nothing.
  public func footer(_ component: (any Component)?) -> Section {
    var copy = self
    copy.footer = component.map { ViewNode($0) }
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
