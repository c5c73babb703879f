import CoreGraphics
import ListGeometry
import QuartzCore

/// How items are moved by a finger, an app, a drag or keys, and how the others make room.
///
/// The controller knows what is held, by whom, and where there is room; how a list shows that is
/// its own.
@MainActor
final class ReorderController<Host: ReorderHost> {
  /// What is going on besides holding.
  private enum Phase {
    case holding
    /// The data source is just being told of the move: an update is then its answer.
    case landing
    /// Something is being dropped where the gap is: an update then closes it.
    case filling
  }

  private unowned let host: Host
  private unowned let engine: ListEngine<Host>
  private var phase = Phase.holding
  /// How items make room for what is held.
  private(set) var gap: ReorderGap?
  /// The finger or the app that holds the item; nil for what is dragged.
  private(set) var holder: ItemHolder?
  /// The place that the delegate was asked about last; nil if it was not asked since an update.
  private var proposed: RowPath?
  /// The place at which there is room soon.
  private var pending: (place: RowPath, timer: FrameTimer)?

  init(_ host: Host, _ engine: ListEngine<Host>) { (self.host, self.engine) = (host, engine) }

  // MARK: Holding

  /// Lifts an item. Returns whether it can be moved.
  /// - Parameters:
  ///   - finger: Where the finger is, in the window; nil for where the item is held.
  ///   - onGivingUp: Called when the move is given up because the app changed the items.
  func begin(
    at path: RowPath, finger: CGPoint? = nil, onGivingUp: @escaping () -> Void = {}
  ) -> Bool {
    guard isLiftable(path), host.canMove(path) else { return false }
    host.itemWillBeLifted()
    // Whoever was asked and told may have changed the list.
    guard isLiftable(path), let point = host.holdPoint(of: path) else { return false }
    let finger = finger ?? host.convert(point, to: nil as UIView?)
    let place = host.convert(finger, from: nil as UIView?)
    let grip = CGVector(dx: point.x - place.x, dy: point.y - place.y)
    holder = ItemHolder(finger: finger, grip: grip, onGivingUp: onGivingUp) { [weak self] in
      self?.follow()
    }
    lift(path, at: point)
    return true
  }

  private func isLiftable(_ path: RowPath) -> Bool {
    engine.loadContentsIfNeeded()
    return gap == nil && engine.isReady && engine.contents.hasItem(path)
  }

  private func lift(_ path: RowPath, at point: CGPoint) {
    gap = ReorderGap(lifted: path, height: host.gapHeight(of: path) ?? 0, gap: path)
    proposed = path
    host.itemWasLifted(path, at: point)
  }

  /// Carries the held item to where the finger is, in the window.
  func update(finger: CGPoint) {
    holder?.move(to: finger)
    follow()
  }

  /// Carries the held item, and scrolls what lies below the finger. Called whenever content has
  /// moved there, too: other content may lie there now.
  private func follow() {
    guard let holder else { return }
    carry()
    guard self.holder === holder else { return }
    holder.scroll(host.scrollViews(below: holder.finger))
  }

  /// Shows the held item where the finger holds it, and makes room for it there.
  func carry() {
    guard let holder, phase == .holding, engine.phases.isIdle, let path = gap?.lifted else {
      return
    }
    if let height = host.gapHeight(of: path) { resizeGap(to: height) }
    let place = host.proposedPlace(of: path, heldBy: holder)
    let isNew = place != proposed
    proposed = place
    if let place, isNew {
      let target = host.targetPath(ofMoving: path, proposed: place)
      // The delegate may have ended the move, or updated the list: then it is asked anew.
      guard self.holder === holder else { return }
      if proposed == place { openGap(at: target) }
    }
    host.heldItemDidMove()
  }

  // MARK: The gap

  private func resizeGap(to height: CGFloat) {
    guard var new = gap, new.height != Double(height) else { return }
    new.height = Double(height)
    change(to: new)
  }

