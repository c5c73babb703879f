import ListGeometry

/// How items make room while one is held, or while something from elsewhere is held over them.
struct ReorderGap: Equatable {
  /// The item that is held, where it was; nil when what is held comes from elsewhere.
  var lifted: RowPath?
  /// The height of the gap and, when a row of a table is held, of that row.
  var height: Double
  /// Where the gap is, counted without the held item: where the item would be; nil for no gap.
  var gap: RowPath?
}
