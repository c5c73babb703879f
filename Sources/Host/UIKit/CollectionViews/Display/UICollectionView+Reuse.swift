import ListGeometry

extension UICollectionView {
  // MARK: Looking up

  func findPath(_ cell: UICollectionViewCell) -> IndexPath? {
    cell.reuse.key?.item.flatMap { engine.elements.cellInUse(at: $0) === cell ? $0.indexPath : nil }
  }

  /// The supplementary views of a kind that are in view, by place.
  func findSupplementaryKeys(_ kind: String) -> [ElementKey] {
    engine.elements.keys { $0.kind != .supplementary(kind) }
  }

  // MARK: Dequeuing

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = engine.elements.reconfiguredCell(identifier, at: RowPath(shownPath(path))) {
      return cell
    }
    let attributes = cache.attributes(of: .cell(path))
    let dequeued = reuse.dequeue(nil, identifier, frame: attributes?.frame ?? .zero)
    guard let cell = dequeued as? UICollectionViewCell else {
      preconditionFailure("\(type(of: dequeued)) is registered for cells but is none.")
    }
    cell.setElement(.cell(path))
    if let list = cell as? UICollectionViewListCell,
      let level = (dataSource as? any OutlineDataSource)?.outlineLevel(ofItemAt: path)
    {
      list.indentationLevel = level
    }
    return adopt(cell, attributes)
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let attributes = cache.attributes(of: .supplementary(kind, path))
    return adopt(
      reuse.dequeue(kind, identifier, frame: attributes?.frame ?? .zero), attributes)
  }

  private func adopt<Element: UICollectionReusableView>(
    _ element: Element, _ attributes: UICollectionViewLayoutAttributes?
  ) -> Element {
    element.forgetAttributes()
    UIView.performWithoutAnimation { element.adopt(by: self, attributes) }
    return element
  }

  /// Has the data source configure the cells of items that have one.
  func reconfigureCells(at indexPaths: [IndexPath]) {
    let paths = indexPaths.compactMap { RowPath(shownPath($0)) }
    if engine.updates.isCollecting {
      engine.updates.reconfigureAfterBatch(paths)
    } else {
      configure(paths)
    }
  }

  /// Has the data source configure the cells of items where they are shown.
  func configure(_ paths: [RowPath]) {
    for item in paths {
      // What is out of view is made again when it is needed.
      engine.elements.ahead.discard(item)
      guard let dataSource else { continue }
      let isSame = engine.elements.reconfigure(item) {
        dataSource.collectionView(self, cellForItemAt: sourcePath(item.indexPath))
      }
      precondition(
        isSame,
        "The data source returned another cell for the reconfigured item \(item). Dequeue it with "
          + "the same identifier and index path, or reload the item.")
      engine.elements.madeView(of: .cell(item))?.invalidateFitting()
    }
    setNeedsLayout()
    engine.display.invalidatePositions()
  }
}
