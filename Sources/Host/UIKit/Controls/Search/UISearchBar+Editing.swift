extension UISearchBar {
  func textWasChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    parts.owner?.searchBarTextDidChange(self)
    guard parts.relay.beginsAfterClearing else { return }
    parts.relay.beginsAfterClearing = false
    becomeFirstResponder()
  }

  func editingDidBegin() {
    delegate?.searchBarTextDidBeginEditing(self)
    parts.owner?.searchBarDidBeginEditing(self)
  }

  func searchPressed() {
    delegate?.searchBarSearchButtonClicked(self)
    parts.owner?.searchBarDidPressSearch(self)
  }

  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    parts.owner?.searchBarDidPressCancel(self)
  }

  func accessoryPressed() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }
}

/// Hands on what a search bar's field asks and tells.
@MainActor
final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  /// Whether editing begins once the text is cleared, since the cross was pressed outside of it.
  var beginsAfterClearing = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { bar?.editingDidBegin() }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    beginsAfterClearing = !textField.isEditing
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar?.searchPressed()
    return true
  }
}
