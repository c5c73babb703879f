import KumikoComponents
import UIKit

/// Decides what becomes of things that are held over a list, and takes in what is dropped.
@MainActor
final class RowDrops {
  private unowned let adapter: ListAdapter
  /// What would be done where the things were held last.
  private var aim: DropAim?
  /// Where rows stood before they made room, in the coordinates of the list.
  private var restingFrames: [IndexPath: CGRect] = [:]
  /// The revision of the data that these are of.
  private var restingRevision = -1
  /// How far rows stand from there, by identifier: a list whose data changes goes on making room.
  private var shifts: [AnyHashable: CGVector] = [:]
  /// Whether a row was ever shown onto which something can be dropped.
  var hasRowDestinations = false

  init(adapter: ListAdapter) { self.adapter = adapter }

  /// Whether anything could be dropped here, as the options, the sections and the rows in view are.
  var isWanted: Bool {
    hasRowDestinations || !adapter.options.drags.isEmpty
      || adapter.data.contains { !$0.drags.isEmpty }
  }

  // MARK: Held over the list

  /// Whether things may find a place here.
  func canTake(_ session: any UIDropSession) -> Bool {
    if hasRowDestinations || movableRow(in: session) != nil { return true }
    let rules = [adapter.options.drags] + adapter.data.map(\.drags)
    return rules.contains { $0.destination(for: session.items) != nil }
  }

  /// What would be done with things.
  ///
  /// - Parameters:
  ///   - path: Where rows would make room; nil away from rows.
  ///   - finger: The row under the finger, and whether it is held in its middle; nil if there is
  ///     none.
  func follow(
    _ session: any UIDropSession, between path: IndexPath?,
    finger: (path: IndexPath, isInMiddle: Bool)?
  ) -> DropAim? {
    let between = aimBetweenRows(at: path, session)
    aim = between
    let wantsRow = finger?.isInMiddle == true || between?.accepts != true
    if wantsRow, let row = finger.flatMap({ aimOntoRow(at: $0.path, session) }),
      row.accepts || between == nil
    {
      aim = row
    }
    return aim
  }

  /// Things have left the list.
  func leave() {
    aim = nil
    (restingFrames, shifts) = ([:], [:])
  }

  /// The row at a point of the list, where it stands when none makes room: rows that give way to a
  /// finger would otherwise never be held under it.
  func restingRow(
    at finger: CGPoint, in list: any FeatureList
  ) -> (path: IndexPath, frame: CGRect)? {
    if restingRevision != adapter.revision { restingFrames = [:] }
    restingRevision = adapter.revision
    let makesRoom = aim?.accepts == true && aim?.isBetweenRows == true
    if !makesRoom { shifts = [:] }
    let isNew = restingFrames.isEmpty || !makesRoom
    for path in list.visiblePaths where adapter.contains(path) {
      guard let cell = list.existingCell(at: path) else { continue }
      let (frame, id) = (cell.convert(cell.bounds, to: list), adapter.cellNode(at: path).id)
      if let resting = restingFrames[path] {
        shifts[id] = CGVector(dx: frame.minX - resting.minX, dy: frame.minY - resting.minY)
      } else if isNew {
        let shift = shifts[id] ?? .zero
        restingFrames[path] = frame.offsetBy(dx: -shift.dx, dy: -shift.dy)
      }
    }
    return restingFrames.first { $0.value.contains(finger) }.map { ($0.key, $0.value) }
  }

  private func drags(of session: any UIDropSession) -> RowDrags? {
    session.localDragSession?.localContext as? RowDrags
  }

  /// The rows of this list that are dragged.
  private func ownPaths(_ session: any UIDropSession) -> [IndexPath] {
    guard let drags = drags(of: session), drags.origin == ObjectIdentifier(adapter) else {
      return []
    }
    return drags.paths
  }

  /// The row that the handler for moves would take elsewhere: the only one that is dragged.
  private func movableRow(in session: any UIDropSession) -> IndexPath? {
    let own = ownPaths(session)
    guard own.count == 1, session.items.count == 1, adapter.canMove(own[0]) else { return nil }
    return own[0]
  }

  private func aimOntoRow(at path: IndexPath, _ session: any UIDropSession) -> DropAim? {
    guard adapter.contains(path), !ownPaths(session).contains(path) else { return nil }
    let (section, node) = (adapter.data[path.section].id, adapter.cellNode(at: path))
    let place = DropPlace(sectionID: section, rowID: node.id)
    return aim(
      .row(id: node.id, section: section), adapter.traits(at: path).drags, at: place, session)
  }

  private func aimBetweenRows(at path: IndexPath?, _ session: any UIDropSession) -> DropAim? {
    let own = ownPaths(session)
    if let row = movableRow(in: session) {
      let target = path.map { adapter.moveTarget(from: row, proposed: $0) } ?? row
      let place = adapter.dropPlace(at: target, without: own, countedWithout: true)
      return DropAim(taker: .mover, type: nil, place: place, operation: .move)
    }
    let place = adapter.dropPlace(
      at: path, without: own, countedWithout: own.count == 1 && session.items.count == 1)
    if let section = path?.section ?? adapter.data.indices.last,
      adapter.data.indices.contains(section),
      let aim = aim(
        .section(adapter.data[section].id), adapter.data[section].drags, at: place, session)
    {
      return aim
    }
    return aim(.list, adapter.options.drags, at: place, session)
  }

