import Foundation

/// A data source that knows which items belong below others.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// The item's level, 0 for items that are below no other; nil if no section had a
  /// snapshot yet.
  func outlineLevel(ofItemAt indexPath: IndexPath) -> Int?
  /// Whether the items below an item are shown.
  func isOutlineExpanded(at indexPath: IndexPath) -> Bool
  /// Shows the items below an item, or hides them, as the user wants.
  func toggleOutline(at indexPath: IndexPath)
}