  /// Has the items in view make room at a place, counted without the held item.
  private func openGap(at place: RowPath?) {
    guard var new = gap, engine.phases.isIdle else { return }
    new.gap = host.gapPlace(wanted: place)
    if new != gap { change(to: new) }
  }

  private func change(to new: ReorderGap) {
    guard let old = gap else { return }
    gap = new
    host.gapDidChange(from: old)
  }

  /// Makes room at a place when it has been wanted for some time.
  private func openGap(at place: RowPath, after delay: CFTimeInterval) {
    guard place != pending?.place else { return }
    forgetPending()
    guard place != gap?.gap else { return }
    guard delay > 0 else { return openGap(at: place) }
    let timer = FrameTimers.shared.schedule(at: CACurrentMediaTime() + delay) {
      [weak self, weak host = host] in
      guard let self, let host else { return }
      withExtendedLifetime(host) { self.openPendingGap() }
    }
    pending = (place, timer)
  }

  /// Makes room without waiting any longer.
  private func openPendingGap() {
    guard let place = pending?.place else { return }
    forgetPending()
    openGap(at: place)
  }

  private func forgetPending() {
    pending?.timer.cancel()
    pending = nil
  }

  // MARK: Ending

  /// Lets the held item down where there is room, and tells the data source unless it is its place.
  func end() {
    guard phase == .holding, gap?.lifted != nil else { return }
    openPendingGap()
    guard let old = gap, let from = old.lifted else { return }
    let to = old.gap ?? from
    release()
    var isMoved = false
    if from != to {
      let isUntouched = tell(from, to)
      // An app that updates the list for itself has ended the move by that.
      guard gap != nil else { return }
      if Host.numbersHeldItems {
        guard engine.checkMove(from, to, engine.contents.counts) else { return giveUp() }
      } else {
        isMoved = isUntouched
      }
    }
    gap = nil
    if isMoved {
      host.gapDidClose(old, .overtaken)
      finishMove(from, to)
    } else {
      host.gapDidClose(old, .landed)
    }
    host.itemWasPutDown()
  }

  /// Lets the held item go back where it came from.
  /// - Parameter tellsHolder: Whether its holder does not know yet.
  func cancel(tellsHolder: Bool = false) { close(.cancelled, tellsHolder: tellsHolder) }

  /// Lets the item go back that is held or dragged, and tells its holder. Returns whether there is
  /// one.
  @discardableResult
  func cancelHeldItem() -> Bool {
    guard gap?.lifted != nil, phase == .holding else { return false }
    cancel(tellsHolder: true)
    return true
  }

  /// Gives up a move, because the items are gone or unknown.
  func giveUp() { close(.overtaken, tellsHolder: true) }

  private func close(_ end: ReorderEnd, tellsHolder: Bool) {
    guard let old = gap, phase == .holding || end == .overtaken else { return }
    let holder = holder
    release()
    gap = nil
    host.gapDidClose(old, end)
    host.itemWasPutDown()
    if tellsHolder { holder?.onGivingUp() }
  }

  private func release() {
    forgetPending()
    holder?.release()
    holder = nil
  }

  /// Has the data source move an item. Returns whether the list has not changed meanwhile.
  private func tell(_ from: RowPath, _ to: RowPath) -> Bool {
    let changes = engine.updates.changeCount
    phase = .landing
    host.moveData(from: from, to: to)
    phase = .holding
    return engine.updates.changeCount == changes
  }

  /// Moves an item whose data has been moved.
  private func finishMove(_ from: RowPath, _ to: RowPath) {
    let counts = engine.contents.counts.movingItem(from: from, to: to)
    if engine.checkMove(from, to, counts) { engine.updates.moveItem(at: from, to: to) }
  }

  /// Has items get their new cells that were reloaded while they were held. One that is typed into
  /// since then keeps its cell, which is configured anew: nobody reloads it now.
  func reloadOutdatedItems() {
    let paths = engine.elements.takeOutdatedItems()
    guard !paths.isEmpty else { return }
    let stale = paths.filter { !engine.display.refreshEdited($0) }
    if stale.count < paths.count { engine.updates.performBatch(nil, nil) }
    if !stale.isEmpty { engine.updates.reloadItems(at: stale, .none) }
  }