  private func aim(
    _ taker: DropAim.Taker, _ rules: [DragRule], at place: DropPlace,
    _ session: any UIDropSession
  ) -> DropAim? {
    guard let destination = rules.destination(for: session.items) else { return nil }
    let items = session.items.filter(destination.canTake)
    let isLocal = session.localDragSession != nil && session.allowsMoveOperation
    var operation = isLocal ? UIDropOperation.move : .copy
    if let rule = rules.rule(for: destination.type) { operation = rule.propose(items, place) }
    if operation == .move, !session.allowsMoveOperation { operation = .copy }
    return DropAim(taker: taker, type: destination.type, place: place, operation: operation)
  }

  // MARK: Dropped

  /// Takes in what was dropped, where it was held last.
  ///
  /// - Parameter fly: Called with each thing that the list shows now, and where.
  func perform(
    _ session: any UIDropSession, in list: any FeatureList,
    fly: @escaping @MainActor (UIDragItem, DropLanding) -> Void
  ) {
    guard let aim, aim.accepts else { return }
    leave()
    let drags = drags(of: session)
    guard let type = aim.type else {
      if let source = movableRow(in: session) { move(source, aim.place, in: list) }
      return land(session.items, aim, drags, fly)
    }
    guard let destination = rules(of: aim.taker)?.destination(of: type) else { return }
    let items = session.items.filter(destination.canTake)
    let moment = DropMoment()
    destination.load(items) { [weak self, weak adapter = adapter] values in
      guard let self, let adapter else { return }
      withExtendedLifetime(adapter) {
        // What comes later has no picture any more that could fly.
        guard performDrop(values, of: type, aim), !moment.isOver else { return }
        land(items, aim, drags, fly)
      }
    }
    moment.isOver = true
  }

  /// Has the newest version of who takes them take values in; returns whether it did.
  private func performDrop(_ values: [Any], of type: ObjectIdentifier, _ aim: DropAim) -> Bool {
    guard !values.isEmpty, let destination = rules(of: aim.taker)?.destination(of: type) else {
      return false
    }
    destination.take(values, aim.place)
    return true
  }

  /// What the newest version of who takes things says; nil if it is gone.
  private func rules(of taker: DropAim.Taker) -> [DragRule]? {
    switch taker {
    case .row(let id, let section):
      (adapter.indexPath(of: id, in: section) ?? adapter.indexPath(of: id))
        .map { adapter.traits(at: $0).drags }
    case .section(let id): adapter.data.first { $0.id == id }?.drags
    case .list: adapter.options.drags
    case .mover: nil
    }
  }

  private func move(_ source: IndexPath, _ place: DropPlace, in list: any FeatureList) {
    guard let target = adapter.path(of: place, without: source), target != source else { return }
    adapter.moveByDrop(source, to: target, in: list)
  }

  // MARK: Landing

  /// Says where things are now.
  private func land(
    _ items: [UIDragItem], _ aim: DropAim, _ drags: RowDrags?,
    _ fly: @MainActor (UIDragItem, DropLanding) -> Void
  ) {
    if case .row(let id, let section) = aim.taker {
      guard let path = adapter.indexPath(of: id, in: section) else { return }
      for item in items { fly(item, .into(path)) }
      return
    }
    for item in items {
      let ids = [drags?.id(of: item), item.identifierOfValue].compactMap(\.self)
      let found = ids.lazy.compactMap { [adapter] id in
        aim.place.sectionID.flatMap { adapter.indexPath(of: id, in: $0) }
          ?? adapter.indexPath(of: id)
      }
      if let path = found.first { fly(item, .at(path)) }
    }
  }
}

/// Whether the drop is over whose data is asked for.
@MainActor
private final class DropMoment {
  var isOver = false
}

/// Where a thing flies that was dropped.
enum DropLanding {
  /// To a row that stands for it now.
  case at(IndexPath)
  /// Into a row.
  case into(IndexPath)
}

extension UIDragItem {
  /// What a row that shows the thing may be known by: the value's own identifier, or the value.
  fileprivate var identifierOfValue: AnyHashable? {
    if let value = localObject as? any Identifiable { return AnyHashable(value.anyID) }
    return localObject as? AnyHashable
  }
}

extension Identifiable {
  fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

extension [DragRule] {
  /// The first destination that some of the things can be dropped on.
  @MainActor fileprivate func destination(for items: [UIDragItem]) -> DropDestination? {
    isEmpty ? nil : destinations.first { items.contains(where: $0.canTake) }
  }

  /// The destination of values of a type.
  @MainActor fileprivate func destination(of type: ObjectIdentifier) -> DropDestination? {
    destinations.first { $0.type == type }
  }
}
