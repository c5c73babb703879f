extension UISearchController {
  /// The controller whose content is searched.
  private var context: UIViewController? {
    if let owner = item?.owner { return owner }
    return sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first { $0 !== self }
  }

  /// The navigation controller in whose bar the search bar stands.
  var barController: UINavigationController? { item?.owner?.navigationController }

  // MARK: Beginning and end

  func beginSearch() {
    guard !presentation.isActive, let context else { return }
    delegate?.presentSearchController(self)
    guard !presentation.isActive, context.viewIfLoaded?.window != nil else { return }
    context.present(self, animated: true)
  }

  func endSearch() {
    guard isActive else { return }
    dismiss(animated: true)
  }

  /// Tells that results are to be found anew.
  private func update() {
    updateContents()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends a search whose content is taken away, without anything to be seen.
  func abandonSearch() {
    guard presentation.isActive else { return }
    changeAppearance(to: .disappeared)
    presentation.controller?.container.removeFromSuperview()
    unlinkPresentation()
    showBar(isActive: false)
  }

  // MARK: The bar

  /// Gives the bar the buttons and scopes that go with the search.
  func showBar(isActive: Bool) {
    if automaticallyShowsCancelButton { searchBar.showCancel(isActive, animated: false) }
    if automaticallyShowsScopeBar { searchBar.showScope(isActive, animated: false) }
  }

  /// Takes the bar's text and keys away at the end of the search.
  func clearBar() {
    searchBar.resignFirstResponder()
    if searchBar.text?.isEmpty == false { searchBar.text = "" }
  }

  /// Brings the bar where it stands while a search lasts, or back.
  func moveBar(isActive: Bool) {
    if let barController {
      barController.changeSearch { showBar(isActive: isActive) }
    } else {
      showBar(isActive: isActive)
      searchBar.layoutIfNeeded()
      if !hostsBar { adjustPresenter(isActive: isActive) }
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Takes the navigation bar away and scrolls to a search bar that stands in the content.
  private func adjustPresenter(isActive: Bool) {
    let navigation = presentingViewController?.navigationController
    if isActive, hidesNavigationBarDuringPresentation, navigation?.isNavigationBarHidden == false {
      hidNavigationBar = true
      navigation?.setNavigationBarHidden(true, animated: false)
    } else if !isActive, hidNavigationBar {
      hidNavigationBar = false
      navigation?.setNavigationBarHidden(false, animated: false)
    }
    let around = sequence(first: searchBar as UIView, next: \.superview)
    guard isActive, let list = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    list.superview?.layoutIfNeeded()
    list.contentOffset.y = -list.adjustedContentInset.top
    list.layoutIfNeeded()
  }

  /// Takes in a bar that stands nowhere.
  func takeBar() {
    guard searchBar.superview == nil, item == nil else { return }
    hostsBar = true
    searchBar.frame.size = CGSize(width: view.bounds.width, height: searchBar.naturalHeight)
    view.addSubview(searchBar)
  }

  /// Lets go of a bar that was taken in.
  func releaseBar() {
    guard hostsBar else { return }
    hostsBar = false
    searchBar.removeFromSuperview()
  }
}

extension UISearchController: SearchBarOwner {
  func searchBarDidBeginEditing(_ searchBar: UISearchBar) {
    beginSearch()
    update()
  }

  func searchBarTextDidChange(_ searchBar: UISearchBar) { update() }

  func searchBarScopeDidChange(_ searchBar: UISearchBar) { update() }

  func searchBarDidPressSearch(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarDidPressCancel(_ searchBar: UISearchBar) { endSearch() }

  func searchBarWasGivenCancelButton(_ searchBar: UISearchBar) {
    automaticallyShowsCancelButton = false
  }

  func searchBarWasGivenScopeBar(_ searchBar: UISearchBar) { automaticallyShowsScopeBar = false }
}
