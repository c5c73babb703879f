import Kumiko
import KumikoTesting
import UIKit

/// A list view on a headless screen of 300 × 400 points to which steps are done; subclasses say
/// which kind of list view it is.
@MainActor
class FuzzHost {
  let account: FuzzAccount
  let setup: FuzzSetup
  let view: UIScrollView
  let screen: TestStage
  let home = UIViewController()
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
  private(set) var isRenderWaiting = false

  init(_ setup: FuzzSetup, _ account: FuzzAccount, _ view: UIScrollView) {
    (self.setup, self.account, self.view) = (setup, account, view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    home.view.frame = view.frame
    home.view.addSubview(view)
    screen = TestStage(root: home, size: CGSize(width: 300, height: 400))
    account.delete = { [weak self] in self?.delete($0) }
  }

  // MARK: What depends on the kind of list view

  /// The adapter's data.
  var adapter: ListAdapter { preconditionFailure("A subclass has an adapter.") }

  /// How the updater has shown data last.
  var lastPlan: UpdatePlan { .store }

  var visibleCells: [UIView] { [] }
  /// All views of elements, in view or not.
  var elementViews: [UIView] { view.subviews }
  var selectedPaths: [IndexPath] { [] }

  /// Where content is that may scroll below what is held; empty if nothing is.
  var heldOffsets: [CGPoint] { finger == nil ? [] : [view.contentOffset] }

  /// What is wrong that is not the account's or the focus's.
  func check(_ faults: inout [String]) {}

  /// Renders sections.
  func show(_ sections: [Section]) {}

  /// Does a step that is not the same for all list views.
  func change(_ step: FuzzStep) {}

  /// Updates the list view in a batch of the app's own.
  func performBatch(_ usesBegin: Bool, _ body: () -> Void) {}

  /// Does a step and lets the list view lay out.
  func perform(_ step: FuzzStep) {
    switch step {
    case .render(let shape): render(shape)
    case .renderOn(let callback, let shape):
      account.armed = (callback, { [unowned self] in renderInCallback(shape) })
    case .renderInBatch(let shape, let usesBegin):
      performBatch(usesBegin) { renderInCallback(shape) }
    case .grow(let row, let height): grow(row, by: height)
    case .focus(let row): focus(row)
    case .offset(let y, let animated):
      view.setContentOffset(withinContent(y), animated: animated)
    case .press, .move, .slide, .lift, .cancel: touch(step)
    case .fling, .wheel, .swipePad, .key, .tap, .tapAt, .swipe, .secondaryClick: input(step)
    case .advance, .settle, .draw: pass(step)
    case .resize(let width, let height):
      view.frame.size = CGSize(width: width, height: height)
    case .rotate:
      let size = screen.window.bounds.size
      screen.window.frame.size = CGSize(width: size.height, height: size.width)
    case .leaveWindow:
      view.removeFromSuperview()
      loseFocus()
    case .enterWindow: home.view.addSubview(view)
    case .inset(let top, let bottom):
      (view.contentInset.top, view.contentInset.bottom) = (top, bottom)
    default: change(step)
    }
    view.layoutIfNeeded()
  }

  /// The offset nearest to `y` that apps may choose: content stays where they put it.
  func withinContent(_ y: CGFloat) -> CGPoint {
    let (insets, size) = (view.adjustedContentInset, view.contentSize)
    func nearest(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(value, start), max(start, end))
    }
    return CGPoint(
      x: nearest(view.contentOffset.x, -insets.left, size.width - view.bounds.width),
      y: nearest(y, -insets.top, size.height - view.bounds.height))
  }

  private func pass(_ step: FuzzStep) {
    switch step {
    case .advance(let seconds): screen.advance(by: seconds)
    case .draw: _ = screen.display.node()
    default: rest()
    }
  }

  /// Lets time pass until nothing moves. Below an item that is held near an edge content scrolls as
  /// long as there is some, which may take minutes.
  func rest() {
    for _ in 0..<100 {
      let before = heldOffsets
      if screen.settle() { return }
      if before.isEmpty || before == heldOffsets { break }
    }
    account.note("never comes to rest")
  }

  /// At rest, or if something was rendered while the list could not be updated, lets the main
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
      if turn >= 3, isComplete, PendingRenders.count == 0, NextTurn.isEmpty { return }
    }
  }

  var isAtRest: Bool { finger == nil && !screen.display.needsFrame }

  /// Takes the list view away as an app would, and lets go of the screen.
  func close() {
    account.armed = nil
    if finger != nil { perform(.lift) }
    view.removeFromSuperview()
    screen.close()
  }
}

// MARK: Rows

extension FuzzHost {
  /// The row with a number modulo the count; nil in an empty list.
  func path(_ number: Int) -> IndexPath? {
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

  private func grow(_ number: Int, by height: Double) {
    let contents = visibleCells.compactMap {
      ($0 as? any ComponentRenderable)?.renderedContent as? FuzzContent
    }
    guard !contents.isEmpty else { return }
    contents[number % contents.count].extra = height
    hasGrown = true
  }

  /// The numbers of the selected rows.
  var selectedIDs: Set<Int> {
    let paths = selectedPaths
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

  /// Makes the data agree with a move, which the list view carries out after this.
  func follow(_ move: RowMove) {
    let row = shape.parts[move.source.section].rows.remove(at: move.source.row)
    shape.parts[move.destination.section].rows.insert(row, at: move.destination.row)
    renderCount += 1
    show(shape.sections(account))
  }

  func render(_ next: ListShape) {
    // While a render waits, the list view shows another list.
    let isOutdated = isRenderWaiting
    let (before, old) = (isOutdated ? [] : selectedIDs, shape)
    renderCount += 1
    let count = renderCount
    shape = next
    show(next.sections(account))
    // What the list view called meanwhile may have rendered another list, or this one again.
    guard renderCount == count else { return loseFocus() }
    let isReload = if case .reload = lastPlan { true } else { false }
    followFocus(from: old, to: next)
    guard !isOutdated, !old.hasDuplicates, !next.hasDuplicates else { return }
    let kept: Set<Int> = isReload ? [] : before.filter { old.keeps($0, in: next) }
    expectSelection(atLeast: kept, atMost: isReload ? [] : before, "after \(lastPlan)")
  }

  func renderInCallback(_ next: ListShape) {
    isRenderWaiting = true
    renderCount += 1
    shape = next
    loseFocus()
    show(next.sections(account))
  }

  /// Takes a list as the one that is rendered, by somebody else.
  func adopt(_ next: ListShape) { shape = next }

  /// Notes that data is shown.
  func didComplete() { completionCount += 1 }

  func expectSelection(atLeast least: Set<Int>, atMost most: Set<Int>, _ when: String) {
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
