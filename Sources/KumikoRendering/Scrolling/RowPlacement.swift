/// Where a row stands in a list.
struct RowPlacement: Codable, Hashable, Sendable {
  /// An end of the list.
  enum End: String, Codable, Sendable {
    case start, end
  }

  /// The end at which the list rests; nil for neither.
  var end: End?
  /// How the identifier of the section reads.
  var section: String
  var sectionIndex: Int
  var item: Int
  /// From where content begins to be seen to where the row begins, in points.
  var distance: Double
  /// The length of the row in points: where it is another one, a row that is cut off begins to be
  /// seen after the same part of it.
  var length: Double
  /// Whether the row stands in a part of the list that scrolls by itself.
  var isInRegion: Bool
}
