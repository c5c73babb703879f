/// Builds the sections of a list from statements: sections, `if`, `switch`, `for`, `let`,
/// `#available`, optionals and arrays.
///
/// A section without an identifier is known by its place: the statement, the branch and the turn
/// that describe it.
@preconcurrency @MainActor
@resultBuilder
public enum SectionsBuilder {
  /// The sections of an expression.
  public static func buildExpression(_ expression: some SectionsBuildable) -> [Section] {
    expression.buildSections()
  }

  /// No statements make no sections.
  public static func buildBlock() -> [Section] { [] }

  /// The sections of all statements.
  public static func buildBlock(_ statements: [Section]...) -> [Section] {
    joined(statements)
  }

  /// The sections of an `if` without `else`.
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }

  /// The sections of the first branch.
  public static func buildEither(first sections: [Section]) -> [Section] {
    sections.map { $0.moved(into: 1) }
  }

  /// The sections of the second branch.
  public static func buildEither(second sections: [Section]) -> [Section] {
    sections.map { $0.moved(into: 2) }
  }

  /// The sections of an `if #available`.
  public static func buildLimitedAvailability(_ sections: [Section]) -> [Section] { sections }

  /// The sections of all turns of a `for`. Those without identifiers are known by the number of the
  /// turn, which is reported.
  public static func buildArray(_ turns: [[Section]]) -> [Section] {
    if let placed = turns.lazy.joined().first(where: \.isPlaced) {
      let shown = placed.header?.component ?? placed.rows.first?.component
      KumikoDiagnostics.report(
        .sectionsKnownByTurn(component: shown?.innermostTypeName ?? "no rows"))
    }
    return joined(turns)
  }

  private static func joined(_ parts: [[Section]]) -> [Section] {
    parts.enumerated().flatMap { number, sections in sections.map { $0.moved(into: number) } }
  }

  /// Refuses a row beside sections.
  @available(
    *, unavailable,
    message: "Rows and sections cannot stand side by side: put the rows into a section."
  )
  public static func buildExpression(_ row: some Component) -> [Section] { [] }

  /// Refuses rows beside sections.
  @available(
    *, unavailable,
    message: "Rows and sections cannot stand side by side: put the rows into a section."
  )
  public static func buildExpression(_ rows: some SectionPart) -> [Section] { [] }
}
