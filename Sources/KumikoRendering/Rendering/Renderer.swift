import KumikoComponents

/// Shows sections in a list view, and fits newer ones onto what it shows.
///
/// ```swift
/// let list = TableRenderer(tableView)
/// list.render {
///   Section("People") { for person in people { PersonRow(person) } }
/// }
/// ```
///
/// ``TableRenderer`` and `CollectionRenderer` make one in a line.
///
/// Keep the renderer as long as the list view: list views do not retain their adapters.
///
/// Data may be rendered at any time, also from within a component's
/// ``/KumikoComponents/Component/render(in:)``, a display callback or a completion. What is not
/// possible just then is done right after; if several renders wait, the latest wins.
@preconcurrency @MainActor
open class Renderer<Updater: KumikoRendering.Updater> {
  /// What the list view asks for its data.
  public let adapter: Updater.Adapter

  /// How data reaches the list view.
  public let updater: Updater

  var observation: RenderObservation?

  /// Makes a renderer without a target.
  ///
  /// - Parameters:
  ///   - adapter: What the list view asks for its data.
  ///   - updater: How data reaches the list view.
  public init(adapter: Updater.Adapter, updater: Updater) {
    self.adapter = adapter
    self.updater = updater
  }

  /// The list view; not retained. Setting one prepares it and shows the data that is there.
  open weak var target: Updater.Target? {
    didSet {
      guard let target else { return }
      updater.prepare(target: target, adapter: adapter)
    }
  }

  /// The sections that are shown. Setting them renders them.
  open var data: [Section] {
    get { adapter.data }
    set { render(newValue) }
  }

  /// Shows sections. Every other way to render calls this one, except for those in the background.
  ///
  /// Without a target the sections are only kept, and no completion is called.
  ///
  /// - Parameter data: All sections of the list.
  open func render<C: Collection>(_ data: C) where C.Element == Section {
    let data = Array(data)
    guard let target else { return keep(data) }
    updater.performUpdates(target: target, adapter: adapter, data: data)
  }

  /// Shows sections, leaving out those that are nil.
  @_disfavoredOverload
  open func render<C: Collection>(_ data: C) where C.Element == Section? {
    render(data.compactMap(\.self))
  }

  /// Shows the given sections.
  open func render(_ data: Section...) { render(data) }

  /// Shows the given sections, leaving out those that are nil.
  @_disfavoredOverload
  open func render(_ data: Section?...) { render(data.compactMap(\.self)) }

  /// Shows the sections that `sections` lists, or returns.
  open func render<Sections: SectionsBuildable>(@SectionsBuilder sections: () -> Sections) {
    render(RenderPass.describe { sections().buildSections() })
  }

  /// Shows the rows that `rows` lists in one section without a header and a footer.
  ///
  /// It is the same section in every call, so that its rows are compared.
  @_disfavoredOverload
  open func render(@RowsBuilder rows: () -> Rows) { render([Section(onlyRows: rows())]) }

  /// Shows sections, finding out what changes away from the main actor.
  ///
  /// Every other way to render in the background calls this one. If other sections are rendered in
  /// the meantime, or the task is canceled, these are dropped.
  ///
  /// - Parameter data: All sections of the list.
  /// - Returns: Whether the sections were shown.
  @discardableResult
  open func renderInBackground<C: Collection>(_ data: C) async -> Bool
  where C.Element == Section {
    let data = Array(data)
    if Task.isCancelled { return false }
    guard let target else {
      keep(data)
      return true
    }
    return await updater.performDeferredUpdates(target: target, adapter: adapter, data: data)
  }

  /// Shows sections, and returns when the list shows them and its animations are over.
  ///
  /// The list is updated in the next turn of the main actor. All that is rendered until then, or
  /// until the list can be updated, is one update: the latest counts, also if it is rendered
  /// without waiting, and the others are not shown. Every other way to render and to wait calls
  /// this one.
  ///
  /// If the task is canceled before the sections are shown, they are dropped, and the list shows
  /// what was rendered before them; afterwards only the waiting ends.
  ///
  /// - Parameter data: All sections of the list.
  /// - Returns: Whether the sections were shown: `false` if others took their place, the task was
  ///   canceled before, or the list has gone.
  @discardableResult
  open func renderAndWait<C: Collection>(_ data: C) async -> Bool where C.Element == Section {
    let data = Array(data)
    if Task.isCancelled { return false }
    guard let target else {
      keep(data)
      return true
    }
    return await updater.performUpdatesAndWait(target: target, adapter: adapter, data: data)
  }

  /// Keeps sections for a target to come; they are newer than those that still wait to be shown.
  private func keep(_ data: [Section]) {
    adapter.data = data.resolvingOutlines(after: adapter.data)
    (updater as? any RenderQueueing)?.dropWaitingRenders()
  }
}

extension Section {
  /// Makes the section that holds rows rendered without one.
  init(onlyRows rows: Rows) { self.init(id: OnlySection(), rows: rows) }
}

/// The identifier of the section that holds rows rendered without one.
private struct OnlySection: Hashable {}
