import CoreGraphics
import ListGeometry
import QuartzCore

extension UICollectionView: ReorderHost {
  static var numbersHeldItems: Bool { true }

  // MARK: Who decides

  func canMove(_ path: RowPath) -> Bool {
    guard placeholders.placeholder(at: path) == nil, let dataSource else { return false }
    return dataSource.collectionView(
      self, canMoveItemAt: placeholders.dataPath(path).indexPath)
  }

  var movesItemsByKeys: Bool { true }

  func targetPath(ofMoving path: RowPath, proposed place: RowPath) -> RowPath {
    let current = heldItem ?? path
    let wanted =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path.indexPath,
        atCurrentIndexPath: current.indexPath, toProposedIndexPath: place.indexPath)
      ?? place.indexPath
    guard let target = RowPath(wanted), engine.contents.hasSection(target.section) else {
      return current
    }
    return engine.contents.nearestPlace(to: target, without: current)
  }

  func moveData(from path: RowPath, to newPath: RowPath) {
    let source = movement?.source ?? path
    // The data source is told as if all items stood where they are shown.
    movement = nil
    dataSource?.collectionView(
      self, moveItemAt: source.indexPath, to: placeholders.dataPath(newPath).indexPath)
  }

  // MARK: The item that is held

  /// Holds the item at a point in the content, for the app that has lifted it.
  func hold(at point: CGPoint) {
    guard movement != nil, point.x.isFinite, point.y.isFinite else { return }
    reordering.update(finger: convert(point, to: nil as UIView?))
  }

  func holdPoint(of path: RowPath) -> CGPoint? { seenCenter(of: path) }

  func itemWillBeLifted() { choice.cancelTouch() }

  func itemWasLifted(_ path: RowPath, at point: CGPoint) {
    movement = InteractiveMovement(
      source: placeholders.dataPath(path), sourceCounts: engine.contents.counts, position: point)
    invalidateForMovement(to: path, from: path)
    cellForItem(at: path.indexPath)?.setNeedsUpdateConfiguration()
  }

  func proposedPlace(of path: RowPath, heldBy holder: ItemHolder) -> RowPath? {
    guard let moving = movement, let current = heldItem else { return nil }
    movement?.position = holder.point(in: self)
    movement?.previousPosition = moving.position
    return place(of: current, at: holder.point(in: self))
  }

  /// Where the layout wants an item that is held at a point; nil for where it is.
  private func place(of current: RowPath, at point: CGPoint) -> RowPath? {
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: current.indexPath, withPosition: point)
    return proposed == current.indexPath ? nil : RowPath(proposed)
  }

  func heldItemDidMove() {
    guard movement?.previousPosition != nil, let current = heldItem else { return }
    invalidateForMovement(to: current, from: current)
  }

  func scrollViews(below finger: CGPoint) -> [UIScrollView] {
    let place = convert(finger, from: nil as UIView?)
    return [self, currentLayout.scrollRegions?.scrollView(at: place)].compactMap { $0 }
  }

  // MARK: Room

  /// None: the layout has room for each item.
  func gapHeight(of path: RowPath?) -> CGFloat? { 0 }

  var gapDelay: CFTimeInterval { reorderingCadence.delay }

  /// A place of what is shown; what is held stays where it is rather than nowhere.
  func gapPlace(wanted place: RowPath?) -> RowPath? {
    guard let heldItem else { return place.flatMap { engine.contents.hasItem($0) ? $0 : nil } }
    return place.map { engine.contents.nearestPlace(to: $0, without: heldItem) } ?? heldItem
  }

  func gapDidChange(from old: ReorderGap) {
    guard let new = reordering.gap, new.gap != old.gap else { return }
    guard let from = old.gap, let to = new.gap, new.lifted != nil else {
      return dropGap.open(at: new.gap)
    }
    guard let map = Self.map(engine.contents.counts, from, to) else { return }
    let transition = ElementTransition(
      before: cache.attributesAroundView(), engine.elements.displayed, map)
    renumber(map, movingItem: from, to: to)
    invalidateForMovement(to: to, from: from)
    animate(transition, .movement, [])
  }

  /// Shows the item that is held at another place, without telling the data source.
  private func renumber(_ map: IndexPathMap, movingItem from: RowPath, to: RowPath) {
    choice.apply(map)
    placeholderItems.apply(map)
    engine.renumber(map, engine.contents.counts.movingItem(from: from, to: to)) { _ in
      .out(.automatic)
    }
    if let moving = movement, let original = reordering.gap?.lifted {
      movement?.map = to == original ? nil : Self.map(moving.sourceCounts, original, to)
    }
  }

  private static func map(_ before: [Int], _ from: RowPath, _ to: RowPath) -> IndexPathMap? {
    var operations = ListOperations()
    operations.rows.moves = [Move(from: from, to: to)]
    return try? IndexPathMap(
      operations, before: before, after: before.movingItem(from: from, to: to),
      wording: .collection)
  }

  private func invalidateForMovement(to target: RowPath, from previous: RowPath) {
    guard let moving = movement else { return }
    movement?.previousPosition = nil
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [target.indexPath], withTargetPosition: moving.position,
      previousIndexPaths: [previous.indexPath],
      previousPosition: moving.previousPosition ?? moving.position)
    if target != previous { context.addCounts() }
    currentLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  // MARK: Ends

  func gapDidClose(_ old: ReorderGap, _ end: ReorderEnd) {
    guard let original = old.lifted else {
      return end == .overtaken ? dropGap.forget() : dropGap.open(at: nil)
    }
    let current = old.gap ?? original
    if end == .cancelled, current != original,
      let map = Self.map(engine.contents.counts, current, original)
    {
      renumber(map, movingItem: current, to: original)
    }
    movement = nil
    switch end {
    case .landed: finishMovement(to: current, from: original, isCancelled: false)
    case .cancelled: finishMovement(to: original, from: current, isCancelled: true)
    case .overtaken: break
    }
  }

  /// Puts the item down where it is.
  private func finishMovement(to final: RowPath, from previous: RowPath, isCancelled: Bool) {
    let before = isCancelled ? [:] : cache.attributesAroundView()
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final.indexPath], previousIndexPaths: [previous.indexPath],
      movementCancelled: isCancelled)
    if final != previous { context.addCounts() }
    currentLayout.invalidateLayout(with: context)
    cellForItem(at: final.indexPath)?.setNeedsUpdateConfiguration()
    guard engine.isReady else { return }
    engine.elements.departing.beginBatch()
    animate(ElementTransition(before: before, engine.elements.displayed), .movement, [])
    setNeedsLayout()
  }

  func itemWasPutDown() {}
}

extension UICollectionViewLayout {
  /// Where an item belongs that is held at a position.
  func movementTarget(_ path: IndexPath, _ position: CGPoint) -> IndexPath {
    owner?.indexPathForItem(near: position, otherThan: path) ?? path
  }
}
