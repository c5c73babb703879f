extension Group where Element == CellNode {
  /// Makes a group of the rows that a closure lists.
  public init<C: CellsBuildable>(@CellsBuilder cells: () -> C) {
    self.init()
    elements = cells().buildCells()
  }

  /// Makes a group of what a function returns for each element: a row, an optional one or a group.
  public init<Data: Sequence, C: CellsBuildable>(of data: Data, cell: (Data.Element) -> C) {
    self.init()
    elements = data.flatMap { cell($0).buildCells() }
  }
}

extension Group where Element == Section {
  /// Makes a group of the sections that a closure lists.
  public init<S: SectionsBuildable>(@SectionsBuilder sections: () -> S) {
    self.init()
    elements = sections().buildSections()
  }

  /// Makes a group of what a function returns for each element: a section, an optional one or a
  /// group.
  public init<Data: Sequence, S: SectionsBuildable>(
    of data: Data, section: (Data.Element) -> S
  ) {
    self.init()
    elements = data.flatMap { section($0).buildSections() }
  }
}
