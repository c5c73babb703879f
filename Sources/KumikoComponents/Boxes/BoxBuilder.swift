/// Builds a ``Box`` from statements: boxes with identifiers of its types, `if`, `switch`, `for`,
/// `let`, `#available` and optionals.
@preconcurrency @MainActor
@resultBuilder
public enum BoxBuilder<SectionID: Hashable, RowID: Hashable> {
  /// The sections of a box.
  public static func buildExpression(
    _ box: Box<SectionID, RowID>
  ) -> Box<SectionID, RowID> { box }

  /// The sections of a box, if there is one.
  public static func buildExpression(
    _ box: Box<SectionID, RowID>?
  ) -> Box<SectionID, RowID> { box ?? Box(sections: []) }

  /// The sections of all statements.
  public static func buildBlock(
    _ boxes: Box<SectionID, RowID>...
  ) -> Box<SectionID, RowID> { buildArray(boxes) }

  /// The sections of an `if` without `else`.
  public static func buildOptional(
    _ box: Box<SectionID, RowID>?
  ) -> Box<SectionID, RowID> { box ?? Box(sections: []) }

  /// The sections of the first branch.
  public static func buildEither(
    first box: Box<SectionID, RowID>
  ) -> Box<SectionID, RowID> { box }

  /// The sections of the second branch.
  public static func buildEither(
    second box: Box<SectionID, RowID>
  ) -> Box<SectionID, RowID> { box }

  /// The sections of all turns of a `for`.
  public static func buildArray(
    _ boxes: [Box<SectionID, RowID>]
  ) -> Box<SectionID, RowID> { Box(sections: boxes.flatMap(\.sections)) }

  /// The sections of an `if #available`.
  public static func buildLimitedAvailability(
    _ box: Box<SectionID, RowID>
  ) -> Box<SectionID, RowID> { box }

  /// Refuses a section whose identifier is of no known type.
  @available(
    *, unavailable, message: "In a box, Box(id:) makes a section: its id has the box's type."
  )
  public static func buildExpression(_ section: Section) -> Box<SectionID, RowID> {
    Box(sections: [])
  }

  /// Refuses a row beside sections.
  @available(
    *, unavailable,
    message: "Rows and sections cannot stand side by side: put the rows into a Box(id:)."
  )
  public static func buildExpression(_ row: some Component) -> Box<SectionID, RowID> {
    Box(sections: [])
  }
}

/// Builds the rows of a section of a ``Box`` from statements: components with identifiers of its
/// type, `if`, `switch`, `for`, `let`, `#available`, optionals and arrays.
@preconcurrency @MainActor
@resultBuilder
public enum BoxRowsBuilder<RowID: Hashable> {
  public static func buildExpression<C: Component>(_ row: C) -> [CellNode] where C.ID == RowID {
    [CellNode(row)]
  }

  /// A row, if there is one.
  public static func buildExpression<C: Component>(_ row: C?) -> [CellNode] where C.ID == RowID {
    row.map { [CellNode($0)] } ?? []
  }

  public static func buildExpression<C: Component>(_ rows: [C]) -> [CellNode]
  where C.ID == RowID { rows.map { CellNode($0) } }

  /// The rows of all statements.
  public static func buildBlock(_ rows: [CellNode]...) -> [CellNode] { rows.flatMap(\.self) }

  /// The rows of an `if` without `else`.
  public static func buildOptional(_ rows: [CellNode]?) -> [CellNode] { rows ?? [] }

  /// The rows of the first branch.
  public static func buildEither(first rows: [CellNode]) -> [CellNode] { rows }

  /// The rows of the second branch.
  public static func buildEither(second rows: [CellNode]) -> [CellNode] { rows }

  /// The rows of all turns of a `for`.
  public static func buildArray(_ turns: [[CellNode]]) -> [CellNode] { turns.flatMap(\.self) }

  /// The rows of an `if #available`.
  public static func buildLimitedAvailability(_ rows: [CellNode]) -> [CellNode] { rows }

  /// Refuses a row without an identifier, or with one of another type.
  @available(
    *, unavailable, message: "A row of a box has an id of the box's type: add .id(…)."
  )
  public static func buildExpression(_ row: some Component) -> [CellNode] { [] }
}
