import KumikoComponents
import UIKit

/// Where the bar of a searchable list stands.
public enum SearchPlacement: Hashable, Sendable {
  /// In the navigation bar, if the list's view controller stands in one that has no search yet;
  /// else above the rows.
  case automatic
  /// Above the rows, with which it scrolls.
  case top
}

/// What a list is searched for.
@MainActor
struct SearchSource {
  var text: Bound<String>
  var scopes: SearchScopes?
  var prompt: String?
  var placement: SearchPlacement
  var onSearch: (@MainActor (String) async -> Void)?
}

/// Where a list is searched.
@MainActor
struct SearchScopes {
  var titles: [String]
  /// The number of the scope that is chosen; nil if it is not among them.
  var chosen: @MainActor () -> Int?
  var choose: @MainActor (Int) -> Void
}

extension ListOptions {
  /// These options with a search bar, in the navigation bar or above the rows.
  ///
  /// ```swift
  /// ListOptions().searchable(text: $query, prompt: "Search mail") { query in
  ///   await inbox.search(query)
  /// }
  /// ```
  ///
  /// The bar writes each change into `text`, and shows it when it is set otherwise. What is typed
  /// stays through renders. Dragging the list puts the keyboard away; the button that cancels
  /// empties the text. Tokens are not spoken of: use a `UISearchController` of your own for them.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - prompt: What the empty bar says; nothing by default.
  ///   - placement: Where the bar stands; in the navigation bar if there is one by default.
  ///   - onSearch: Finds something with each change of text or scope; nil by default. The latest
  ///     wins: what was under way is canceled before.
  public func searchable(
    text: some BoundConvertible<String>, prompt: String? = nil,
    placement: SearchPlacement = .automatic,
    onSearch: (@MainActor (String) async -> Void)? = nil
  ) -> ListOptions {
    settingSearch(
      SearchSource(
        text: text.bound, prompt: prompt, placement: placement, onSearch: onSearch))
  }

  /// These options with a search bar and a choice of where to search below it.
  ///
  /// ```swift
  /// ListOptions().searchable(
  ///   text: $query, scope: $mailbox, scopes: Mailbox.allCases, scopeTitle: \.name)
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - scope: Where.
  ///   - scopes: All scopes, in their order.
  ///   - scopeTitle: What stands for a scope.
  ///   - prompt: What the empty bar says; nothing by default.
  ///   - placement: Where the bar stands; in the navigation bar if there is one by default.
  public func searchable<Scope: Equatable>(
    text: some BoundConvertible<String>, scope: some BoundConvertible<Scope>, scopes: [Scope],
    scopeTitle: (Scope) -> String, prompt: String? = nil,
    placement: SearchPlacement = .automatic
  ) -> ListOptions {
    let bound = scope.bound
    let choice = SearchScopes(
      titles: scopes.map(scopeTitle), chosen: { scopes.firstIndex(of: bound.wrappedValue) },
      choose: { if scopes.indices.contains($0) { bound.wrappedValue = scopes[$0] } })
    return settingSearch(
      SearchSource(text: text.bound, scopes: choice, prompt: prompt, placement: placement))
  }

  /// These options, with a search bar that finds something with each change of text or scope.
  ///
  /// - Parameter action: What to do with the text. The latest wins: what was under way is canceled
  ///   before.
  public func onSearch(_ action: @escaping @MainActor (String) async -> Void) -> ListOptions {
    var copy = self
    copy.search?.onSearch = action
    return copy
  }

  private func settingSearch(_ search: SearchSource) -> ListOptions {
    var copy = self
    copy.search = search
    return copy
  }
}
