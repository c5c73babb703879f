/// The views of a list by what they show: those in view, and those that are made, to be measured,
/// but not yet in view.
@MainActor
final class DisplayedViews<Key: Hashable & Comparable, View: UIView> {
  /// The views in view.
  private(set) var displayed: [Key: View] = [:]
  /// How many views have come into view so far.
  private(set) var displayCount = 0
  /// The views that are made but not yet in view.
  private(set) var prepared: [Key: View] = [:]
  /// What is asked for again, and the view that it has.
  private var reconfigured: (key: Key, view: View)?

  // MARK: Looking up

  /// The view in view.
  subscript(key: Key) -> View? { displayed[key] }

  /// The view in view, or else the one that is prepared.
  func view(at key: Key) -> View? { displayed[key] ?? prepared[key] }

  /// What is in view and not wanted, from first to last.
  func keys(outside isWanted: (Key) -> Bool) -> [Key] {
    displayed.keys.filter { !isWanted($0) }.sorted()
  }

  // MARK: Coming and going

  /// Keeps a view until it comes into view.
  func prepare(_ view: View, at key: Key) { prepared[key] = view }

  /// Counts a view as in view.
  func display(_ view: View, at key: Key) {
    prepared[key] = nil
    displayed[key] = view
    displayCount += 1
  }

  /// Forgets a view in view and returns it.
  func remove(_ key: Key) -> View? { displayed.removeValue(forKey: key) }

  /// Forgets views that are prepared and returns them, from first to last.
  func takePrepared(where isTaken: (Key) -> Bool = { _ in true }) -> [(key: Key, view: View)] {
    let taken = prepared.filter { isTaken($0.key) }
    for key in taken.keys { prepared[key] = nil }
    return Self.sorted(taken)
  }

  /// Forgets the views in view and returns them, from first to last.
  func takeDisplayed() -> [(key: Key, view: View)] {
    defer { displayed.removeAll(keepingCapacity: true) }
    return Self.sorted(displayed)
  }

  private static func sorted(_ views: [Key: View]) -> [(key: Key, view: View)] {
    views.sorted { $0.key < $1.key }.map { (key: $0.key, view: $0.value) }
  }

  /// Forgets all views.
  func reset() { (displayed, prepared) = ([:], [:]) }

  // MARK: Updates

  /// Gives the views in view the places of what they show after an update.
  /// - Parameter newKey: The new place; nil for what is gone or gets another view.
  /// - Returns: The views that show nothing any more, with their old places, from first to last.
  func renumber(_ newKey: (Key) -> Key?) -> [(key: Key, view: View)] {
    let (kept, gone) = Self.renumber(displayed, newKey)
    displayed = kept
    return gone
  }

  /// Like ``renumber(_:)`` for the views that are prepared.
  func renumberPrepared(_ newKey: (Key) -> Key?) -> [(key: Key, view: View)] {
    let (kept, gone) = Self.renumber(prepared, newKey)
    prepared = kept
    return gone
  }

  private static func renumber(
    _ views: [Key: View], _ newKey: (Key) -> Key?
  ) -> (kept: [Key: View], gone: [(key: Key, view: View)]) {
    let moves = views.map { (old: $0, new: newKey($0), view: $1) }
    if moves.allSatisfy({ $0.new == $0.old }) { return (views, []) }
    var (kept, gone): ([Key: View], [(key: Key, view: View)]) = ([:], [])
    kept.reserveCapacity(views.count)
    // The first of those that come to one place stays. Mostly none do, and no order is needed.
    let targets = moves.compactMap(\.new)
    let isOrdered = Set(targets).count < targets.count
    for (old, new, view) in isOrdered ? moves.sorted(by: { $0.old < $1.old }) : moves {
      if let new, kept[new] == nil { kept[new] = view } else { gone += [(old, view)] }
    }
    return (kept, gone.sorted { $0.key < $1.key })
  }

  // MARK: Reconfiguring

  /// Has the data source dequeue and configure the very view that there is.
  /// - Parameter configure: Asks the data source for the view.
  /// - Returns: Whether the data source returned that view.
  func reconfigure(_ key: Key, _ view: View, _ configure: () -> View) -> Bool {
    reconfigured = (key, view)
    let answer = configure()
    reconfigured = nil
    return answer === view
  }

  /// The view that is being configured again at a place.
  func reconfiguredView(at key: Key?) -> View? {
    reconfigured.flatMap { $0.key == key ? $0.view : nil }
  }
}
