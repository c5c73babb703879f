import KumikoComponents

extension Renderer {
  /// Shows the sections that `sections` lists, and returns when the list shows them and rests.
  ///
  /// ```swift
  /// let isShown = await list.renderAndWait {
  ///   for step in steps { StepRow(step).id(step.id) }
  /// }
  /// if isShown { list.pulse(steps[0].id) }
  /// ```
  ///
  /// It has a name of its own because ``render(sections:)`` means the same thing in code that is
  /// `async` as elsewhere: an overload that is `async` would be taken there, also by mistake.
  ///
  /// - Returns: Whether the sections were shown; see ``renderAndWait(_:)``.
  @discardableResult
  public func renderAndWait<Sections: SectionsBuildable>(
    @SectionsBuilder sections: () -> Sections
  ) async -> Bool {
    await renderAndWait(RenderPass.describe { sections().buildSections() })
  }

  /// Shows the rows that `rows` lists in one section, and returns when the list shows them and
  /// rests.
  ///
  /// - Returns: Whether the rows were shown; see ``renderAndWait(_:)``.
  @_disfavoredOverload
  @discardableResult
  public func renderAndWait(@RowsBuilder rows: () -> Rows) async -> Bool {
    await renderAndWait([Section(onlyRows: rows())])
  }
}

extension Renderer where Updater.Adapter: ListAdapter {
  /// Shows the sections that `sections` lists, with an animation for this render, and returns when
  /// the list shows them and rests.
  ///
  /// - Parameters:
  ///   - options: What the list has and does; what it has already by default. They change together
  ///     with the sections, or not at all.
  ///   - animation: How the changes of this render are seen.
  ///   - sections: All sections of the list.
  /// - Returns: Whether the sections were shown; see ``renderAndWait(_:)``.
  @discardableResult
  public func renderAndWait<Sections: SectionsBuildable>(
    _ options: ListOptions? = nil, animation: ListAnimation,
    @SectionsBuilder sections: () -> Sections
  ) async -> Bool {
    let data = RenderPass.describe { sections().buildSections() }
    adapter.optionsOfDeferredUpdate = options
    adapter.animationOfNextWait = animation
    let isShown = await renderAndWait(data)
    // Those that are left were of no interest to an updater that is not the library's.
    adapter.animationOfNextWait = nil
    if let left = adapter.takeOptionsOfDeferredUpdate(), isShown { adapter.options = left }
    return isShown
  }
}
