import KumikoComponents

extension Renderer where Updater.Adapter: ListAdapter {
  /// What the list has and does apart from its sections. Setting it changes the list at once.
  ///
  /// ```swift
  /// renderer.options = ListOptions().onReachEnd { feed.loadMore() }
  /// ```
  public var options: ListOptions {
    get { adapter.options }
    set { adapter.options = newValue }
  }

  /// Shows the sections that `sections` lists, in a list with certain options.
  ///
  /// ```swift
  /// renderer.render(ListOptions().header(Banner(title))) {
  ///   Section(id: "people") { for name in names { HelloMessage(name) } }
  /// }
  /// ```
  public func render<Sections: SectionsBuildable>(
    _ options: ListOptions, @SectionsBuilder sections: () -> Sections
  ) {
    adapter.setOptionsForNextUpdate(options)
    render(RenderPass.describe { sections().buildSections() })
  }

  /// Shows the rows that `rows` lists, in one section of a list with certain options.
  @_disfavoredOverload
  public func render(_ options: ListOptions, @RowsBuilder rows: () -> Rows) {
    adapter.setOptionsForNextUpdate(options)
    render(rows: rows)
  }

  /// Scrolls to the row with an identifier, and arrives there although rows on the way may turn out
  /// higher or lower than was thought.
  ///
  /// The newest data counts: right after a render whose data is not shown yet, the list scrolls as
  /// soon as it is; before the list has a size and a window, in the first frame in which it has.
  /// Nothing happens if there is no such row. The latest call wins. What it returns can be waited
  /// for; code that does not may ignore it, also where it is `async`.
  ///
  /// ```swift
  /// renderer.render(sections)
  /// renderer.scroll(to: message.id, at: .top)
  /// let result = await renderer.scroll(to: reply.id).result
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the row.
  ///   - section: The identifier of its section; any by default.
  ///   - position: Where the row should stand; where it takes the least scrolling by default.
  ///   - animated: Whether to scroll smoothly; true by default.
  ///   - ifVisible: What to do if all of the row is in view; scroll by default.
  /// - Returns: The scroll, to be waited for.
  @discardableResult
  public func scroll(
    to id: some Hashable, in section: AnyHashable? = nil, at position: RowPosition = .none,
    animated: Bool = true, ifVisible: VisibleRowPolicy = .scroll
  ) -> ListScroll {
    adapter.scroll(
      ScrollRequest(
        goal: .row(AnyHashable(id), section: section), position: position, animated: animated,
        ifVisible: ifVisible))
  }

  /// Scrolls to the start of the list, as soon as the newest data is shown.
  ///
  /// - Returns: The scroll, to be waited for.
  @discardableResult
  public func scrollToStart(animated: Bool = true) -> ListScroll {
    adapter.scroll(ScrollRequest(goal: .start, animated: animated))
  }

  /// Scrolls to the end of the list, as soon as the newest data is shown.
  ///
  /// - Returns: The scroll, to be waited for.
  @discardableResult
  public func scrollToEnd(animated: Bool = true) -> ListScroll {
    adapter.scroll(ScrollRequest(goal: .end, animated: animated))
  }

  /// The identifiers of the rows that can be seen, at least in part, from the first to the last;
  /// none before the list shows its data. What lies behind bars or the keyboard is not seen.
  public var visibleIDs: [AnyHashable] {
    adapter.visibleRows().map { adapter.cellNode(at: $0.path).id }
  }

  /// The identifiers of a type of the rows that can be seen, from the first to the last.
  ///
  /// ```swift
  /// model.markRead(list.visibleIDs(as: Message.ID.self))
  /// ```
  public func visibleIDs<ID: Hashable>(as type: ID.Type) -> [ID] {
    visibleIDs.compactMap { $0 as? ID }
  }
}
