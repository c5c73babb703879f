import KumikoComponents

/// A selection whose identifiers somebody else keeps.
@MainActor
final class BoundSelection<ID: Hashable>: SelectionModel {
  let mode: SelectionMode
  weak var keeper: SelectionSynchronizer?
  private let ids: Bound<Set<ID>>

  init(_ ids: Bound<Set<ID>>, _ mode: SelectionMode) { (self.ids, self.mode) = (ids, mode) }

  var erasedIDs: [AnyHashable] { ids.wrappedValue.map { AnyHashable($0) } }

  func canHold(_ id: AnyHashable) -> Bool { id as? ID != nil }

  func contains(_ id: AnyHashable) -> Bool {
    (id as? ID).map { ids.wrappedValue.contains($0) } ?? false
  }

  func continues(_ other: any SelectionModel) -> Bool {
    other is BoundSelection<ID> && other.mode == mode
  }

  func insert(_ id: AnyHashable) {
    guard let id = id as? ID else { return }
    set(mode == .single ? [id] : ids.wrappedValue.union([id]))
  }

  func remove(_ gone: [AnyHashable]) {
    set(ids.wrappedValue.subtracting(gone.compactMap { $0 as? ID }))
  }

  func removeAll() { set([]) }

  private func set(_ next: Set<ID>) {
    if next != ids.wrappedValue { ids.wrappedValue = next }
  }
}
