/// Builds a list of elements from statements: any number of them, `if`, `switch`, `for`, `let`,
/// `#available`, optionals and arrays.
@preconcurrency @MainActor
@resultBuilder
public enum ListBuilder<Element> {
  /// No statements make an empty list.
  public static func buildBlock() -> [Element] { [] }

  /// Starts with the first statement's elements.
  public static func buildPartialBlock(first: [Element]) -> [Element] { first }

  /// Appends a statement's elements.
  public static func buildPartialBlock(
    accumulated: consuming [Element], next: [Element]
  ) -> [Element] {
    accumulated += next
    return accumulated
  }

  /// The elements of an `if` without `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// The elements of the first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// The elements of the second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// The elements of all turns of a `for`.
  public static func buildArray(_ turns: [[Element]]) -> [Element] { turns.flatMap(\.self) }

  /// The elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}

/// Builds rows.
public typealias CellsBuilder = ListBuilder<CellNode>

/// Builds sections.
public typealias SectionsBuilder = ListBuilder<Section>

extension ListBuilder where Element == CellNode {
  /// The rows of an expression.
  public static func buildExpression(_ expression: some CellsBuildable) -> [CellNode] {
    expression.buildCells()
  }

  /// Refuses a component that does not know which row it is.
  @available(
    *, unavailable,
    message: "A row needs an identifier: add .identified(by:) or adopt IdentifiableComponent."
  )
  public static func buildExpression(_ component: some Component) -> [CellNode] { [] }
}

extension ListBuilder where Element == Section {
  /// The sections of an expression.
  public static func buildExpression(_ expression: some SectionsBuildable) -> [Section] {
    expression.buildSections()
  }

  /// Refuses a row beside sections.
  @available(
    *, unavailable,
    message: "Rows and sections cannot stand side by side: put the rows into a section."
  )
  public static func buildExpression(_ row: some CellsBuildable) -> [Section] { [] }
}
