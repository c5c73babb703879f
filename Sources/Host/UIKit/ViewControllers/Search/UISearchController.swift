import QuartzCore

/// Runs a search: begins it when its bar is touched, shows results over the content, and ends it.
///
/// Give it to a `navigationItem`, or put its ``searchBar`` into a table's header.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private var showsResults = false

  /// The item of a navigation bar that the search belongs to.
  weak var item: UINavigationItem?

  /// Whether ``searchBar`` stands in the controller's own view, since it stood nowhere.
  var hostsBar = false

  /// Whether a navigation bar was taken away for the search.
  var hidNavigationBar = false

  /// Makes a controller. Without `searchResultsController` what is found is shown in the content
  /// itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.parts.owner = self
  }

  /// Makes a controller that shows what is found in the content itself.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.parts.owner = self
  }

  /// Makes a controller from an archive, as ``init(nibName:bundle:)`` does.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    searchBar.parts.owner = self
  }

  /// Shows what was found; nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Hears when the search begins and ends; nil by default.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Where to type what is searched for.
  open private(set) var searchBar = UISearchBar()

  /// What shows the results over the content; nil if the content itself does.
  open var searchResultsController: UIViewController? { results }

  /// Whether a search is going on. Setting it begins or ends one, animated.
  open var isActive: Bool {
    get { presentation.isActive && !isBeingDismissed }
    set { newValue ? beginSearch() : endSearch() }
  }

  /// Whether the content is dimmed, and cannot be touched, until results show; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateContents() } }

  /// Whether the navigation bar makes way during the search; true by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the bar has a cancel button just during the search; true by default, and false once
  /// the bar's own property was set.
  open var automaticallyShowsCancelButton = true

  /// Whether the bar offers its scopes just during the search; true by default, and false once the
  /// bar's own property was set.
  open var automaticallyShowsScopeBar = true

  /// Whether results show just while there is text; true by default.
  open var automaticallyShowsSearchResultsController = true { didSet { updateContents() } }

  /// Whether results show. Setting it ends ``automaticallyShowsSearchResultsController``.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : showsResults }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  private var hasText: Bool { searchBar.text?.isEmpty == false }

  // MARK: View

  open override func loadView() { view = SearchControllerView(of: self) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results, let view = view as? SearchControllerView else { return }
    addChild(results)
    view.insertResults(results.view)
    results.didMove(toParent: self)
    updateContents()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateContents()
  }

  /// Shows results, or dims the content, or neither.
  func updateContents() {
    guard let view = viewIfLoaded as? SearchControllerView else { return }
    let showsResults = results != nil && showsSearchResultsController
    view.update(showsResults: showsResults, isDimmed: obscuresBackgroundDuringPresentation)
  }

  // MARK: Seams

  override func makePresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: presenting)
  }
}
