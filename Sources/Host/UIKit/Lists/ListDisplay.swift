import ListGeometry

/// What a list that knows which items are in view asks of its client, to show them.
@MainActor
protocol ListDisplaySource: ElementSource where View == UIView, Place == ElementKey {
  /// Gives a view its place.
  func position(_ view: UIView, _ key: ElementKey)

  /// Puts a view where elements of its kind stand before and behind each other.
  func insert(_ view: UIView, _ key: ElementKey)

  /// Called before a view comes into view.
  func notifyWillDisplay(_ view: UIView, _ key: ElementKey)
}

/// Keeps the views of a list in line with the items in view.
@MainActor
final class ListDisplay<Source: ListDisplaySource> {
  private unowned let source: Source
  private let phases: PhaseController
  let elements: ListElements<Source>
  /// What the cells in view were made for.
  private(set) var items = VisibleItems() { didSet { currentRect = nil } }
  /// The version of the layout that views were positioned for.
  private(set) var version = -1 { didSet { currentRect = nil } }
  /// The part of the content whose items are known to be those in view; nil if that is not known.
  private var currentRect: CGRect?

  init(_ source: Source, _ phases: PhaseController) {
    (self.source, self.phases, elements) = (source, phases, ListElements(source, phases))
  }

  /// Shows the views of `items` and of elements beside them, and takes away all others.
  /// - Parameter lifted: The item that the user carries, whose cell stays in view.
  func update(
    _ items: VisibleItems, beside others: [ElementKey], version: Int, lifted: RowPath?
  ) {
    let isStale = self.version != version
    let hasSameItems = !isStale && self.items == items
    hide { key in
      guard let item = key.item else { return others.contains(key) }
      return hasSameItems || item == lifted || items.contains(item)
    }
    if !hasSameItems {
      for path in items.items where !phases.isInterrupted { bringIn(.cell(path)) }
      guard !phases.isInterrupted else { return }
      (self.items, self.version) = (items, version)
    }
    // What was placed first is out of date if something has moved since.
    if isStale {
      position()
    } else {
      for key in others { if let view = elements[key] { source.position(view, key) } }
    }
    for key in others where !phases.isInterrupted { bringIn(key) }
    if !phases.isInterrupted { didUpdate(items, beside: others, version: version) }
  }

  /// Takes in that the views are those of `items` and of elements beside them, positioned for a
  /// version of the layout.
  func didUpdate(_ items: VisibleItems, beside others: [ElementKey], version: Int) {
    (self.items, self.version) = (items, version)
    elements.forgetAbsentViews(outside: others)
    elements.recyclePrepared()
  }

  /// Whether the views in view are those that a layout wants: it is asked once for what it shows.
  func isCurrent(for layout: some ListLayout) -> Bool {
    guard version == layout.version else { return false }
    let rect = layout.visibleRect
    if rect == currentRect { return true }
    guard items == layout.visibleItems else { return false }
    currentRect = rect
    return true
  }

  /// Has the next layout position all views.
  func invalidatePositions() { version = -1 }

  /// Takes away the views that are not wanted; in the animation in which the list is laid out at
  /// its end: until then they are seen on their way out.
  private func hide(unless isWanted: (ElementKey) -> Bool) {
    let gone = elements.keys(outside: isWanted)
    guard !gone.isEmpty else { return }
    let (departing, duration) = (elements.departing, source.layoutAnimationDuration)
    if duration != nil { departing.beginBatch() }
    let batch = departing.batchNumber
    for key in gone where duration != nil || !phases.hasAppliedUpdates {
      guard let view = elements.remove(key), !elements.keep(view, key) else { continue }
      if duration == nil {
        elements.endDisplaying(view, key)
      } else {
        elements.depart(view, key, .place(view.frame))
      }
    }
    if let duration { departing.finish(batch: batch, after: duration) }
  }

  /// Puts the view of an element in view unless it is there.
  func bringIn(_ key: ElementKey) {
    guard elements[key] == nil, let view = elements.view(of: key), !phases.isInterrupted else {
      return
    }
    elements.display(view, key)
    UIView.performWithoutAnimation { source.position(view, key) }
    source.notifyWillDisplay(view, key)
    // Whoever is told may have taken the element away.
    guard !phases.isInterrupted || elements.displayed.contains(where: { $0.view === view }) else {
      return
    }
    if view.superview !== source { source.insert(view, key) }
    view.isHidden = false
  }

  /// Gives every view in view its place.
  func position() {
    for (key, view) in elements.displayed { source.position(view, key) }
    if let cell = elements.firstResponder.cell, let path = elements.firstResponder.path {
      source.position(cell, .cell(path))
    }
  }

  /// Has the data source configure the cell of an item anew that is typed into.
  ///
  /// - Returns: Whether it did: not if nobody types into the cell, or if the data source has
  ///   another one for the item.
  func refreshEdited(_ path: RowPath) -> Bool {
    guard let cell = elements[path], elements.firstResponder.isEdited(cell) else { return false }
    return elements.reconfigure(path) { source.makeView(of: .cell(path)) ?? cell }
  }

  /// Takes away all views, as before a reload, and forgets what was in view.
  func endDisplayingAll() {
    elements.ahead.drop()
    hide { _ in false }
    elements.recyclePrepared()
    elements.reset()
    (items, version) = (VisibleItems(), -1)
  }
}
