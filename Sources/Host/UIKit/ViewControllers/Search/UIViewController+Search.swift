extension UIViewController {
  /// The search that goes on in this controller's content.
  var shownSearch: UISearchController? { presentation.presented as? UISearchController }

  /// What a search shows beside this controller's view.
  var searchContainer: UIView? {
    guard let search = shownSearch, !search.hostsBar else { return nil }
    return search.presentation.controller?.container
  }

  /// The controller over which a search in this one's content is presented: the one that defines
  /// the context, or this one.
  var searchPresenter: UIViewController {
    sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? self
  }
}
