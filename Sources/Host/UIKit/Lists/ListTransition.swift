import ListGeometry

/// One batch of updates on its way to the screen.
struct ListTransition<Snapshot> {
  let map: IndexPathMap
  let updates: ListUpdates
  /// Where everything stood before.
  let before: Snapshot
}
