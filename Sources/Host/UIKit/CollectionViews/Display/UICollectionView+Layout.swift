import ListGeometry
import QuartzCore

extension UICollectionView {
  /// How often one layout may begin anew because what it asked changed the contents.
  private static var layoutPasses: Int { 8 }

  /// How often views are measured in one layout before it leaves them as they are.
  private static var measuringPasses: Int { 12 }

  /// Brings views in line with what is in view. When nothing changed this only compares.
  func layOutElements() {
    guard phases.isIdle, !updates.isCollecting, !views.isArranging else { return }
    views.firstResponder.releaseIfUnused()
    if cache.updateTraits() { views.forgetSizes() }
    for pass in 0..<Self.layoutPasses {
      contents.loadIfNeeded()
      let isDone = phases.withPhase(.filling) { layOutVisibleElements() }
      if isDone { break }
      if pass == Self.layoutPasses - 1 { setNeedsLayout() }
    }
    // Its item may have gone while others were asked for.
    views.firstResponder.releaseIfUnused()
    placeBackground()
    sectionIndex.update()
    prefetcher.update()
    selection.recoverFocus()
    ahead.update()
  }

  private func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Shows what is in view once the layout and the sizes of views agree.
  private func layOutVisibleElements() {
    if contents.needsReload {
      ahead.drop()
      views.endDisplayingAll()
      contents.didReload()
    }
    if phases.isInterrupted { return }
    let old = cache.takeAnimatedBounds()
    var wanted: [UICollectionViewLayoutAttributes] = []
    for pass in 0...Self.measuringPasses {
      cache.prepareIfNeeded()
      if pass == 0, let old { currentLayout.prepare(forAnimatedBoundsChange: old) }
      guard cache.isInvalid || !views.isPlaced(for: cache.version, bounds) else { break }
      currentLayout.scrollRegions?.layOut()
      wanted = shownElements(in: bounds)
      views.prepare(wanted, measures: pass < Self.measuringPasses)
      if phases.isInterrupted { return }
      if cache.isInvalid, pass < Self.measuringPasses { continue }
      if pass == Self.measuringPasses { reportUnsettledSizes() }
      views.display(
        currentLayout.willShow(wanted), version: cache.version, bounds, changesBounds: old != nil)
      if phases.isInterrupted { return }
      if !cache.isInvalid, views.isPlaced(for: cache.version, bounds) { break }
    }
    if old != nil { currentLayout.finalizeAnimatedBoundsChange() }
  }

  /// What is in view, in order: what the layout has there, and the item that is held.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = cache.elements(in: rect)
    guard let lifted = movement?.attributes(in: self) else { return found }
    var shown = OrderedElements(found)
    shown[lifted.values.key] = lifted
    return shown.list
  }

  /// A region of the layout was scrolled.
  func regionDidScroll() {
    views.invalidatePlacement()
    setNeedsLayout()
  }

  private func reportUnsettledSizes() {
    guard cache.isInvalid else { return }
    Diagnostics.report(
      "UICollectionView: cells and \(type(of: currentLayout)) do not agree on sizes; the last ones "
        + "were kept. Do not let a cell prefer another size each time.")
  }

}

extension UICollectionView: ElementViewsHost {
  func showState(of cell: UICollectionViewCell) { choice.apply(cell) }

  func viewWillDepart(_ view: UICollectionReusableView) { swiping.viewWillDisappear(view) }

  func viewWillLeave(_ view: UICollectionReusableView) { choice.cellWillLeave(view) }

  func viewDidLeave(_ view: UICollectionReusableView) { swiping.end(with: view) }

  // MARK: Making views

  /// Has the data source or the layout make the view of an element.
  func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    switch key.category {
    case .cell: return makeCell(at: key.path)
    case .supplementaryView: return makeSupplementary(key.kind.name ?? "", at: key.path)
    case .decorationView: return makeDecoration(key.kind.name ?? "", attributes)
    }
  }

  private func makeCell(at path: IndexPath) -> UICollectionReusableView {
    guard let dataSource else {
      preconditionFailure(
        "UICollectionView has items but no data source; set dataSource, then call reloadData().")
    }
    if let placeholder = RowPath(path).flatMap(placeholders.placeholder) {
      return placeholders.makeCell(placeholder, at: path)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: sourcePath(path))
    precondition(
      cell.reuseIdentifier != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    return cell
  }

  private func makeSupplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view, view.reuseIdentifier != nil else {
      preconditionFailure(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(path)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
    }
    return view
  }

  private func makeDecoration(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    for layout in currentLayout.decorationSources {
      if let nib = layout.decorationNibs[kind] {
        return views.reuse.dequeueDecoration(kind, of: nib, frame: attributes.frame)
      }
      if let viewClass = layout.decorationClasses[kind] {
        return views.reuse.dequeueDecoration(kind, of: viewClass, frame: attributes.frame)
      }
    }
    preconditionFailure(
      "could not dequeue a decoration view of kind: \(kind) - must register a class or nib for "
        + "the kind with \(type(of: currentLayout))")
  }

  // MARK: Telling

  func notifyWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind.name ?? "", at: key.path)
    case .decorationView: break
    }
  }

  func notifyDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind.name ?? "",
        at: key.path)
    case .decorationView: break
    }
  }
}

extension UICollectionView: FirstResponderCellHost {
  func endInteractions(with cell: UICollectionViewCell) {
    choice.cellWillLeave(cell)
    swiping.end(with: cell)
  }

  func notifyDidEndDisplaying(_ cell: UICollectionViewCell, at path: RowPath) {
    views.notifyEnd(cell, .cell(path))
  }

  func restore(_ cell: UICollectionViewCell, at path: RowPath) { choice.apply(cell) }

  func takeAway(_ cell: UICollectionViewCell) { views.takeAway(cell) }

  func enqueueForReuse(_ cell: UICollectionViewCell) { views.recycle(cell, .cell) }
}

extension UICollectionView: FirstResponderCellOwner {
  var hasFirstResponderCell: Bool { views.firstResponder.cell != nil }
}

extension UICollectionView: PhaseHost {
  /// Does what the data source and the delegate wanted while they were asked.
  func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase) {
    if requests.reloads { contents.reload() }
    for batch in requests.batches {
      views.firstResponder.endEditing(ofBatch: batch)
      views.departing.finish(batch: batch)
    }
    requests.completions.forEach { $0(true) }
    setNeedsLayout()
  }
}
