/// Where a row should stand when a list has been scrolled to it.
public enum RowPosition: Hashable, Sendable {
  /// At the top of what can be seen.
  case top
  /// In the middle.
  case middle
  /// At the bottom.
  case bottom
  /// Wherever it is seen whole with the least scrolling.
  case none
}
