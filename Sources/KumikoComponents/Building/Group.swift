/// Rows or sections listed as one, for example one for each element of a sequence.
///
/// Groups are only a way to write: they are flattened and add nothing to identifiers.
///
/// ```swift
/// Group(of: names) { name in
///   HelloMessage(name)
/// }
/// ```
@preconcurrency @MainActor
public struct Group<Element> {
  /// The rows or sections.
  public var elements: [Element]
}

extension Group where Element == CellNode {
  /// Makes a group of no rows.
  public init() { elements = [] }

  /// Makes a group of rows.
  public init(@RowsBuilder rows: () -> Rows) { elements = rows().cells }

  /// Makes a group of the rows for each element of a sequence.
  ///
  /// - Parameters:
  ///   - sequence: The elements.
  ///   - cell: Lists, or returns, the rows for an element: most often one. A function will do, as
  ///     in `Group(of: names, cell: HelloMessage.init)`.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public init<S: Sequence>(of sequence: S, @RowsBuilder cell: (S.Element) -> Rows) {
    elements = sequence.flatMap { cell($0).cells }
  }

  /// Makes a group of a row for each element of a sequence.
  @_disfavoredOverload
  public init<S: Sequence, C: Component>(of sequence: S, cell: (S.Element) -> C)
  where C.ID: Hashable {
    elements = sequence.map { CellNode(cell($0)) }
  }
}

extension Group where Element == Section {
  /// Makes a group of no sections.
  public init() { elements = [] }

  /// Makes a group of sections.
  public init<Sections: SectionsBuildable>(@SectionsBuilder sections: () -> Sections) {
    elements = sections().buildSections()
  }

  /// Makes a group of the sections for each element of a sequence.
  ///
  /// - Parameters:
  ///   - sequence: The elements.
  ///   - section: Lists, or returns, the sections for an element: most often one.
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public init<S: Sequence, Sections: SectionsBuildable>(
    of sequence: S, @SectionsBuilder section: (S.Element) -> Sections
  ) {
    elements = sequence.flatMap { section($0).buildSections() }
  }
}

extension Group: SectionContent, NamedContent, SectionPart, CellsBuildable
where Element == CellNode {
  /// The group's rows.
  public func buildCells() -> [CellNode] { elements }
}

extension Group: SectionsBuildable where Element == Section {
  /// The group's sections.
  public func buildSections() -> [Section] { elements }
}
