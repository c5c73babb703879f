/// The heights of a navigation bar's parts, top to bottom.
struct BarHeights: Equatable {
  var row: CGFloat = 44
  var large: CGFloat = 0
  var search: CGFloat = 0

  var whole: CGFloat { row + large + search }
}

/// What a navigation bar has room for while content is at its top, and how that makes way.
@MainActor
struct NavigationBarMetrics {
  private var full = BarHeights()
  /// Whether the search bar makes way as content is scrolled.
  private var searchGives = false

  init(of item: UINavigationItem?, hasLargeTitle: Bool) {
    let isRowHidden = item?.isRowHidden == true
    full.row = isRowHidden ? 0 : UINavigationBar.rowHeight
    full.large = hasLargeTitle && !isRowHidden ? UINavigationBar.largeRoom : 0
    guard let search = item?.searchController else { return }
    full.search = search.searchBar.naturalHeight(isInBar: true)
    searchGives = item?.hidesSearchBarWhenScrolling == true && !search.isActive
  }

  private var givingSearch: CGFloat { searchGives ? full.search : 0 }

  /// How much of the bar makes way.
  var giving: CGFloat { full.large + givingSearch }

  /// The heights when the content was pushed up by a distance: first the search bar makes way, then
  /// the large title, which grows when content is pulled down.
  func heights(at distance: CGFloat) -> BarHeights {
    var heights = full
    let pushed = max(0, distance)
    heights.search -= min(pushed, givingSearch)
    heights.large = max(0, full.large - max(0, pushed - givingSearch))
    if full.large > 0, distance < 0 { heights.large -= distance }
    return heights
  }

  /// Where content had better come to rest that would do so at `distance`; nil if it may stay.
  func stop(near distance: CGFloat) -> CGFloat? {
    guard distance > 0, distance < giving else { return nil }
    return [0, givingSearch, giving].min { abs($0 - distance) < abs($1 - distance) }
  }
}
