/// A position without the type of its identifiers.
struct SavedPosition {
  /// The row, and those near it.
  let ids: [AnyHashable]
  let place: RowPlacement
}
