import Kumiko
import KumikoTesting
import UIKit

/// A table to which steps are done.
final class FuzzList: FuzzHost {
  let table: UITableView
  let tableAdapter: FuzzAdapter
  let updater = FuzzUpdater()
  let renderer: Renderer<FuzzUpdater>

  init(_ setup: FuzzSetup) {
    let account = FuzzAccount(setup)
    tableAdapter = FuzzAdapter(account: account)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: setup.style)
    table.rowHeight = setup.rowHeight
    table.estimatedRowHeight = setup.estimate
    table.allowsMultipleSelection = setup.selectsMany
    renderer = Renderer(adapter: tableAdapter, updater: updater)
    super.init(setup, account, table)
    renderer.target = table
    renderer.options = ListOptions().onMove { [weak self] in self?.follow($0) }
    updater.willReload = { [weak self] in self?.loseFocus() }
    updater.completion = { [weak self] in self?.didComplete() }
  }

  override var adapter: ListAdapter { tableAdapter }
  override var lastPlan: UpdatePlan { updater.lastPlan }
  override var visibleCells: [UIView] { table.visibleCells }
  override var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  override func show(_ sections: [Section]) { renderer.render(sections) }

  override func check(_ faults: inout [String]) { checkTable(&faults) }

  override func performBatch(_ usesBegin: Bool, _ body: () -> Void) {
    guard usesBegin else { return table.performBatchUpdates { body() } }
    table.beginUpdates()
    body()
    table.endUpdates()
  }

  override func change(_ step: FuzzStep) {
    switch step {
    case .renderOnSelect(let shape):
      tableAdapter.didSelect = { [unowned self] _ in
        tableAdapter.didSelect = nil
        render(shape)
      }
    case .retarget, .setData, .shareAdapter, .shareTable: swap(step)
    case .reload:
      table.reloadData()
      loseFocus()
      expectSelection(atLeast: [], atMost: [], "after a reload")
    case .select(let row, let position): select(row, position)
    case .deselect(let row):
      if let path = path(row) { table.deselectRow(at: path, animated: false) }
    case .scroll(let row, let position, let animated): scroll(to: row, position, animated)
    case .grab: touch(step)
    case .edit(let isOn, let animated): table.setEditing(isOn, animated: animated)
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

  private func edgeView(_ height: Double) -> UIView? {
    height == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }
}

// MARK: Rows

extension FuzzList {
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

  /// Has someone else than the updater decide what the table or the adapter shows.
  private func swap(_ step: FuzzStep) {
    loseFocus()
    let armed = account.armed
    account.armed = nil
    switch step {
    case .retarget(let next, let offset):
      renderer.target = nil
      adopt(next)
      renderer.render(next.sections(account))
      table.contentOffset = withinContent(offset)
      table.layoutIfNeeded()
      renderer.target = table
    case .setData(let other):
      tableAdapter.data = other.sections(account)
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
    let second = Renderer(adapter: tableAdapter, updater: UITableViewUpdater<FuzzAdapter>())
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
}
