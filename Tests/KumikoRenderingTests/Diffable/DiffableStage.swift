import Kumiko
import KumikoTesting
import UIKit

/// A table that a diffable data source leads.
@MainActor
final class DiffableTableStage: ListStage {
  let base: TableStage
  let updater = UITableViewDiffableUpdater<UITableViewAdapter>()
  let renderer: Renderer<UITableViewDiffableUpdater<UITableViewAdapter>>
  private(set) var completionCount = 0

  init(
    style: UITableView.Style = .plain, size: CGSize = CGSize(width: 390, height: 844),
    adapter: UITableViewAdapter = UITableViewAdapter()
  ) {
    base = TableStage(style: style, size: size, adapter: adapter)
    base.renderer.target = nil
    renderer = Renderer(adapter: base.adapter, updater: updater)
    renderer.target = base.table
    updater.completion = { [weak self] in self?.completionCount += 1 }
  }

  var table: UITableView { base.table }
  var screen: TestStage { base.screen }
  var shown: [String] { base.shown }
  var expected: [String] { base.expected }

  func render(_ sections: [Section]) {
    renderer.render(sections)
    table.layoutIfNeeded()
  }
}

/// A collection view that a diffable data source leads.
@MainActor
final class DiffableCollectionStage: ListStage {
  let base: CollectionStage
  let updater = UICollectionViewDiffableUpdater<UICollectionViewAdapter>()
  let renderer: Renderer<UICollectionViewDiffableUpdater<UICollectionViewAdapter>>
  private(set) var completionCount = 0

  init(
    _ layout: UICollectionViewLayout = CollectionStage.rows,
    size: CGSize = CGSize(width: 390, height: 844)
  ) {
    base = CollectionStage(layout, size: size)
    base.renderer.target = nil
    renderer = Renderer(adapter: base.adapter, updater: updater)
    renderer.target = base.list
    updater.completion = { [weak self] in self?.completionCount += 1 }
  }

  var list: UICollectionView { base.list }
  var screen: TestStage { base.screen }
  var shown: [String] { base.shown }
  var expected: [String] { base.expected }

  func render(_ sections: [Section]) {
    renderer.render(sections)
    list.layoutIfNeeded()
  }
}
