import Kumiko
import UIKit

/// Keeps account of what comes on screen and goes, and of who is alive.
@MainActor
final class FuzzAccount {
  private struct Weak { weak var view: UIView? }

  let setup: FuzzSetup
  /// The rows of menus that are open, or have yet to close: their cells are not seen.
  private(set) var lifted: [AnyHashable] = []
  /// Deletes a row as the app.
  var delete: (Int) -> Void = { _ in }
  private(set) var faults: [String] = []
  private(set) var shown: Set<ObjectIdentifier> = []
  /// The greatest number of cells that were shown at one time.
  private(set) var mostShownCells = 0
  private var shownCells = 0
  private var shownEdges = 0
  private var made: [Weak] = []
  private var known: Set<ObjectIdentifier> = []

  /// What to do when the table calls something of a kind; done once.
  var armed: (callback: FuzzCallback, action: () -> Void)?

  init(_ setup: FuzzSetup) { self.setup = setup }

  /// The table has called something.
  func called(_ callback: FuzzCallback) {
    guard let armed, armed.callback == callback else { return }
    self.armed = nil
    armed.action()
  }

  func lift(_ id: AnyHashable) { lifted.append(id) }

  func putDown(_ id: AnyHashable) {
    guard let index = lifted.firstIndex(of: id) else { return note("a menu closes twice") }
    lifted.remove(at: index)
  }

  func note(_ fault: String) { faults.append(fault) }

  /// Notes that a cell, header, footer or content comes on screen.
  func begin(_ view: UIView) {
    if !shown.insert(ObjectIdentifier(view)).inserted { note("\(type(of: view)) is shown twice") }
    if view.isEdge { shownEdges += 1 }
    guard view.isCell else { return }
    shownCells += 1
    mostShownCells = max(mostShownCells, shownCells)
  }

  func end(_ view: UIView) {
    if shown.remove(ObjectIdentifier(view)) == nil { note("\(type(of: view)) ends unshown") }
    if view.isCell { shownCells -= 1 }
    if view.isEdge { shownEdges -= 1 }
  }

  func isShown(_ view: UIView) -> Bool { shown.contains(ObjectIdentifier(view)) }

  /// Notes a cell, or a supplementary view of a collection view, that was made or reused.
  func meet(_ cell: UIView) {
    made.removeAll { $0.view == nil }
    if !made.contains(where: { $0.view === cell }) { made.append(Weak(view: cell)) }
  }

  /// How many of them are alive.
  var aliveCount: Int { made.count { $0.view != nil } }

  var shownCellCount: Int { shownCells }

  /// How many supplementary views of a collection view are shown.
  var shownEdgeCount: Int { shownEdges }
}

extension UIView {
  fileprivate var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  fileprivate var isEdge: Bool { self is UICollectionReusableView && !isCell }
}

/// An adapter that keeps account.
final class FuzzAdapter: UITableViewAdapter {
  let account: FuzzAccount
  /// The row whose menu was asked for last.
  private var asked: AnyHashable?
  private var open: [ObjectIdentifier: AnyHashable] = [:]

  init(account: FuzzAccount) {
    self.account = account
    super.init()
  }

  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: FuzzCell.self) }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    account.meet(cell)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    account.begin(cell)
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    account.end(cell)
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    account.called(.adapter)
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    account.begin(view)
    super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    account.end(view)
    super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    account.begin(view)
    super.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    account.end(view)
    super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  // MARK: Menus

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked = cellNode(at: indexPath).id
    return super.tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
    guard let asked else { return account.note("a menu opens unasked") }
    open[ObjectIdentifier(configuration)] = asked
    account.lift(asked)
  }

  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
    guard let id = open.removeValue(forKey: ObjectIdentifier(configuration)) else {
      return account.note("a menu ends that was not open")
    }
    animator?.addCompletion { [account] in account.putDown(id) }
  }
}

/// An updater that remembers how it showed data last.
final class FuzzUpdater: UITableViewUpdater<FuzzAdapter> {
  private(set) var lastPlan = UpdatePlan.store
  /// Called before everything is reloaded.
  var willReload: () -> Void = {}

  override func plan(target: UITableView, adapter: FuzzAdapter, data: [Section]) -> UpdatePlan {
    lastPlan = super.plan(target: target, adapter: adapter, data: data)
    if case .reload = lastPlan { willReload() }
    return lastPlan
  }
}
