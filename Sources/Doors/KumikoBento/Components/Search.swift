import UIKit

extension Component {
  /// A row with a search field.
  @preconcurrency @MainActor
  public final class Search: AutoRenderable {
    /// Gives the view its content.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - placeholder: What an empty field says; nothing by default.
    ///   - keyboardType: The keys; those of the look by default.
    ///   - didBeginEditing: Called when the field has got the keys.
    ///   - textDidChange: Called when the text has changed.
    ///   - showsCancelButton: Whether there is a button that cancels; false by default.
    ///   - cancelButtonClicked: Called when that is tapped.
    ///   - styleSheet: The look.
    public init(
      placeholder: String? = nil, keyboardType: UIKeyboardType = .default,
      didBeginEditing: ((UISearchBar) -> Void)? = nil,
      textDidChange: ((UISearchBar, String) -> Void)? = nil, showsCancelButton: Bool = false,
      cancelButtonClicked: ((UISearchBar) -> Void)? = nil, styleSheet: StyleSheet = StyleSheet()
    ) {
      self.styleSheet = styleSheet
      configurator = { view in
        let bar = view.searchBar
        bar.placeholder = placeholder
        if keyboardType != .default { bar.keyboardType = keyboardType }
        bar.showsCancelButton = showsCancelButton
        view.didBeginEditing = didBeginEditing
        view.textDidChange = textDidChange
        view.cancelButtonClicked = cancelButtonClicked
      }
    }

    /// The view.
    public final class View: BaseView, UISearchBarDelegate {
      let searchBar = UISearchBar()
      lazy var height = searchBar.searchTextField.heightAnchor.constraint(
        equalToConstant: 36
      ).at(999)
      var didBeginEditing: ((UISearchBar) -> Void)?
      var textDidChange: ((UISearchBar, String) -> Void)?
      var cancelButtonClicked: ((UISearchBar) -> Void)?

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        fill(layoutMarginsGuide, with: searchBar)
        height.isActive = true
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      /// Tells that the field has got the keys.
      public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        didBeginEditing?(searchBar)
      }

      /// Puts the keyboard away.
      public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.endEditing(true)
      }

      /// Tells that the text has changed.
      public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        textDidChange?(searchBar, searchText)
      }

      /// Tells that the button was tapped.
      public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        cancelButtonClicked?(searchBar)
      }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {
      /// That of the field.
      public let searchBar = SearchBarStyleSheet()

      /// Makes a look.
      public init() { super.init() }

      /// Gives a view the look.
      public override func apply(to element: View) {
        super.apply(to: element)
        searchBar.apply(to: element.searchBar)
        element.height.constant = searchBar.height
      }
    }
  }
}
