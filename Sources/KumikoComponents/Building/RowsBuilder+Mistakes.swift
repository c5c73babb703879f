import UIKit

// Mistakes, answered by name: these are never called.
extension RowsBuilder {
  @available(
    *, unavailable,
    message: "A row in a 'for' needs an id: add .id(…), or give its component an 'id'."
  )
  public static func buildArray<Turn: SectionContent>(_ turns: [Turn]) -> RowNodes {
    RowNodes(nodes: [])
  }

  @available(
    *, unavailable,
    message: "Rows in an array need ids: add .id(…), or give their component an 'id'."
  )
  public static func buildExpression<C: Component>(_ rows: [C]) -> RowNodes {
    RowNodes(nodes: [])
  }

  @available(
    *, unavailable,
    message: "Rows in an array need ids: add .id(…), or give their component an 'id'."
  )
  public static func buildExpression(_ rows: [any Component]) -> RowNodes {
    RowNodes(nodes: [])
  }

  @available(*, unavailable, message: "The 'id' of a row must be Hashable.")
  public static func buildExpression<C: Component>(_ row: C) -> CellNode { .placeholder }

  @available(
    *, unavailable,
    message: """
      'some Component' and 'any Component' do not tell their id: add .id(…), or return \
      'some Component<…>'; an 'any Component' goes into AnyComponent(…).id(…).
      """
  )
  public static func buildExpression(_ row: any Component) -> CellNode { .placeholder }

  @available(
    *, unavailable, message: "A view is not a row: wrap it in a Component that makes it."
  )
  public static func buildExpression(_ view: UIView) -> CellNode { .placeholder }

  @available(*, unavailable, message: "A text is not a row: show it in one, as in ListRow(…).")
  public static func buildExpression(_ text: String) -> CellNode { .placeholder }

  @available(*, unavailable, message: "A section cannot stand in a section.")
  public static func buildExpression(_ section: Section) -> CellNode { .placeholder }

  @available(*, unavailable, message: "This expression makes no row.")
  public static func buildExpression(_ nothing: Void) -> CellNode { .placeholder }
}
