import ListGeometry

/// Who decides about the reordering of items.
@MainActor
protocol ReorderDelegate: AnyObject {
  /// Whether the data source lets the user move an item.
  func canMove(_ path: RowPath) -> Bool

  /// Where the delegate wants an item that is proposed to go to `place`, counted without it.
  func targetPath(ofMoving path: RowPath, proposed place: RowPath) -> RowPath

  /// Has the data source move an item.
  func moveData(from path: RowPath, to newPath: RowPath)
}

/// What the reordering of items asks of a list.
@MainActor
protocol ReorderHost: ReorderDelegate, ListEngineHost {
  /// The extent of an item along the list.
  func length(of path: RowPath) -> CGFloat?

  /// Where a finger holds an item of this length.
  func carriedFrame(finger: CGPoint, grip: CGFloat, length: CGFloat) -> CGRect

  /// The place nearest to a carried cell, counted without its item.
  func proposedPlace(at frame: CGRect, without lifted: RowPath) -> RowPath?

  /// Gives what is neither a cell nor a supplementary view its place after the gap has moved.
  func gapDidMove()

  /// Has cells take over what the list decides: one that was lifted or put down, or all.
  func updateAppearance(of path: RowPath?)

  /// Called before an item is lifted.
  func itemWillBeLifted()

  /// Puts a view where elements of its kind stand before and behind each other.
  func insert(_ view: View, _ key: ElementKey)
}

/// How items are moved by a finger or by keys, and how their neighbors make room.
@MainActor
final class ReorderController<Host: ReorderHost> {
  private unowned let host: Host
  private unowned let engine: ListEngine<Host>
  private let contents: ListContents
  private let display: ListDisplay<Host>
  private let elements: ListElements<Host>
  private let updates: UpdateCoordinator
  /// The cell that a finger carries.
  private(set) var lifted: LiftedCell<Host.Cell>?
  /// How items make room for what is carried.
  private(set) var gap: ReorderGap?
  /// The finger in the window.
  private var finger = CGPoint.zero
  /// The place that the delegate was asked about last; nil if it was not asked since an update.
  private var proposed: RowPath?
  /// Whether the data source is just being told of the move: an update is then its answer.
  private var isLanding = false
  /// Whether something is being dropped where the gap is: an update then closes it.
  private var isFilling = false

  init(_ host: Host, _ engine: ListEngine<Host>) {
    (self.host, self.engine, contents, updates) = (host, engine, engine.contents, engine.updates)
    (display, elements) = (engine.display, engine.elements)
  }

  // MARK: By a finger

  /// Lifts an item in view. Returns whether it can be moved.
  /// - Parameters:
  ///   - finger: Where the finger is, in the window.
  ///   - onGivingUp: Called when the move is given up because the app changed the items.
  func begin(at path: RowPath, finger: CGPoint, onGivingUp: @escaping () -> Void) -> Bool {
    guard lifted == nil, gap == nil, let cell = elements[path], let length = host.length(of: path),
      host.canMove(path)
    else { return false }
    host.itemWillBeLifted()
    host.animator.stop()
    host.animator.bounceBack()
    (self.finger, proposed, isLanding) = (finger, path, false)
    let lifted = LiftedCell(cell, in: host, finger: finger, onGivingUp: onGivingUp)
    self.lifted = lifted
    gap = ReorderGap(lifted: path, height: length, gap: path)
    host.updateAppearance(of: path)
    lifted.lift(in: host)
    return true
  }

  /// Carries the lifted item to where the finger is, in the window.
  func update(finger: CGPoint) {
    guard let lifted else { return }
    self.finger = finger
    carry()
    lifted.scroller.follow(finger)
  }

  /// Puts the lifted item where the finger holds it, and makes room for it there. Called for each
  /// layout, too: content may have moved below the finger.
  func carry() {
    guard let lifted, let path = gap?.lifted, host.window != nil,
      let length = host.length(of: path)
    else { return }
    if length != gap?.height {
      gap?.height = length
      animateGap()
    }
    let frame = host.carriedFrame(finger: finger, grip: lifted.grip, length: length)
    UIView.performWithoutAnimation { lifted.position(at: frame) }
    propose(host.proposedPlace(at: frame, without: path), for: lifted)
  }

  private func propose(_ place: RowPath?, for carried: LiftedCell<Host.Cell>) {
    guard let path = gap?.lifted, let place, place != proposed else { return }
    proposed = place
    let target = host.targetPath(ofMoving: path, proposed: place)
    guard lifted === carried else { return }
    openGap(at: target)
  }

  /// Puts the cell where the finger holds it, in the animation of an update.
  func placeLiftedCell() {
    guard let lifted else { return }
    let length = lifted.cell.frame.height
    lifted.position(at: host.carriedFrame(finger: finger, grip: lifted.grip, length: length))
  }

  // MARK: The gap

  /// Takes an item that is dragged out of the list, leaving a gap.
  func lift(_ path: RowPath) {
    guard gap == nil, let length = host.length(of: path) else { return }
    gap = ReorderGap(lifted: path, height: length, gap: path)
    elements[path]?.layer.isHidden = true
    host.updateAppearance(of: nil)
  }

