/// The views of a list by what they show: those in view, and those that are made, to be measured,
/// but not yet in view.
@MainActor
final class DisplayedViews<Key: Hashable & Comparable, View: UIView> {
  typealias Entry = (key: Key, view: View)

  /// The views in view, from first to last.
  private(set) var displayed: [Entry] = []
  /// How many views have come into view so far.
  private(set) var displayCount = 0
  /// The views that are made but not yet in view.
  private(set) var prepared: [Key: View] = [:]
  /// What is asked for again, and the view that it has.
  private var reconfigured: Entry?

  // MARK: Looking up

  /// The view in view.
  subscript(key: Key) -> View? {
    let index = firstIndex(notBefore: key)
    return holds(key, at: index) ? displayed[index].view : nil
  }

  /// The view in view, or else the one that is prepared.
  func view(at key: Key) -> View? { self[key] ?? prepared[key] }

  /// The views in view of places, nil where there is none; quickest if these are in order.
  func views<Place>(of places: [Place], key: (Place) -> Key) -> [View?] {
    var index = 0
    return places.map { place in
      let key = key(place)
      if !holds(key, at: index) { index = firstIndex(notBefore: key) }
      guard holds(key, at: index) else { return nil }
      index += 1
      return displayed[index - 1].view
    }
  }

  /// What is in view and not wanted, from first to last.
  func keys(outside isWanted: (Key) -> Bool) -> [Key] {
    displayed.compactMap { isWanted($0.key) ? nil : $0.key }
  }

  private func holds(_ key: Key, at index: Int) -> Bool {
    index < displayed.count && displayed[index].key == key
  }

  private func firstIndex(notBefore key: Key) -> Int {
    displayed.firstIndex(notBefore: key) { $0.key }
  }

  // MARK: Coming and going

  /// Keeps a view until it comes into view.
  func prepare(_ view: View, at key: Key) { prepared[key] = view }

  /// Counts a view as in view.
  func display(_ view: View, at key: Key) {
    prepared[key] = nil
    let index = firstIndex(notBefore: key)
    if holds(key, at: index) {
      displayed[index].view = view
    } else {
      displayed.insert((key, view), at: index)
    }
    displayCount += 1
  }

  /// Forgets a view in view and returns it.
  func remove(_ key: Key) -> View? {
    let index = firstIndex(notBefore: key)
    return holds(key, at: index) ? displayed.remove(at: index).view : nil
  }

  /// Forgets views that are prepared and returns them, from first to last.
  func takePrepared(where isTaken: (Key) -> Bool = { _ in true }) -> [Entry] {
    if prepared.isEmpty { return [] }
    let taken = prepared.filter { isTaken($0.key) }
    for key in taken.keys { prepared[key] = nil }
    return Self.sorted(taken)
  }

  /// Forgets the views in view and returns them, from first to last.
  func takeDisplayed() -> [Entry] {
    defer { displayed = [] }
    return displayed
  }

  private static func sorted(_ views: [Key: View]) -> [Entry] {
    views.sorted { $0.key < $1.key }.map { (key: $0.key, view: $0.value) }
  }

  /// Forgets all views.
  func reset() { (displayed, prepared) = ([], [:]) }

  // MARK: Updates

  /// Gives the views in view the places of what they show after an update.
  /// - Parameter newKey: The new place; nil for what is gone or gets another view.
  /// - Returns: The views that show nothing any more, with their old places, from first to last.
  func renumber(_ newKey: (Key) -> Key?) -> [Entry] {
    let (kept, gone) = Self.renumber(displayed, newKey)
    displayed = kept
    return gone
  }

  /// Like ``renumber(_:)`` for the views that are prepared.
  func renumberPrepared(_ newKey: (Key) -> Key?) -> [Entry] {
    if prepared.isEmpty { return [] }
    let (kept, gone) = Self.renumber(Self.sorted(prepared), newKey)
    prepared = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.view) })
    return gone
  }

  private static func renumber(
    _ views: [Entry], _ newKey: (Key) -> Key?
  ) -> (kept: [Entry], gone: [Entry]) {
    var kept: [(new: Key, old: Key, view: View)] = []
    var gone: [Entry] = []
    kept.reserveCapacity(views.count)
    var isOrdered = true
    for (old, view) in views {
      guard let new = newKey(old) else {
        gone.append((old, view))
        continue
      }
      if let last = kept.last, last.new >= new { isOrdered = false }
      kept.append((new, old, view))
    }
    if !isOrdered {
      // The first of those that come to one place stays.
      kept.sort { $0.new != $1.new ? $0.new < $1.new : $0.old < $1.old }
      for index in kept.indices.dropFirst().reversed() {
        guard kept[index].new == kept[index - 1].new else { continue }
        let surplus = kept.remove(at: index)
        gone.append((surplus.old, surplus.view))
      }
      gone.sort { $0.key < $1.key }
    }
    return (kept.map { ($0.new, $0.view) }, gone)
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
