/// Decides about editing in a search bar and hears what is pressed. All members have defaults.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether characters may be replaced by what was typed or pasted; true by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The bookmark was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Cancel was pressed. Nothing else happens.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The list of results was pressed.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// The user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// What happens without an implementation.
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

extension UISearchBar {
  /// How a search bar stands out.
  public enum Style: UInt, Sendable {
    /// As suits the place.
    case `default` = 0
    /// With a background of its own.
    case prominent = 1
    /// Nothing but the field.
    case minimal = 2
  }

  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The cross that clears the text.
    case clear = 1
    /// The book.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }
}
