import ListGeometry

/// One batch of updates of a table on its way to the screen.
@MainActor
final class TableTransition {
  private let table: UITableView
  private let layout: TableLayout
  private let display: ListDisplay<UITableView>
  private let map: IndexPathMap
  private let updates: ListUpdates
  /// Where everything stood before, and how rows made room.
  private let before: (geometry: RowGeometry, gap: ReorderGap?)

  private var insertions: [InsertionAnimation] = []
  /// Where the content goes, and what is in view there, for which version of the layout.
  private var offset = CGPoint.zero
  private var visible: TableElements?
  private var version = 0

  /// Notes where everything stands, before the layout follows the updates.
  init(of table: UITableView, _ updates: ListUpdates, _ map: IndexPathMap) {
    (self.table, self.updates, self.map) = (table, updates, map)
    (layout, display) = (table.tableLayout, table.engine.display)
    before = (layout.column.geometry, table.reorderGap)
  }
}

extension TableTransition: ListTransition {
  var elements: ListElements<UITableView> { display.elements }

  func measure(isAnimated: Bool) -> [ElementKey]? {
    guard table.engine.contents.isLoaded else { return nil }
    version = layout.version
    let (offset, visible) = layout.measureAfterUpdate()
    (self.offset, self.visible) = (offset, visible)
    return visible.places
  }

  /// What will be in view.
  private var visibleRect: CGRect { CGRect(origin: offset, size: table.bounds.size) }

  func isWanted(_ key: ElementKey) -> Bool { visible?.contains(key) ?? false }

  func goal(of view: UIView, _ key: ElementKey) -> Departure.Goal {
    .place(frameOutOfView(of: key) ?? view.frame)
  }

  private func frameOutOfView(of key: ElementKey) -> CGRect? {
    guard let path = key.item else {
      return layout.column.nearScreen(layout.column.floatingFrame(of: key, in: visibleRect))
    }
    return layout.column.shownFrame(of: path).map(layout.column.nearScreen)
  }

  func bringIn(_ key: ElementKey) { UIView.performWithoutAnimation { display.bringIn(key) } }

  func applyBeginning(to view: UIView, _ key: ElementKey) {
    guard let state = initialState(of: key, view.frame) else { return }
    insertions.append(InsertionAnimation(of: view, from: state))
  }

  func didFill() {
    if let visible { display.didUpdate(visible, version: version) }
  }

  func arrive(_ leave: () -> Void) {
    table.scroll(forUpdateTo: offset)
    display.position()
    for cell in elements.cells { cell.layoutIfNeeded() }
    table.positionOtherViews()
    for insertion in insertions { insertion.finish() }
    leave()
  }

  func applyEnd(to departure: Departure) {
    switch departure.goal {
    case .elsewhere: break
    case .place(let frame): departure.apply(ElementAnimationState(at: frame))
    case .out(let animation):
      departure.apply(finalState(of: departure.key, departure.view, animation))
    }
  }

  func cancel() {
    for insertion in insertions { insertion.finish() }
    display.invalidatePositions()
    table.clampContentOffsetAfterUpdate()
    table.setNeedsLayout()
  }
}

// MARK: Both ends

extension TableTransition {
  /// How a view that comes into view is seen at the beginning; nil: as at the end. An element comes
  /// from outside the list, or a row from its place out of view.
  /// - Parameter frame: Where it stands at the end.
  private func initialState(of key: ElementKey, _ frame: CGRect) -> ElementAnimationState? {
    if let animation = updates.animation(inserting: key, map) {
      return state(outside: animation, key, frame.offsetBy(dx: 0, dy: shift.ofInserted(key)))
    }
    guard let path = key.item, let old = map.oldPath(path),
      let span = before.geometry.span(of: old)
    else { return nil }
    let shift = (before.gap?.shift(of: old) ?? 0) + table.placeholders.shift(of: path)
    return ElementAnimationState(
      at: layout.column.nearScreen(layout.column.frame(span).offsetBy(dx: 0, dy: shift)))
  }

  /// How a deleted view is seen at the end.
  private func finalState(
    of old: ElementKey, _ view: UIView, _ animation: ItemAnimation
  ) -> ElementAnimationState {
    let frame = view.frame.offsetBy(dx: 0, dy: shift.ofDeleted(old))
    guard (view as? any SwipeableCell)?.swipe?.isItemGone == true else {
      return state(outside: animation, old, frame)
    }
    var end = layout.column.nearScreen(frame)
    end.size.height = 0
    return ElementAnimationState(at: end)
  }

  /// How far what appears and disappears travels with its neighbors.
  private var shift: RowShift {
    RowShift(map: map, before: before.geometry, after: layout.column.geometry)
  }

  private func state(
    outside animation: ItemAnimation, _ key: ElementKey, _ frame: CGRect
  ) -> ElementAnimationState {
    ElementAnimationState(
      animation, of: layout.column.nearScreen(frame), width: table.bounds.width,
      staysInside: key.kind == .cell && table.hasCards)
  }
}
