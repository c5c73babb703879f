import KumikoComponents
import UIKit

/// Shows a search bar for a list, and tells what is typed into it.
@MainActor
final class ListSearch: NSObject {
  /// Where the bar stands.
  private enum Place {
    case nowhere
    case navigation(UISearchController, WeakItem)
    case top(UISearchBar)
  }

  private struct WeakItem {
    weak var item: UINavigationItem?
  }

  private unowned let adapter: ListAdapter
  private var source: SearchSource?
  private weak var list: UIScrollView?
  private var place = Place.nowhere
  /// Tells when the list comes into a window, where it may have a navigation bar.
  private var observer: WindowObserver?
  private var task: Task<Void, Never>?
  /// What the user reads in the bar, as it was told last.
  private var told: (text: String, scope: Int)?
  /// Whether the bar is being brought up to date, which is nothing that the user does.
  private var isUpdating = false
  private var dismissMode: UIScrollView.KeyboardDismissMode?

  init(adapter: ListAdapter) { self.adapter = adapter }

  isolated deinit { task?.cancel() }

  /// Takes over what a list is searched for; nil for no search.
  func apply(_ source: SearchSource?, in list: UIScrollView) {
    self.source = source
    guard let source else { return remove() }
    if self.list !== list { remove() }
    self.list = list
    if case .nowhere = place { findPlace(source.placement, in: list) }
    update()
  }

  /// The bar above the rows; nil if it stands elsewhere.
  var part: AnyComponent? {
    guard case .top(let bar) = place else { return nil }
    return AnyComponent(SearchBarPart(bar: bar))
  }

  // MARK: Places

  private func findPlace(_ placement: SearchPlacement, in list: UIScrollView) {
    if placement == .automatic {
      if let item = list.enclosingNavigationItem, item.searchController == nil {
        return putIntoNavigation(item)
      }
      guard list.window != nil else { return awaitWindow(of: list) }
    }
    observer?.removeFromSuperview()
    observer = nil
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.delegate = self
    place = .top(bar)
    didFindPlace()
  }

  private func putIntoNavigation(_ item: UINavigationItem) {
    observer?.removeFromSuperview()
    observer = nil
    let controller = UISearchController(searchResultsController: nil)
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    item.searchController = controller
    place = .navigation(controller, WeakItem(item: item))
    didFindPlace()
  }

  private func didFindPlace() {
    guard let list, list.keyboardDismissMode == .none else { return }
    dismissMode = list.keyboardDismissMode
    list.keyboardDismissMode = .onDrag
  }

  private func awaitWindow(of list: UIScrollView) {
    guard observer == nil else { return }
    observer = WindowObserver(of: list) { [weak self, weak adapter = adapter] in
      NextTurn.add { if let self, self.lacksPlace { adapter?.headerFooterDidChange() } }
    }
  }

  /// Whether the list is in a window, where a place for the bar may be found, and has none.
  private var lacksPlace: Bool {
    guard case .nowhere = place, source != nil else { return false }
    return list?.window != nil
  }

  /// Takes the bar away, unless the app has put another in its place.
  private func remove() {
    task?.cancel()
    task = nil
    observer?.removeFromSuperview()
    observer = nil
    if case .navigation(let controller, let item) = place,
      item.item?.searchController === controller
    {
      controller.isActive = false
      item.item?.searchController = nil
    }
    if let dismissMode { list?.keyboardDismissMode = dismissMode }
    (place, dismissMode, told) = (.nowhere, nil, nil)
  }

  // MARK: What is typed

  private var bar: UISearchBar? {
    switch place {
    case .nowhere: nil
    case .navigation(let controller, _): controller.searchBar
    case .top(let bar): bar
    }
  }

  /// Brings the bar up to date with what it is bound to.
  private func update() {
    guard let bar, let source else { return }
    isUpdating = true
    defer { isUpdating = false }
    let text = source.text.wrappedValue
    if (bar.text ?? "") != text { bar.text = text }
    if bar.placeholder != source.prompt { bar.placeholder = source.prompt }
    if bar.scopeButtonTitles != source.scopes?.titles {
      bar.scopeButtonTitles = source.scopes?.titles
      if case .top = place { bar.showsScopeBar = source.scopes != nil }
    }
    if let scope = source.scopes?.chosen(), bar.selectedScopeButtonIndex != scope {
      bar.selectedScopeButtonIndex = scope
    }
    told = (text, bar.selectedScopeButtonIndex)
  }

  /// The text or the scope may have changed.
  private func barDidChange() {
    guard !isUpdating, let bar, let source else { return }
    let (text, scope) = (bar.text ?? "", bar.selectedScopeButtonIndex)
    if let told, told == (text, scope) { return }
    let isOtherScope = told.map { $0.scope != scope } ?? true
    told = (text, scope)
    if source.text.wrappedValue != text { source.text.wrappedValue = text }
    if isOtherScope { source.scopes?.choose(scope) }
    guard let onSearch = source.onSearch else { return }
    task?.cancel()
    task = Task { await onSearch(text) }
  }
}

extension ListSearch: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { barDidChange() }
}

extension ListSearch: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { barDidChange() }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    barDidChange()
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(false, animated: true)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.endEditing(true) }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.endEditing(true)
    barDidChange()
  }
}

/// The bar above the rows.
private struct SearchBarPart: Component {
  let bar: UISearchBar

  func renderContent() -> UISearchBar { bar }
  func render(in content: UISearchBar) {}
}

/// Tells when a list view comes into a window.
private final class WindowObserver: ListObserver {
  private let onWindow: () -> Void

  init(of list: UIScrollView, onWindow: @escaping () -> Void) {
    self.onWindow = onWindow
    super.init(of: list)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onWindow() }
  }
}

extension UIView {
  /// The item of the navigation bar above the view controller that the view is in; nil if there is
  /// none.
  fileprivate var enclosingNavigationItem: UINavigationItem? {
    let responders = sequence(first: self as UIResponder, next: \.next)
    var controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    while let child = controller, let parent = child.parent {
      if parent is UINavigationController { return child.navigationItem }
      controller = parent
    }
    return nil
  }
}
