import Kumiko
import KumikoTesting
import UIKit

/// A table on a headless screen of 300 × 400 points to which steps are done.
@MainActor
final class FuzzList {
  let account: FuzzAccount
  let setup: FuzzSetup
  let table: UITableView
  let adapter: FuzzAdapter
  let updater = FuzzUpdater()
  let renderer: Renderer<FuzzUpdater>
  let screen: TestStage
  /// The list that was rendered last.
  private(set) var shape = ListShape()
  private(set) var renderCount = 0
  private(set) var completionCount = 0
  /// Whether a row has been given another height than its data says.
  private(set) var hasGrown = false
  /// The row that gets keys, if that is certain.
  var focused: Focused?
  /// A finger that is down.
  var finger: CGPoint?
  /// Whether something was rendered from where it may have had to wait.
  private var isRenderWaiting = false
  private let home = UIViewController()

  init(_ setup: FuzzSetup) {
    self.setup = setup
    account = FuzzAccount(setup)
    adapter = FuzzAdapter(account: account)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: setup.style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = setup.rowHeight
    table.estimatedRowHeight = setup.estimate
    table.allowsMultipleSelection = setup.selectsMany
    renderer = Renderer(adapter: adapter, updater: updater)
    home.view.frame = table.frame
    home.view.addSubview(table)
    screen = TestStage(root: home, size: CGSize(width: 300, height: 400))
    renderer.target = table
    account.delete = { [weak self] in self?.delete($0) }
    renderer.options = ListOptions().onMove { [weak self] in self?.follow($0) }
    updater.willReload = { [weak self] in self?.loseFocus() }
    updater.completion = { [weak self] in self?.completionCount += 1 }
  }

  /// Does a step and lets the table lay out.
  func perform(_ step: FuzzStep) {
    switch step {
    case .render(let shape): render(shape)
    case .renderOnSelect(let shape):
      adapter.didSelect = { [unowned self] _ in
        adapter.didSelect = nil
        render(shape)
      }
    case .renderOn(let callback, let shape):
      account.armed = (callback, { [unowned self] in renderInCallback(shape) })
    case .renderInBatch(let shape, let usesBegin): renderInBatch(shape, usesBegin)
    case .retarget, .setData, .shareAdapter, .shareTable: swap(step)
    case .reload:
      table.reloadData()
      loseFocus()
      expectSelection(atLeast: [], atMost: [], "after a reload")
    case .grow(let row, let height): grow(row, by: height)
    case .select(let row, let position): select(row, position)
    case .focus(let row): focus(row)
    case .deselect(let row):
      if let path = path(row) { table.deselectRow(at: path, animated: false) }
    case .scroll(let row, let position, let animated): scroll(to: row, position, animated)
    case .offset(let y, let animated):
      table.setContentOffset(CGPoint(x: 0, y: withinContent(y)), animated: animated)
    case .press, .grab, .move, .lift, .cancel: touch(step)
    case .fling, .wheel, .swipePad, .key, .tap, .tapAt, .swipe, .secondaryClick: input(step)
    case .edit(let isOn, let animated): table.setEditing(isOn, animated: animated)
    case .advance, .settle, .draw: pass(step)
    default: change(step)
    }
    table.layoutIfNeeded()
  }

  /// Changes a setting.
  private func change(_ step: FuzzStep) {
    switch step {
    case .resize(let width, let height):
      table.frame.size = CGSize(width: width, height: height)
    case .rotate:
      let size = screen.window.bounds.size
      screen.window.frame.size = CGSize(width: size.height, height: size.width)
    case .leaveWindow:
      table.removeFromSuperview()
      loseFocus()
    case .enterWindow: home.view.addSubview(table)
    case .inset(let top, let bottom):
      (table.contentInset.top, table.contentInset.bottom) = (top, bottom)
    case .headerView(let height): table.tableHeaderView = edgeView(height)
    case .footerView(let height): table.tableFooterView = edgeView(height)
    case .animations(let animation):
      updater.animations.deleteRows = animation
      updater.animations.insertRows = animation
      updater.animations.reloadRows = animation
      updater.animations.insertSections = animation
      updater.animations.deleteSections = animation
    case .animates(let animates): updater.isAnimationEnabled = animates
    case .followsRows(let follows): updater.keepsReadingPosition = follows
    case .limit(let count): updater.animatableChangeCount = count
    default: break
    }
  }

