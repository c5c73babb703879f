extension ListBuilder {
  /// One row of a box.
  public static func buildExpression<RowID>(_ node: Node<RowID>) -> [Element]
  where Element == Node<RowID> { [node] }

  /// A row of a box, if there is one.
  public static func buildExpression<RowID>(_ node: Node<RowID>?) -> [Element]
  where Element == Node<RowID> { node.map { [$0] } ?? [] }

  /// Rows of a box.
  public static func buildExpression<RowID>(_ nodes: [Node<RowID>]) -> [Element]
  where Element == Node<RowID> { nodes }

  /// One section of a box.
  public static func buildExpression<SectionID, RowID>(
    _ section: BoxSection<SectionID, RowID>
  ) -> [Element] where Element == BoxSection<SectionID, RowID> { [section] }

  /// A section of a box, if there is one.
  public static func buildExpression<SectionID, RowID>(
    _ section: BoxSection<SectionID, RowID>?
  ) -> [Element] where Element == BoxSection<SectionID, RowID> { section.map { [$0] } ?? [] }

  /// Sections of a box.
  public static func buildExpression<SectionID, RowID>(
    _ sections: [BoxSection<SectionID, RowID>]
  ) -> [Element] where Element == BoxSection<SectionID, RowID> { sections }
}
