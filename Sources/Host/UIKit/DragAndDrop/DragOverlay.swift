import QuartzCore

/// Hears that what was lifted is put back without having been dragged.
@MainActor
protocol DragLiftFollower: AnyObject {
  func liftWasGivenUp()
  /// Where something dragged comes from and returns to, in the window; nil for where it was.
  func home(of item: UIDragItem) -> CGRect?
}

/// Carries what is dragged: shows it under the finger, finds the places it comes over, scrolls near
/// edges, and drops it or brings it back.
@MainActor
final class DragOverlay {
  /// How far the finger moves before what it lifted is dragged, in points.
  private static let slack: CGFloat = 4

  let session: DragSession
  let drop: DropSession
  /// The window keeps the drag.
  private weak var window: UIWindow?
  private let start: CGPoint
  private var platters: [DragPlatter] = []
  private var target: UIDropInteraction?
  private var proposal = UIDropOperation.cancel
  private var visited: [UIDropInteraction] = []
  private var refused: [UIDropInteraction] = []
  private lazy var scrollers = AutoScrollerGroup { [weak self] in self?.update() }
  private let springs = SpringLoader()
  private(set) var isMoving = false

  /// Lifts `items` below a finger.
  init(_ session: DragSession, in window: UIWindow) {
    (self.session, self.window) = (session, window)
    start = session.finger
    drop = DropSession(of: session)
    if PopoverView.front(of: window) == nil { showPlatters() }
    window.drag = self
  }

  private func showPlatters() {
    for item in session.items where !platters.contains(where: { $0.item === item }) {
      addPlatter(for: item)
    }
  }

  /// Takes all pictures away: a context menu shows what was lifted, until the finger moves.
  func yield() {
    for platter in platters { platter.view.removeFromSuperview() }
    platters = []
  }

  /// Takes the picture of a thing off the screen and returns where it was, in the window.
  func takePlatter(of item: UIDragItem) -> CGRect? {
    guard let index = platters.firstIndex(where: { $0.item === item }) else { return nil }
    let view = platters.remove(at: index).view
    defer { view.removeFromSuperview() }
    return view.frame
  }

  private func addPlatter(for item: UIDragItem) {
    guard let source = session.source, let view = source.view, let window else { return }
    let wanted = source.delegate?.dragInteraction(
      source, previewForLifting: item, session: session)
    let preview = wanted ?? UITargetedDragPreview(view: view)
    let frame = preview.target.frame(of: preview.size, in: window) ?? .null
    guard !frame.isNull else { return }
    let own = item.previewProvider?()
    let platter =
      own.map { DragPlatter(item, $0, home: frame, finger: session.finger, in: window) }
      ?? DragPlatter(item, preview, at: frame, finger: session.finger)
    if let last = platters.last {
      window.insertSubview(platter.view, belowSubview: last.view)
    } else {
      window.addSubview(platter.view)
    }
    platters.append(platter)
    platter.lift(inWidth: window.bounds.width)
    platters.first?.showCount(session.items.count)
  }

  // MARK: Moving

  /// Takes in where the finger is, in the window.
  func move(to finger: CGPoint) {
    guard isMoving || finger.distance(to: start) > Self.slack else { return }
    session.finger = finger
    if !isMoving { begin() }
    for (depth, platter) in platters.enumerated() { platter.follow(finger, depth: depth) }
    tellSource { $0.dragInteraction($1, sessionDidMove: session) }
    update()
    scroll()
  }

  private func begin() {
    isMoving = true
    if let window { PopoverView.front(of: window)?.close() }
    showPlatters()
    session.askForRights()
    tellSource { $0.dragInteraction($1, sessionWillBegin: session) }
  }

  /// Adds what a tap with another finger touched.
  func add(_ items: [UIDragItem]) {
    session.add(items)
    showPlatters()
    update()
  }

  /// Tells the place under the finger, and the one that the finger left.
  private func update() {
    let found = interaction(at: session.finger)
    if found !== target {
      if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: drop) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: drop)
      }
    }
    let wanted = found.flatMap { found in
      found.delegate?.dropInteraction(found, sessionDidUpdate: drop).operation
    }
    proposal = wanted ?? .cancel
    if let window { springs.follow(session, in: window) }
  }

  private func interaction(at finger: CGPoint) -> UIDropInteraction? {
    guard let hit = window?.hitTest(finger, with: nil) else { return nil }
    for view in sequence(first: hit, next: \.superview) {
      for case let interaction as UIDropInteraction in view.interactions
      where isInterested(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    if visited.contains(where: { $0 === interaction }) { return true }
    if refused.contains(where: { $0 === interaction }) { return false }
    let isInterested =
      interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    if !isInterested { refused.append(interaction) }
    return isInterested
  }

  /// Scrolls what is under the finger when that is near an edge: along each axis the innermost view
  /// that can.
  private func scroll() {
    let hit = window?.hitTest(session.finger, with: nil)
    let all = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    let views = all.compactMap { $0 as? UIScrollView }
    let vertical = views.first(where: \.canDragVertically)
    let horizontal = views.first(where: \.canDragHorizontally)
    scrollers.follow(
      session.finger,
      over: (vertical === horizontal ? [vertical] : [vertical, horizontal]).compactMap { $0 })
  }

  // MARK: Ends

  /// The finger has been lifted: drops what it held if the place below takes it.
  func end() {
    stopFollowing()
    guard isMoving, let target, proposal == .copy || proposal == .move else { return cancel() }
    tellSource { $0.dragInteraction($1, session: session, willEndWith: proposal) }
    target.delegate?.dropInteraction(target, performDrop: drop)
    let (operation, finger) = (proposal, session.finger)
    finish { [self] in
      for platter in platters {
        let goal = window.flatMap {
          drop.goal(of: platter.item, size: platter.view.bounds.size, in: $0)
        }
        platter.land(at: goal, finger: finger, drop.parameters[ObjectIdentifier(platter.item)])
      }
      drop.animator.animate()
    } completion: { [self] in
      drop.animator.complete()
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      tellEnd(operation)
    }
  }

  private func stopFollowing() {
    scrollers.stop()
    springs.leave()
  }

  /// Brings everything back.
  func cancel() {
    stopFollowing()
    guard let window, window.drag === self else { return }
    if isMoving {
      tellSource { $0.dragInteraction($1, session: session, willEndWith: .cancel) }
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
    }
    finish { [self] in
      let list = session.source?.delegate as? any DragLiftFollower
      for platter in platters { platter.goHome(to: list?.home(of: platter.item)) }
    } completion: { [self] in
      if isMoving {
        tellEnd(.cancel)
      } else {
        (session.source?.delegate as? any DragLiftFollower)?.liftWasGivenUp()
      }
    }
  }

  private func finish(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    window?.drag = nil
    UIView.animate(withDuration: 0.3, animations: animations) { [self] _ in
      for platter in platters { platter.view.removeFromSuperview() }
      completion()
    }
  }

  private func tellEnd(_ operation: UIDropOperation) {
    for place in visited { place.delegate?.dropInteraction(place, sessionDidEnd: drop) }
    tellSource { $0.dragInteraction($1, session: session, didEndWith: operation) }
  }

  private func tellSource(_ event: (any UIDragInteractionDelegate, UIDragInteraction) -> Void) {
    if let source = session.source, let delegate = source.delegate { event(delegate, source) }
  }
}
