/// Rows or sections listed as one, for example one for each element of a sequence.
///
/// Groups are only a way to write: they are flattened and add nothing to identifiers.
///
/// ```swift
/// Group(of: names) { name in
///   HelloMessage(name)
/// }
/// ```
@MainActor
public struct Group<Element> {
  /// The rows or sections.
  public var elements: [Element]
}

extension Group where Element == CellNode {
  /// Makes a group of no rows.
  public init() { elements = [] }

  /// Makes a group of rows.
  public init(@CellsBuilder cells: () -> [CellNode]) { elements = cells() }

  /// Makes a group of the rows for each element of a sequence.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public init<S: Sequence>(of sequence: S, @CellsBuilder cells: (S.Element) -> [CellNode]) {
    elements = sequence.flatMap(cells)
  }
}

extension Group where Element == Section {
  /// Makes a group of no sections.
  public init() { elements = [] }

  /// Makes a group of sections.
  public init(@SectionsBuilder sections: () -> [Section]) { elements = sections() }

  /// Makes a group of the sections for each element of a sequence.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sections.
  public init<S: Sequence>(of sequence: S, @SectionsBuilder sections: (S.Element) -> [Section]) {
    elements = sequence.flatMap(sections)
  }
}

extension Group: CellsBuildable where Element == CellNode {
  /// The group's rows.
  public func buildCells() -> [CellNode] { elements }
}

extension Group: SectionsBuildable where Element == Section {
  /// The group's sections.
  public func buildSections() -> [Section] { elements }
}
