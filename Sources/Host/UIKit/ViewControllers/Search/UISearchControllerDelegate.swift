/// Shows what was found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar begins to be edited, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends. All members have defaults.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called first when a search begins: the place to present the controller in another way. It is
  /// presented as usual if it was not presented here.
  func presentSearchController(_ searchController: UISearchController)

  /// Called before the search begins to be seen.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called once the search is seen.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before the search goes.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called once the search is gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing: the controller is presented as usual.
  public func presentSearchController(_ searchController: UISearchController) {}

  public func willPresentSearchController(_ searchController: UISearchController) {}

  public func didPresentSearchController(_ searchController: UISearchController) {}

  public func willDismissSearchController(_ searchController: UISearchController) {}

  public func didDismissSearchController(_ searchController: UISearchController) {}
}
