import UIKit

/// Writes down what a search bar asks and tells.
@MainActor
final class SearchLog: NSObject, UISearchBarDelegate {
  var lines: [String] = []
  var refusals: Set<String> = []

  private func ask(_ word: String) -> Bool {
    lines.append("\(word)?")
    return !refusals.contains(word)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("\(range.location),\(range.length)=\(text)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {
    lines.append("scope \(index)")
  }
}

extension UIView {
  /// The first button inside that is called `label`.
  func button(_ label: String) -> UIControl? {
    for view in subviews where !view.isHidden && view.alpha > 0 {
      if let button = view as? UIControl, button.accessibilityLabel == label { return button }
      if let found = view.button(label) { return found }
    }
    return nil
  }
}