  /// Gets ready for a gap for something that comes from elsewhere.
  func prepareGap(length: CGFloat) {
    if gap == nil { gap = ReorderGap(lifted: nil, height: length, gap: nil) }
  }

  /// Has the items in view make room at a place, counted without the lifted item.
  func openGap(at place: RowPath?) {
    guard gap != nil, gap?.gap != place else { return }
    gap?.gap = place
    animateGap()
  }

  /// Closes the gap and shows the item that was taken out.
  func closeGap(animated: Bool = true) {
    guard let old = gap, lifted == nil else { return }
    gap = nil
    if let path = old.lifted { elements[path]?.layer.isHidden = false }
    host.listLayout.invalidate()
    host.setNeedsLayout()
    if animated { animateGap() }
  }

  /// Closes the gap together with the update that a drop makes: what has made room goes from where
  /// it is to where the update has it.
  func closeGap(filledBy perform: () -> Void) {
    guard gap != nil, lifted == nil else { return perform() }
    if let path = gap?.lifted { elements[path]?.layer.isHidden = false }
    isFilling = true
    perform()
    isFilling = false
    closeGap()
  }

  /// Leads items and supplementary views to where the gap shows them.
  func animateGap() {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      display.position()
      host.gapDidMove()
    }
    host.setNeedsLayout()
  }

  // MARK: Ending

  /// Lets the lifted item down where the gap is, and tells the data source unless it is its place.
  func end() {
    guard let lifted, let gap else { return }
    guard host.window != nil else { return cancel() }
    if let from = gap.lifted, let to = gap.gap, from != to {
      isLanding = true
      host.moveData(from: from, to: to)
      // An app that updates the list for itself has ended the move by that.
      guard self.lifted === lifted else { return }
      forget()
      finishMove(from, to)
    } else {
      forget()
      animateGap()
    }
    endLift(lifted)
  }

  /// Lets the lifted item down where it came from, as when its touch is taken away.
  func cancel() {
    guard let lifted else { return }
    forget()
    animateGap()
    endLift(lifted)
  }

  /// Gives up a move, because the items are gone or unknown.
  func giveUp() {
    guard let lifted else { return closeGap(animated: false) }
    forget()
    endLift(lifted)
    lifted.onGivingUp()
  }

  private func forget() {
    lifted?.scroller.stop()
    let path = gap?.lifted
    (lifted, gap, isLanding) = (nil, nil, false)
    if let path { host.updateAppearance(of: path) }
    host.listLayout.invalidate()
    host.setNeedsLayout()
  }

  /// Puts the cell among the others again when it has arrived.
  private func endLift(_ lifted: LiftedCell<Host.Cell>) {
    lifted.animateDrop { [weak self, cell = lifted.cell] in
      guard let self, cell.superview === host, let path = cell.itemPath else { return }
      if self.lifted?.cell !== cell, let view = cell as? Host.View {
        host.insert(view, .cell(path))
      }
      reloadOutdatedItems()
    }
  }

  /// Has items get their new cells that were reloaded while they were carried. One that is typed
  /// into since then keeps its cell, which is configured anew: nobody reloads it now.
  func reloadOutdatedItems() {
    let paths = elements.takeOutdatedItems()
    guard !paths.isEmpty else { return }
    let stale = paths.filter { !display.refreshEdited($0) }
    if stale.count < paths.count { updates.performBatch(nil, nil) }
    if !stale.isEmpty { updates.reloadItems(at: stale, .none) }
  }

  /// Moves an item whose data has been moved.
  func finishMove(_ from: RowPath, _ to: RowPath) {
    guard engine.hasDataMoved(from, to, contents.counts.movingItem(from: from, to: to)) else {
      return
    }
    updates.moveItem(at: from, to: to)
  }

  // MARK: Updates

  /// How the gap is after an update; nil if there is none, or the lifted item is gone.
  func gap(after map: IndexPathMap, _ counts: [Int]) -> ReorderGap? {
    isFilling ? nil : gap?.carried(by: map, before: contents.counts, after: counts)
  }

  /// Follows the item that is carried through an update: the item is where its data is, and the gap
  /// where its neighbors are. Gives up the move of an item that is gone.
  func apply(_ newGap: ReorderGap?) {
    guard gap != nil else { return }
    if isFilling {
      gap = nil
      return host.listLayout.invalidate()
    }
    guard let newGap, !isLanding else { return host.cancelInteractions() }
    gap = newGap
    // The delegate decides anew where the item may go: others are there.
    proposed = nil
  }

  // MARK: By keys

  /// Moves an item by one place forward or back, into the next section at the end of its own, where
  /// a finger could move it, too. Returns whether it went anywhere.
  func step(_ path: RowPath, isAfter: Bool) -> Bool {
    guard lifted == nil, !updates.isCollecting, host.canMove(path),
      let place = contents.placeOneStep(from: path, isAfter: isAfter)
    else { return false }
    let goal = host.targetPath(ofMoving: path, proposed: place)
    guard goal != path else { return false }
    move(path, to: goal)
    return true
  }

  /// Has the data source move an item, and then the list unless the app has changed it itself.
  private func move(_ path: RowPath, to goal: RowPath) {
    let changes = updates.changeCount
    host.moveData(from: path, to: goal)
    if updates.changeCount == changes { finishMove(path, goal) }
  }
}
