import ListGeometry

/// Who decides about the selection of items, and is told of it.
@MainActor
protocol SelectionDelegate: AnyObject {
  func shouldHighlight(_ path: RowPath) -> Bool
  func didHighlight(_ path: RowPath)
  func didUnhighlight(_ path: RowPath)

  /// The item to select when the user wants one; nil for none.
  func itemToSelect(_ path: RowPath) -> RowPath?
  func didSelect(_ path: RowPath)

  /// The item to deselect when the user wants one; nil for none.
  /// - Parameter isReplaced: Whether it gives way to another item.
  func itemToDeselect(_ path: RowPath, isReplaced: Bool) -> RowPath?
  func didDeselect(_ path: RowPath)

  /// Does what choosing an item by itself means.
  func performPrimaryAction(_ path: RowPath)
}

/// What the selection of items asks of a list.
@MainActor
protocol SelectionHost: SelectionDelegate {
  /// Whether items can be selected as things are.
  var canSelect: Bool { get }
  /// Whether several items can be selected as things are.
  var canSelectSeveral: Bool { get }
  func hasItem(_ path: RowPath) -> Bool
  /// The cell of an item in view; nil for other items.
  func displayedCell(at path: RowPath) -> (any ListCell)?
  /// The items in view, in any order.
  var itemsInView: [RowPath] { get }
  /// Whether keys can be at an item.
  func canFocus(_ path: RowPath) -> Bool
  /// Whether keys select the item that they come to.
  func selectsFocusedItem(_ path: RowPath) -> Bool
  /// The item that keys begin at; nil for the first or the last one.
  var preferredFocusItem: RowPath? { get }
  /// Whether keys return to where they were before a finger took over.
  var remembersFocus: Bool { get }
  /// Whether keys may go from one item to another.
  func shouldUpdateFocus(_ step: FocusStep) -> Bool
  /// Called when keys have gone to another item, or when a finger has taken over.
  func didUpdateFocus(_ step: FocusStep, _ coordinator: UIFocusAnimationCoordinator)
  /// Scrolls as little as possible until an item can be seen.
  func scrollToReveal(_ path: RowPath)
  /// Shows whether keys are at the item of a cell in view.
  func showFocus(_ isFocused: Bool, at path: RowPath)
}

/// Which items are selected, which one a touch highlights, and where keys are.
@MainActor
final class SelectionController<Host: SelectionHost> {
  private unowned let host: Host
  private let contents: ListContents
  private var selected = SelectedItems()
  private(set) var highlighted: RowPath?
  /// The item that keys move from.
  private(set) var focus: RowPath?
  /// Whether a ring shows where keys are.
  private(set) var showsFocus = false
  /// The item that a range of items begins at.
  private var anchor: RowPath?
  /// The other end of the range that was selected from ``anchor``.
  private(set) var rangeEnd: RowPath?
  private let recovery: FocusRecovery<Host>

  init(_ host: Host, _ contents: ListContents) {
    (self.host, self.contents) = (host, contents)
    recovery = FocusRecovery(host)
  }

  var isEmpty: Bool { selected.isEmpty }

  /// The selected items, the one selected last at the end. - Complexity: O(n log n).
  var paths: [RowPath] { selected.paths }

  /// The first selected item. - Complexity: O(n).
  var first: RowPath? { selected.first }

  /// The item selected last. - Complexity: O(n).
  var last: RowPath? { selected.last }

  func contains(_ path: RowPath) -> Bool { selected.contains(path) }

  /// Whether a ring shows that keys are at an item.
  func showsFocus(at path: RowPath) -> Bool { showsFocus && focus == path }

  // MARK: Updates

  /// Forgets everything, because everything is asked for anew.
  func reset() {
    if showsFocus, let focus { recovery.begin(at: focus) }
    selected = SelectedItems()
    (highlighted, focus, anchor, rangeEnd) = (nil, nil, nil, nil)
    showsFocus = false
  }

  /// Follows items through an update; reloaded and deleted ones are no longer selected.
  func apply(_ map: IndexPathMap) {
    guard !map.operations.isEmpty else { return }
    let surviving = { (path: RowPath) in map.isReloaded(path) ? nil : map.newPath(path) }
    selected.renumber(surviving)
    highlighted = highlighted.flatMap(surviving)
    recovery.apply(map)
    if showsFocus, let focus, surviving(focus) == nil { loseFocus(at: focus, map) }
    focus = focus.flatMap(map.newPath)
    (anchor, rangeEnd) = (anchor.flatMap(map.newPath), rangeEnd.flatMap(map.newPath))
  }

