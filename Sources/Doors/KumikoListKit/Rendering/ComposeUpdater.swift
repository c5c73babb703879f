import KumikoComponents
import KumikoRendering
import UIKit

/// How renders reach a collection view: as the language's, with the layout of each render, and with
/// the delegate that there is.
final class ComposeUpdater: UICollectionViewUpdater<ComposeAdapter> {
  /// Whether a batch has had sections asked for anew.
  private var didPerformBatch = false

  override init() {
    super.init()
    animatableChangeCount = .max
  }

  override func prepare(target: UICollectionView, adapter: ComposeAdapter) {
    adapter.install(in: target)
    super.prepare(target: target, adapter: adapter)
    target.delegate = adapter.delegate ?? adapter
  }

  override func performDifferentialUpdates(
    target: UICollectionView, adapter: ComposeAdapter, stagedChangeset: StagedDataChangeset
  ) {
    didPerformBatch = true
    defer { didPerformBatch = false }
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset)
  }

  /// Renders what can be seen; where the data are the same, sections may have another layout.
  override func renderVisibleComponents(in target: UICollectionView, adapter: ComposeAdapter) {
    if !didPerformBatch {
      let relayout = { target.performBatch({}, completion: {}) }
      if isAnimationEnabled { relayout() } else { UIView.performWithoutAnimation(relayout) }
    }
    super.renderVisibleComponents(in: target, adapter: adapter)
  }
}

/// How renders reach a collection view that asks a plain data source: it is reloaded.
final class PlainUpdater: UICollectionViewReloadDataUpdater<ComposeAdapter> {
  /// What the collection view asks, in place of the adapter.
  weak var dataSource: PlainDataSource?

  override func prepare(target: UICollectionView, adapter: ComposeAdapter) {
    adapter.install(in: target)
    super.prepare(target: target, adapter: adapter)
    target.dataSource = dataSource
    target.delegate = adapter.delegate ?? adapter
  }
}
