import CoreGraphics
import ListGeometry

extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    engine.loadContentsIfNeeded()
    guard movement == nil, engine.isReady, let path = RowPath(indexPath),
      engine.contents.hasItem(path), placeholders.placeholder(at: path) == nil, let dataSource,
      dataSource.collectionView(
        self, canMoveItemAt: placeholders.dataPath(path).indexPath),
      let center = seenCenter(of: path)
    else { return false }
    beginMovement(of: path, from: center, isDragged: false)
    return true
  }

  /// Lifts an item that can be moved.
  func beginMovement(of path: RowPath, from center: CGPoint, isDragged: Bool) {
    choice.cancelTouch()
    movement = InteractiveMovement(
      original: path, source: placeholders.dataPath(path), isDragged: isDragged,
      sourceCounts: engine.contents.counts, path: path, position: center)
    invalidateForMovement([path.indexPath], from: [path.indexPath], previous: center)
    cellForItem(at: path.indexPath)?.setNeedsUpdateConfiguration()
  }

  func updateMovement(_ position: CGPoint) {
    guard var moving = movement, engine.phases.isIdle, position.x.isFinite, position.y.isFinite
    else {
      return
    }
    let (previous, current) = (moving.position, moving.path)
    moving.position = position
    movement = moving
    let target = movementTarget(of: moving)
    guard movement != nil, target != current else {
      return invalidateForMovement(
        [current.indexPath], from: [current.indexPath], previous: previous)
    }
    moveMovement(to: target, previous: previous)
  }

  /// Shows the item that is held at another place.
  func moveMovement(to target: RowPath, previous: CGPoint? = nil) {
    guard let moving = movement, engine.phases.isIdle, target != moving.path else { return }
    let transition = moveTentatively(to: target)
    invalidateForMovement(
      [target.indexPath], from: [moving.path.indexPath], previous: previous ?? moving.position)
    animate(transition, .movement, [])
    setNeedsLayout()
  }

  /// Where layout and delegate want the item that is held.
  private func movementTarget(of moving: InteractiveMovement) -> RowPath {
    let current = moving.path.indexPath
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: moving.position)
    return proposed == current ? moving.path : wantedTarget(of: moving, proposed: proposed)
  }

  /// Where the delegate wants the item that is held at a place.
  func wantedTarget(of moving: InteractiveMovement, proposed: IndexPath) -> RowPath {
    let current = moving.path.indexPath
    let wanted =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original.indexPath,
        atCurrentIndexPath: current, toProposedIndexPath: proposed) ?? proposed
    guard let path = RowPath(wanted), engine.contents.hasSection(path.section) else {
      return moving.path
    }
    return engine.contents.nearestPlace(to: path, without: moving.path)
  }

  private func invalidateForMovement(
    _ targets: [IndexPath], from previousPaths: [IndexPath], previous: CGPoint
  ) {
    guard let moving = movement else { return }
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: targets, withTargetPosition: moving.position,
      previousIndexPaths: previousPaths, previousPosition: previous)
    if targets != previousPaths { context.addCounts() }
    currentLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Shows the item that is moved at another place, without telling the data source.
  private func moveTentatively(to target: RowPath) -> ElementTransition {
    let before = cache.attributesAroundView()
    guard var moving = movement, let map = Self.map(engine.contents.counts, moving.path, target)
    else {
      return ElementTransition(before: before, [])
    }
    let transition = ElementTransition(before: before, engine.elements.displayed, map)
    choice.apply(map)
    placeholderItems.apply(map)
    engine.renumber(map, engine.contents.counts.movingItem(from: moving.path, to: target)) { _ in
      .out(.automatic)
    }
    moving.path = target
    moving.map =
      target == moving.original ? nil : Self.map(moving.sourceCounts, moving.original, target)
    movement = moving
    return transition
  }

  private static func map(_ before: [Int], _ from: RowPath, _ to: RowPath) -> IndexPathMap? {
    var operations = ListOperations()
    operations.rows.moves = [Move(from: from, to: to)]
    return try? IndexPathMap(
      operations, before: before, after: before.movingItem(from: from, to: to),
      wording: .collection)
  }

  // MARK: Ends

  func endMovement() {
    guard let moving = movement else { return }
    releaseHandle()
    let before = cache.attributesAroundView()
    movement = nil
    if moving.path != moving.original {
      dataSource?.collectionView(
        self, moveItemAt: moving.source.indexPath,
        to: placeholders.dataPath(moving.path).indexPath)
      guard engine.hasDataMoved(moving.original, moving.path, engine.contents.counts) else {
        return
      }
    }
    finishMovement(
      before, final: moving.path, previous: moving.original, isCancelled: false)
  }

  func cancelMovement() {
    guard let moving = movement else { return }
    giveUpHandle()
    if moving.path != moving.original { _ = moveTentatively(to: moving.original) }
    movement = nil
    finishMovement([:], final: moving.original, previous: moving.path, isCancelled: true)
  }

  /// Puts the item down where it is.
  private func finishMovement(
    _ before: [ElementKey: UICollectionViewLayoutAttributes], final: RowPath, previous: RowPath,
    isCancelled: Bool
  ) {
    let context = currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final.indexPath], previousIndexPaths: [previous.indexPath],
      movementCancelled: isCancelled)
    if final != previous { context.addCounts() }
    currentLayout.invalidateLayout(with: context)
    (cellForItem(at: final.indexPath))?.setNeedsUpdateConfiguration()
    guard engine.isReady else { return }
    engine.elements.departing.beginBatch()
    animate(ElementTransition(before: before, engine.elements.displayed), .movement, [])
    setNeedsLayout()
  }

  /// Gives a movement up because everything is asked for anew.
  func abandonMovement() {
    movement = nil
    giveUpHandle()
  }
}

extension UICollectionViewLayout {
  /// Where an item belongs that is held at a position.
  func movementTarget(_ path: IndexPath, _ position: CGPoint) -> IndexPath {
    owner?.indexPathForItem(near: position, otherThan: path) ?? path
  }
}
