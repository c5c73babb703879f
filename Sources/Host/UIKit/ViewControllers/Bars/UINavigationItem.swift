/// What a view controller says in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic
    /// Always, where the bar prefers large titles.
    case always
    case never
  }

  /// What the button back to an item says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back" where there is little room.
    case `default`
    /// "Back".
    case generic
    /// Nothing.
    case minimal
  }

  /// Called when something that is seen has changed. A bar sets it while it shows the item.
  var onChange: ((_ animated: Bool) -> Void)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item from an archive; it is empty.
  public init?(coder: NSCoder) { super.init() }

  /// The title in the middle, or large below; nil by default.
  open var title: String? { didSet { changed() } }

  /// A view in place of the title; nil by default.
  open var titleView: UIView? { didSet { changed() } }

  /// The items at the right, outermost first; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The items at the left, outermost first, in place of the back button; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The outermost item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``, fading if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets ``rightBarButtonItem``, fading if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets ``leftBarButtonItems``, fading if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    isAnimated = animated
    leftBarButtonItems = items
    isAnimated = false
  }

  /// Sets ``rightBarButtonItems``, fading if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    isAnimated = animated
    rightBarButtonItems = items
    isAnimated = false
  }

  /// What the button back to this item looks like; nil (the default) for the usual one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// What the button back to this item says; nil (the default) for ``title``.
  open var backButtonTitle: String? { didSet { changed() } }

  /// What the button back to this item says.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }

  /// Whether the back button is left out; false by default.
  open var hidesBackButton = false { didSet { changed() } }

  /// Sets ``hidesBackButton``, fading if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    isAnimated = animated
    self.hidesBackButton = hidesBackButton
    isAnimated = false
  }

  /// Whether left items stand beside the back button; false by default: they take its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// Whether the title is shown large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

  /// The bar's look with this item; nil (the default) for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The bar's look with this item over the upper edge of content; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// Runs a search whose bar stands below the titles; nil by default.
  open var searchController: UISearchController? {
    didSet {
      if oldValue !== searchController { oldValue?.item = nil }
      searchController?.item = self
      changed()
    }
  }

  /// Whether the search bar makes way as content is scrolled; true by default.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  /// The controller that the item speaks for.
  weak var owner: UIViewController?

  private var isAnimated = false

  private func changed() { onChange?(isAnimated) }

  /// What the button back to this item says; nil for nothing but an arrow.
  var backTitle: String? {
    if let item = backBarButtonItem { return item.title }
    switch backButtonDisplayMode {
    case .default: return backButtonTitle ?? title ?? "Back"
    case .generic: return "Back"
    case .minimal: return nil
    }
  }

  /// Whether a search has taken the place of the row of items.
  var isRowHidden: Bool {
    guard let searchController, searchController.isActive else { return false }
    return searchController.hidesNavigationBarDuringPresentation
  }

  /// Whether left items leave room for a back button.
  var allowsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
