import KumikoComponents

extension Renderer {
  /// Shows the sections that `sections` lists, finding out what changes away from the main actor.
  ///
  /// ```swift
  /// await renderer.renderInBackground {
  ///   Section(id: "log") { for line in lines { LogRow(line) } }
  /// }
  /// ```
  ///
  /// - Returns: Whether the sections were shown; see ``renderInBackground(_:)``.
  @discardableResult
  public func renderInBackground<Sections: SectionsBuildable>(
    @SectionsBuilder sections: () -> Sections
  ) async -> Bool {
    await renderInBackground(sections().buildSections())
  }

  /// Shows the rows that `rows` lists in one section, the same as without a background.
  ///
  /// - Returns: Whether the rows were shown; see ``renderInBackground(_:)``.
  @_disfavoredOverload
  @discardableResult
  public func renderInBackground(@RowsBuilder rows: () -> Rows) async -> Bool {
    await renderInBackground([Section(onlyRows: rows())])
  }
}

extension Renderer where Updater.Adapter: ListAdapter {
  /// Shows the sections that `sections` lists, in a list with certain options, finding out what
  /// changes away from the main actor. The options change together with the sections, or not at
  /// all.
  ///
  /// - Returns: Whether the sections were shown; see ``renderInBackground(_:)``.
  @discardableResult
  public func renderInBackground<Sections: SectionsBuildable>(
    _ options: ListOptions, @SectionsBuilder sections: () -> Sections
  ) async -> Bool {
    await renderInBackground(sections().buildSections(), options)
  }

  /// Shows the rows that `rows` lists, in one section of a list with certain options, finding out
  /// what changes away from the main actor.
  ///
  /// - Returns: Whether the rows were shown; see ``renderInBackground(_:)``.
  @_disfavoredOverload
  @discardableResult
  public func renderInBackground(
    _ options: ListOptions, @RowsBuilder rows: () -> Rows
  ) async -> Bool {
    await renderInBackground([Section(onlyRows: rows())], options)
  }

  /// Hands options to the update that begins with this call, or to no update at all.
  private func renderInBackground(_ data: [Section], _ options: ListOptions) async -> Bool {
    adapter.optionsOfDeferredUpdate = options
    let isShown = await renderInBackground(data)
    // Those that are left were of no interest to an updater that is not the library's.
    let left = adapter.takeOptionsOfDeferredUpdate()
    if isShown, let left { adapter.options = left }
    return isShown
  }
}
