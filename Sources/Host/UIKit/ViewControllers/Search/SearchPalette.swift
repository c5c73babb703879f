/// The room for a search bar at the lower end of a navigation bar.
@MainActor
final class SearchPalette: UIView, SearchBarHolder {
  private(set) weak var searchBar: UISearchBar?
  private weak var bar: UINavigationBar?

  /// The margins of the search bar at the sides, with what the safe area takes of them.
  var margins = UIEdgeInsets.zero {
    didSet { if margins != oldValue { searchBar?.marginsInBar = margins } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("palettes are not archived") }

  /// Shows the search bar of an item, if it has one.
  func setNavigationItem(_ item: UINavigationItem?, of bar: UINavigationBar) {
    self.bar = bar
    let new = item?.searchController?.searchBar
    if let old = searchBar, old !== new, old.superview === self {
      old.removeFromSuperview()
      old.stand(.alone)
    }
    searchBar = new
    guard let new else { return }
    new.stand(
      .inBar(isOnTop: item?.isRowHidden == true), margins: bar.contentMargins)
    if new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  func searchBarDidResize() { bar?.parts.onResize?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    searchBar?.frame = bounds
    searchBar?.layoutIfNeeded()
  }
}

extension UINavigationBar {
  /// Shows the row of items, or the search in its place.
  func showRow() {
    let isHidden = topItem?.isRowHidden == true
    parts.itemView?.alpha = isHidden ? 0 : 1
    parts.palette.setNavigationItem(topItem, of: self)
  }
}