  /// An update takes away the cell that has the focus.
  private func loseFocus(at path: RowPath, _ map: IndexPathMap) {
    host.showFocus(false, at: path)
    showsFocus = false
    recovery.begin(at: path, map)
  }

  // MARK: By program; the delegate is not told

  /// Selects an item, in place of others where there can be only one. Returns whether there is
  /// such an item.
  func select(_ path: RowPath, animated: Bool) -> Bool {
    guard host.hasItem(path) else { return false }
    if !host.canSelectSeveral {
      for other in paths where other != path { setSelected(false, other, animated: animated) }
    }
    setSelected(true, path, animated: animated)
    return true
  }

  func deselect(_ path: RowPath, animated: Bool) {
    if contains(path) { setSelected(false, path, animated: animated) }
  }

  func deselectAll(animated: Bool) {
    for path in paths { setSelected(false, path, animated: animated) }
  }

  private func setSelected(_ isSelected: Bool, _ path: RowPath, animated: Bool) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    host.displayedCell(at: path)?.setSelected(isSelected, animated: animated)
  }

  /// Deselects everything at once, because another way to select begins.
  func clear() {
    selected.removeAll()
    for cell in host.itemsInView.compactMap(host.displayedCell) where cell.isSelected {
      cell.setSelected(false, animated: false)
    }
  }

  // MARK: By the user; the delegate decides and is told

  /// An item was tapped: selects it, or deselects it where several items may be selected.
  func selectByTouch(_ path: RowPath) {
    (focus, anchor, rangeEnd) = (path, path, nil)
    if host.canSelectSeveral, contains(path) { return deselectForUser(path) }
    let isFirst = isEmpty || !host.canSelectSeveral
    selectForUser(path)
    if isFirst, host.hasItem(path) { host.performPrimaryAction(path) }
  }

  /// Selects an item as the user wants it, in place of another one where there can be only one.
  private func selectForUser(_ path: RowPath) {
    guard let wanted = host.itemToSelect(path) else { return }
    if !host.canSelectSeveral {
      for other in paths where other != wanted { deselectForUser(other, isReplaced: true) }
    }
    guard host.hasItem(wanted) else { return }
    setSelected(true, wanted, animated: false)
    host.didSelect(wanted)
  }

  private func deselectForUser(_ path: RowPath, isReplaced: Bool = false) {
    guard let wanted = host.itemToDeselect(path, isReplaced: isReplaced), contains(wanted) else {
      return
    }
    setSelected(false, wanted, animated: false)
    host.didDeselect(wanted)
  }

  // MARK: Ranges

  /// Begins a range of items to be selected.
  func beginRange(at path: RowPath) { (anchor, rangeEnd) = (path, nil) }

  /// Selects the items between the one that was selected before and `path`. Items that an earlier
  /// call selected from there and that now lie outside are deselected.
  func extendRange(to path: RowPath) {
    let start = anchor ?? last ?? path
    let old = rangeEnd.map { min(start, $0)...max(start, $0) }
    let new = min(start, path)...max(start, path)
    (anchor, rangeEnd, focus) = (start, path, path)
    if let old {
      for item in contents.items(in: old) where !new.contains(item) {
        if contains(item) { deselectForUser(item) }
      }
    }
    select(contents.items(in: new))
  }

  /// Selects every item.
  func selectAll() {
    guard let first = contents.firstItem, let last = contents.lastItem else { return }
    select(contents.items(in: first...last))
  }

  private func select(_ items: [RowPath]) {
    for item in items where !contains(item) {
      if host.hasItem(item) { selectForUser(item) }
    }
  }

  // MARK: Highlight

  func highlight(_ path: RowPath) {
    guard host.shouldHighlight(path) else { return }
    highlighted = path
    host.displayedCell(at: path)?.setHighlighted(true, animated: false)
    host.didHighlight(path)
  }

  /// Ends the highlight and returns the item that had it.
  @discardableResult
  func unhighlight() -> RowPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    host.displayedCell(at: path)?.setHighlighted(false, animated: false)
    host.didUnhighlight(path)
    return path
  }

  // MARK: Keys

  /// The item that keys are at.
  var keyItem: RowPath? {
    guard host.canSelect else { return nil }
    return (focus ?? last).flatMap { host.hasItem($0) && host.canFocus($0) ? $0 : nil }
  }

  /// Begins to move from item to item: at the one that the list prefers, or at an end. Returns
  /// whether there was one.
  func beginFocus(_ heading: UIFocusHeading) -> Bool {
    guard host.canSelect, keyItem == nil else { return false }
    let isBackwards = heading == .up || heading == .left
    guard let end = preferred ?? (isBackwards ? contents.lastItem : contents.firstItem),
      host.canFocus(end)
    else { return false }
    return step(to: end, heading)
  }

  /// The item that the list prefers, if keys can be there.
  private var preferred: RowPath? {
    host.preferredFocusItem.flatMap { host.hasItem($0) && host.canFocus($0) ? $0 : nil }
  }

  /// The item that the tab key leads to: where keys were last, the one that the list prefers, or
  /// the first that keys can be at. - Complexity: O(n) in the items that keys cannot be at.
  var entry: RowPath? {
    guard host.canSelect else { return nil }
    if let item = keyItem ?? preferred { return item }
    var item = contents.firstItem
    while let path = item, !host.canFocus(path) {
      item = contents.neighbor(of: path, isAfter: true)
    }
    return item
  }

  /// The tab key leads to the list. Returns whether there is an item for it.
  func enter(_ heading: UIFocusHeading) -> Bool {
    guard let entry else { return false }
    return (showsFocus && focus == entry) || step(to: entry, heading)
  }

  /// Returns to where keys were before a finger took over, if the list remembers it.
  func returnFocus(_ heading: UIFocusHeading) -> Bool {
    guard host.remembersFocus, !showsFocus, let focus, host.hasItem(focus) else { return false }
    return step(to: focus, heading)
  }

  /// Moves from an item to the next one, or the one before, that keys can be at.
  func moveFocus(from path: RowPath, isAfter: Bool, extendsSelection: Bool) {
    var next = contents.neighbor(of: path, isAfter: isAfter)
    while let item = next, !host.canFocus(item) {
      next = contents.neighbor(of: item, isAfter: isAfter)
    }
    guard let next else { return }
    moveFocus(to: next, isAfter ? .down : .up, extendsSelection: extendsSelection)
  }

  /// Moves to another item.
  func moveFocus(to next: RowPath, _ heading: UIFocusHeading, extendsSelection: Bool) {
    let selectsRange = extendsSelection && host.canSelectSeveral
    step(to: next, heading, extendsSelection: selectsRange)
  }

  /// Goes to an item if the list allows it. Returns whether it does.
  @discardableResult
  private func step(
    to next: RowPath, _ heading: UIFocusHeading, extendsSelection: Bool = false
  ) -> Bool {
    let lost = recovery.previous
    let step = FocusStep(
      previous: lost ?? (showsFocus ? focus : nil), isLost: lost != nil, next: next,
      heading: heading)
    guard host.shouldUpdateFocus(step) else { return false }
    _ = recovery.end()
    if extendsSelection { extendRange(to: next) } else { beginRange(at: next) }
    updateFocus(step)
    if !extendsSelection { selectFocused(next) }
    return true
  }

  /// Shows the ring where a step leads, and tells the list.
  private func updateFocus(_ step: FocusStep) {
    if let next = step.next {
      guard host.hasItem(next) else { return }
      focus = next
      // What was out of view when it lost the focus stays there.
      if !step.isLost || host.itemsInView.contains(next) { host.scrollToReveal(next) }
    }
    showsFocus = step.next != nil
    for path in host.itemsInView { host.showFocus(showsFocus(at: path), at: path) }
    let coordinator = UIFocusAnimationCoordinator()
    host.didUpdateFocus(step, coordinator)
    coordinator.animate()
  }

  /// Selects the item that keys have come to, in place of the others, if selection follows them.
  private func selectFocused(_ path: RowPath) {
    guard host.selectsFocusedItem(path), host.hasItem(path), !contains(path),
      host.shouldHighlight(path)
    else { return }
    for other in paths where other != path { deselectForUser(other, isReplaced: true) }
    if host.hasItem(path) { selectForUser(path) }
  }

  /// A finger takes over from the keys.
  func hideFocus() {
    if let lost = recovery.end() {
      updateFocus(FocusStep(previous: lost, isLost: true))
    } else if showsFocus {
      updateFocus(FocusStep(previous: focus))
    }
  }

  /// Leads the focus to another item if its own has lost its cell. Called after each layout.
  func recoverFocus() {
    guard contents.isLoaded, let step = recovery.takeStep() else { return }
    if anchor == nil, let next = step.next { beginRange(at: next) }
    updateFocus(step)
  }

  /// Selects the item that keys are at as a tap would. Returns whether there is one.
  func selectFocusedByKey() -> Bool { focus.map(choose) ?? false }

  /// Selects an item as a tap would. Returns whether there is one that a touch may highlight.
  func choose(_ path: RowPath) -> Bool {
    guard host.hasItem(path), host.canSelect, host.shouldHighlight(path) else { return false }
    selectByTouch(path)
    return true
  }
}
