import KumikoComponents
import UIKit

/// A row with a search bar.
///
/// ```swift
/// SearchRow(placeholder: "Movies", text: query) { query = $0 }
/// ```
public struct SearchRow: Component, HeightCustomizing {
  /// What stands in an empty field.
  public var placeholder: String
  /// The text; nil leaves the field's text as it is.
  public var text: String?
  /// Which keyboard comes up.
  public var keyboardType: UIKeyboardType
  /// Whether there is a button that cancels.
  public var showsCancelButton: Bool
  /// Called when the field has got the keys. See ``onBeginEditing(_:)``.
  public var didBeginEditing: (@MainActor () -> Void)?
  /// Called when the button that cancels is tapped. See ``onCancel(_:)``.
  public var didCancel: (@MainActor () -> Void)?
  /// Called with every new text.
  public var didChange: (@MainActor (String) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - placeholder: What stands in an empty field; "Search" by default.
  ///   - text: The text; nil leaves the field's text as it is. Nil by default.
  ///   - keyboardType: Which keyboard comes up; `.default` by default.
  ///   - showsCancelButton: Whether there is a button that cancels; false by default.
  ///   - didChange: Called with every new text; nil by default.
  public init(
    placeholder: String = "Search", text: String? = nil, keyboardType: UIKeyboardType = .default,
    showsCancelButton: Bool = false, didChange: (@MainActor (String) -> Void)? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.keyboardType = keyboardType
    self.showsCancelButton = showsCancelButton
    self.didChange = didChange
  }

  /// This row with a closure that is called when the field has got the keys, rather than the one
  /// that it had.
  public func onBeginEditing(_ action: @escaping @MainActor () -> Void) -> SearchRow {
    var copy = self
    copy.didBeginEditing = action
    return copy
  }

  /// This row with a closure that is called when the button that cancels is tapped, rather than the
  /// one that it had.
  public func onCancel(_ action: @escaping @MainActor () -> Void) -> SearchRow {
    var copy = self
    copy.didCancel = action
    return copy
  }

  /// Shows the row.
  public func render(in view: SearchRowView) {
    let bar = view.searchBar
    if bar.placeholder != placeholder { bar.placeholder = placeholder }
    view.showText(of: self)
    bar.searchTextField.keyboardType = keyboardType
    if bar.showsCancelButton != showsCancelButton { bar.showsCancelButton = showsCancelButton }
  }

  /// Takes over the handlers.
  public func setBehaviors(in view: SearchRowView) { view.row = self }

  /// The height of the row: that of a search bar.
  public func height(in context: HeightContext) -> CGFloat? { SearchRowView.height }
}

extension SearchRow: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.isSelectable = false
    traits.look.separator = .hidden
  }
}

/// What a ``SearchRow`` is drawn in.
public final class SearchRowView: UIView, UISearchBarDelegate {
  static let height: CGFloat = 56

  /// The search bar.
  public let searchBar = UISearchBar()
  fileprivate var row: SearchRow?
  /// The row whose text the bar has; nil at first, and when that has left the list.
  private weak var shownRow: RowStorage?

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(searchBar)
    NSLayoutConstraint.activate([
      searchBar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      searchBar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      searchBar.topAnchor.constraint(equalTo: topAnchor),
      searchBar.bottomAnchor.constraint(equalTo: bottomAnchor),
      searchBar.heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Shows what was typed into the row, or else what the component says.
  fileprivate func showText(of input: SearchRow) {
    let storage = rowStorage
    // A bar that comes from another row must not bring that one's text.
    let isOtherRow = storage != nil && storage !== shownRow
    shownRow = storage
    let text = typedText(over: input.text) ?? (isOtherRow ? "" : nil)
    if let text, searchBar.text != text { searchBar.text = text }
  }

  /// Tells that the field has got the keys.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { row?.didBeginEditing?() }

  /// Tells of the new text.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    keepTyped(searchText, over: row?.text)
    row?.didChange?(searchText)
  }

  /// Closes the keyboard.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  /// Closes the keyboard and tells that the search was canceled.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    row?.didCancel?()
  }
}
