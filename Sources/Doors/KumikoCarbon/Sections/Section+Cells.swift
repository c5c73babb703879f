extension Section {
  public init<I: Hashable, H: Component>(id: I, header: H?) {
    self.init(id: id, header: header.map { ViewNode($0) })
  }

  public init<I: Hashable, F: Component>(id: I, footer: F?) {
    self.init(id: id, footer: footer.map { ViewNode($0) })
  }

  public init<I: Hashable, H: Component, F: Component>(id: I, header: H?, footer: F?) {
    self.init(id: id, header: header.map { ViewNode($0) }, footer: footer.map { ViewNode($0) })
  }

  /// Makes a section of the rows that a closure lists.
  public init<I: Hashable, C: CellsBuildable>(id: I, @CellsBuilder cells: () -> C) {
    self.init(id: id, cells: cells().buildCells())
  }

  public init<I: Hashable, H: Component>(
    id: I, header: H?, @CellsBuilder cells: () -> any CellsBuildable
  ) {
    self.init(id: id, header: header.map { ViewNode($0) }, cells: cells().buildCells())
  }

  public init<I: Hashable, F: Component, C: CellsBuildable>(
    id: I, footer: F?, @CellsBuilder cells: () -> C
  ) {
    self.init(id: id, cells: cells().buildCells(), footer: footer.map { ViewNode($0) })
  }

  public init<I: Hashable, H: Component, F: Component, C: CellsBuildable>(
    id: I, header: H?, footer: F?, @CellsBuilder cells: () -> C
  ) {
    self.init(id: id, header: header, footer: footer)
    self.cells = cells().buildCells()
  }
}

extension Section {
  public var elements: [CellNode] { cells }
}

extension Section {
  /// Whether header and footer do without an update, and are there in both versions, or in none.
  ///
  /// A list is gentler than this answer: a header that comes or goes leaves the rows alone.
  public func isContentEqual(to source: Section) -> Bool {
    header.isContentEqual(to: source.header) && footer.isContentEqual(to: source.footer)
  }
}