  // MARK: Updates

  /// How the gap is after an update; nil if there is none, or the held item is gone.
  func gap(after map: IndexPathMap, _ counts: [Int]) -> ReorderGap? {
    phase == .filling
      ? nil : gap?.carried(by: map, before: engine.contents.counts, after: counts)
  }

  /// Follows the item that is held through an update: the item is where its data is, and the gap
  /// where its neighbors are. Gives up the move of an item that is gone.
  func apply(_ newGap: ReorderGap?) {
    guard gap != nil else { return }
    switch phase {
    case .filling:
      close(.overtaken, tellsHolder: false)
    case .landing: giveUp()
    case .holding:
      guard let newGap else { return host.cancelInteractions() }
      gap = newGap
      // The delegate decides anew where the item may go: others are there.
      proposed = nil
    }
  }

  /// Follows what stands where there is room for something from elsewhere.
  func gapDidMove(to place: RowPath?) {
    if gap?.lifted == nil { gap?.gap = place }
  }
}

// MARK: By handles and keys

/// The app may let the list go whenever it is asked or told something.
extension ReorderController: ItemMoving {
  func beginMove(of path: RowPath, finger: CGPoint, onGivingUp: @escaping () -> Void) -> Bool {
    withExtendedLifetime(host) { begin(at: path, finger: finger, onGivingUp: onGivingUp) }
  }

  func continueMove(to finger: CGPoint) {
    withExtendedLifetime(host) { update(finger: finger) }
  }

  /// Lets the item down, or back if nobody sees where it is.
  func endMove() {
    guard holder != nil else { return }
    withExtendedLifetime(host) { if host.window == nil { cancel() } else { end() } }
  }

  func cancelMove() { if holder != nil { cancel() } }

  @discardableResult
  func stepItem(_ path: RowPath, isDown: Bool) -> Bool {
    withExtendedLifetime(host) { step(path, isDown: isDown) }
  }

  private func step(_ path: RowPath, isDown: Bool) -> Bool {
    guard host.movesItemsByKeys, isLiftable(path),
      let place = engine.contents.placeOneStep(from: path, isAfter: isDown),
      Host.numbersHeldItems ? begin(at: path) : host.canMove(path)
    else { return false }
    let goal = host.targetPath(ofMoving: path, proposed: place)
    guard Host.numbersHeldItems else {
      guard goal != path else { return false }
      if tell(path, goal) { finishMove(path, goal) }
      return true
    }
    openGap(at: goal)
    let isElsewhere = gap.map { $0.gap != $0.lifted } ?? false
    end()
    return isElsewhere
  }
}

// MARK: By drags

extension ReorderController: DropRoom {
  var isReady: Bool { holder == nil && engine.isReady }

  var hasGap: Bool { gap?.gap != nil }

  func prepare(for own: RowPath?) {
    if gap?.lifted != own { close() }
    guard gap == nil else { return }
    if let own {
      if let point = host.holdPoint(of: own) { lift(own, at: point) }
    } else {
      gap = ReorderGap(lifted: nil, height: host.gapHeight(of: nil) ?? 0, gap: nil)
    }
  }

  func open(for own: RowPath, proposed place: RowPath) {
    openGap(at: host.targetPath(ofMoving: own, proposed: place), after: host.gapDelay)
  }

  func show(at place: RowPath?) {
    guard let place, gap?.lifted != nil else { return openGap(at: place) }
    openGap(at: place, after: host.gapDelay)
  }

  func close() {
    forgetPending()
    if holder == nil { cancel() }
  }

  func close(around perform: () -> Void) {
    guard gap != nil, holder == nil else { return perform() }
    if Host.numbersHeldItems { close() }
    phase = .filling
    perform()
    phase = .holding
    close()
  }

  func land(_ show: (RowPath) -> Void) {
    openPendingGap()
    if let path = Host.numbersHeldItems ? gap?.gap : gap?.lifted { show(path) }
    withExtendedLifetime(host) { end() }
  }
}
