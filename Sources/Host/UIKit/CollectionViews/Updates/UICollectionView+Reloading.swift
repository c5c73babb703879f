extension UICollectionView: CollectionContentsHost {
  var hasDataSource: Bool { dataSource != nil }

  /// The data source's counts, and placeholders.
  func queryShownCounts() -> [Int] { placeholderItems.shownCounts(of: queryCounts()) }

  func willReload() {
    abandonMovement()
    placeholderItems.removeAll()
    dragAndDrop.dragging?.forgetRows()
    updates.discard()
    choice.reset()
    prefetcher.reset()
    scrollTarget.clear()
  }

  func contentsDidBecomeStale() {
    sectionIndex.invalidate()
    let context = currentLayout.makeContext(.everything)
    context.addEverything()
    currentLayout.invalidateLayout(with: context)
  }
}
