/// Builds the one component of a row from an expression, an `if` with `else`, or a `switch`.
@preconcurrency @MainActor
@resultBuilder
public enum RowBuilder {
  /// The component of an expression.
  public static func buildExpression(_ component: some Component) -> AnyComponent {
    AnyComponent(component)
  }

  /// The component of the only statement.
  public static func buildBlock(_ component: AnyComponent) -> AnyComponent { component }

  /// The component of the first branch.
  public static func buildEither(first component: AnyComponent) -> AnyComponent { component }

  /// The component of the second branch.
  public static func buildEither(second component: AnyComponent) -> AnyComponent { component }

  /// Refuses an `if` without `else`.
  @available(
    *, unavailable,
    message: "There is one row for each element: 'if' needs an 'else', or filter the data."
  )
  public static func buildOptional(_ component: AnyComponent?) -> AnyComponent {
    component ?? CellNode.placeholder.component
  }
}
