import KumikoComponents

extension Renderer {
  /// Shows sections, leaving out those that are nil.
  @_disfavoredOverload
  public func render<C: Collection>(_ data: C) where C.Element == Section? {
    render(data.compactMap(\.self))
  }

  /// Shows the given sections.
  public func render(_ data: Section...) { render(data) }

  /// Shows the given sections, leaving out those that are nil.
  @_disfavoredOverload
  public func render(_ data: Section?...) { render(data.compactMap(\.self)) }

  /// Shows the sections that `sections` lists.
  public func render(@SectionsBuilder sections: () -> [Section]) { render(sections()) }

  /// Shows the rows that `cells` lists, in one section without a header and a footer.
  ///
  /// It is the same section in every call, so that its rows are compared.
  public func render(@CellsBuilder cells: () -> [CellNode]) {
    render([Section(id: OnlySection(), cells: cells)])
  }
}

/// The identifier of the section that holds rows rendered without one.
private struct OnlySection: Hashable {}