  /// The offset nearest to `y` that apps may choose: content stays where they put it.
  private func withinContent(_ y: CGFloat) -> CGFloat {
    let top = -table.adjustedContentInset.top
    return min(max(y, top), max(top, table.contentSize.height - table.bounds.height))
  }

  private func edgeView(_ height: Double) -> UIView? {
    height == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  private func pass(_ step: FuzzStep) {
    switch step {
    case .advance(let seconds): screen.advance(by: seconds)
    case .draw: _ = screen.display.node()
    default: rest()
    }
  }

  /// Lets time pass until nothing moves.
  func rest() {
    if !screen.settle() { account.note("never comes to rest") }
  }

  /// At rest, or if something was rendered while the table could not be updated, lets the main
  /// actor do what waits for its next turn.
  func takeTurn() async {
    // What is laid out afterwards may render, too.
    for _ in 0..<16 where isAtRest || isRenderWaiting {
      isRenderWaiting = false
      await takeTurns()
      perform(.advance(0))
      if !isRenderWaiting { break }
    }
    if isAtRest, completionCount != renderCount { await takeTurns() }
  }

  /// Lets the main actor do what waits for its next turns. How many that takes depends on how busy
  /// other threads are: tasks may come to the main actor by way of those.
  private func takeTurns() async {
    for turn in 0..<10_000 {
      await Task.yield()
      let isComplete = !isAtRest || completionCount == renderCount
      if turn >= 3, isComplete, PendingRenders.count == 0 { return }
    }
  }

  var isAtRest: Bool { finger == nil && !screen.display.needsFrame }

  /// Takes the table away as an app would, and lets go of the screen.
  func close() {
    account.armed = nil
    if finger != nil { perform(.lift) }
    table.removeFromSuperview()
    screen.close()
  }
}

// MARK: Rows

extension FuzzList {
  /// The row with a number modulo the count; nil in an empty list.
  private func path(_ number: Int) -> IndexPath? {
    let counts = adapter.data.map { $0.elements.count }
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var rest = number % total
    for (section, count) in counts.enumerated() {
      if rest < count { return IndexPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }

  private func scroll(to number: Int, _ position: UITableView.ScrollPosition, _ animated: Bool) {
    guard let path = path(number) else { return }
    let before = renderCount
    table.scrollToRow(at: path, at: position, animated: animated)
    // What the table called meanwhile may have rendered another list.
    guard renderCount == before else { return }
    let inset = table.adjustedContentInset
    let height = table.bounds.height - inset.top - inset.bottom
    guard !animated, table.bounds.width > 0, height > 40, table.window != nil else { return }
    let rect = table.rectForRow(at: path)
    if rect.height > 0, !rect.intersects(table.bounds) {
      account.note("row \(path) at \(rect) is not in \(table.bounds) after scrolling to it")
    }
  }

  private func select(_ number: Int, _ position: UITableView.ScrollPosition) {
    guard let path = path(number) else { return }
    let before = renderCount
    table.selectRow(at: path, animated: false, scrollPosition: position)
    guard renderCount == before else { return }
    if table.indexPathsForSelectedRows?.contains(path) != true {
      account.note("row \(path) is not selected after being selected")
    }
  }

  private func grow(_ number: Int, by height: Double) {
    let contents = table.visibleCells.compactMap {
      ($0 as? FuzzCell)?.renderedContent as? FuzzContent
    }
    guard !contents.isEmpty else { return }
    contents[number % contents.count].extra = height
    hasGrown = true
  }

  /// The numbers of the selected rows.
  var selectedIDs: Set<Int> {
    let paths = table.indexPathsForSelectedRows ?? []
    let rows = paths.compactMap { path -> Int? in
      guard shape.parts.indices.contains(path.section) else { return nil }
      let rows = shape.parts[path.section].rows
      return rows.indices.contains(path.row) ? rows[path.row].id : nil
    }
    if rows.count != paths.count { account.note("selected rows \(paths) do not exist") }
    return Set(rows)
  }

  /// Deletes the first row with a number, as an app does when it is told to.
  private func delete(_ id: Int) {
    guard !shape.hasDuplicates,
      let part = shape.parts.firstIndex(where: { $0.rows.contains { $0.id == id } })
    else { return }
    var next = shape
    next.parts[part].rows.removeAll { $0.id == id }
    render(next)
  }

  /// Makes the data agree with a move, which the table carries out after this.
  private func follow(_ move: RowMove) {
    let row = shape.parts[move.source.section].rows.remove(at: move.source.row)
    shape.parts[move.destination.section].rows.insert(row, at: move.destination.row)
    renderCount += 1
    renderer.render(shape.sections(account))
  }

  func render(_ next: ListShape) {
    // While a render waits, the table shows another list.
    let isOutdated = isRenderWaiting
    let (before, old) = (isOutdated ? [] : selectedIDs, shape)
    renderCount += 1
    shape = next
    renderer.render(next.sections(account))
    // What the table called meanwhile may have rendered another list.
    guard shape == next else { return loseFocus() }
    let isReload = if case .reload = updater.lastPlan { true } else { false }
    followFocus(from: old, to: next)
    guard !isOutdated, !old.hasDuplicates, !next.hasDuplicates else { return }
    let kept: Set<Int> = isReload ? [] : before.filter { old.keeps($0, in: next) }
    expectSelection(atLeast: kept, atMost: isReload ? [] : before, "after \(updater.lastPlan)")
  }

  private func renderInCallback(_ next: ListShape) {
    isRenderWaiting = true
    renderCount += 1
    shape = next
    loseFocus()
    renderer.render(next.sections(account))
  }

  private func renderInBatch(_ next: ListShape, _ usesBegin: Bool) {
    if usesBegin {
      table.beginUpdates()
      renderInCallback(next)
      table.endUpdates()
    } else {
      table.performBatchUpdates { renderInCallback(next) }
    }
  }

  /// Has someone else than the updater decide what the table or the adapter shows.
  private func swap(_ step: FuzzStep) {
    loseFocus()
    let armed = account.armed
    account.armed = nil
    switch step {
    case .retarget(let next, let offset):
      renderer.target = nil
      shape = next
      renderer.render(next.sections(account))
      table.contentOffset.y = withinContent(offset)
      table.layoutIfNeeded()
      renderer.target = table
    case .setData(let other):
      adapter.data = other.sections(account)
      renderInCallback(shape)
    case .shareAdapter(let other):
      shareAdapter(other)
      renderInCallback(shape)
    case .shareTable(let other):
      let second = Renderer(
        adapter: FuzzAdapter(account: account), updater: UITableViewUpdater<FuzzAdapter>())
      second.target = table
      second.render(other.sections(account))
      table.layoutIfNeeded()
      renderInCallback(shape)
    default: break
    }
    account.armed = armed
  }

  /// Shows a list in another table of the same adapter, and takes that away.
  private func shareAdapter(_ other: ListShape) {
    let second = Renderer(adapter: adapter, updater: UITableViewUpdater<FuzzAdapter>())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), style: setup.style)
    home.view.insertSubview(table, at: 0)
    second.target = table
    second.render(other.sections(account))
    table.layoutIfNeeded()
    self.table.layoutIfNeeded()
    table.dataSource = nil
    table.layoutIfNeeded()
    table.removeFromSuperview()
  }

  private func expectSelection(atLeast least: Set<Int>, atMost most: Set<Int>, _ when: String) {
    let selected = selectedIDs
    if !least.isSubset(of: selected) {
      account.note("rows \(least.subtracting(selected)) lost their selection \(when)")
    }
    if !selected.isSubset(of: most) {
      account.note("rows \(selected.subtracting(most)) became selected \(when)")
    }
  }
}

extension ListShape {
  /// Whether a row lives on in `next` without being reloaded.
  func keeps(_ id: Int, in next: ListShape) -> Bool {
    func find(_ shape: ListShape) -> (part: Part, row: Row)? {
      for part in shape.parts {
        if let row = part.rows.first(where: { $0.id == id }) { return (part, row) }
      }
      return nil
    }
    guard let old = find(self), let new = find(next), old.row == new.row || !old.row.reloads,
      old.part.isLazy == new.part.isLazy,
      let target = parts.first(where: { $0.id == new.part.id }), target.isKept(by: new.part),
      let source = next.parts.first(where: { $0.id == old.part.id }), old.part.isKept(by: source)
    else { return false }
    return true
  }
}
