import QuartzCore

/// Manages a search while it lasts: the bar, what lies around it, and who hears of it.
@MainActor
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var presentationStyle: UIModalPresentationStyle { .overCurrentContext }

  override var shouldRemovePresentersView: Bool { false }

  /// Beside the view of the content, which may scroll; in front of all if the bar comes along.
  override func hostView(over presenter: UIViewController) -> UIView? {
    search?.takeBar()
    return search?.hostsBar == true ? presenter.view.window : presenter.view.superview
  }

  override func passesTouches(at point: CGPoint) -> Bool { true }

  override func presentationTransitionWillBegin() {
    guard let search else { return }
    if !search.hostsBar { container.frame = presentingViewController.view.frame }
    search.delegate?.willPresentSearchController(search)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if let search, completed { search.delegate?.didPresentSearchController(search) }
  }

  override func dismissalTransitionWillBegin() {
    guard let search else { return }
    search.delegate?.willDismissSearchController(search)
    search.clearBar()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard let search, completed else { return }
    search.releaseBar()
    search.delegate?.didDismissSearchController(search)
  }

  override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard let search else { return super.makeAnimator(isDismissal: isDismissal) }
    return SearchAnimator(search, isDismissal: isDismissal)
  }
}

/// Slides the search bar up in place of the titles and dims the content; and the way back.
@MainActor
private final class SearchAnimator: AnimatorTransition {
  private let search: UISearchController
  private let isDismissal: Bool

  override var duration: TimeInterval { 0.4 }

  init(_ search: UISearchController, isDismissal: Bool) {
    (self.search, self.isDismissal) = (search, isDismissal)
    super.init()
  }

  override func prepare(_ context: any UIViewControllerContextTransitioning) {
    search.view.alpha = isDismissal ? 1 : 0
    search.searchBar.layoutIfNeeded()
  }

  override func animate(_ context: any UIViewControllerContextTransitioning) {
    search.view.alpha = isDismissal ? 0 : 1
    search.moveBar(isActive: !isDismissal)
  }

  override func finish(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    search.view.alpha = 1
  }
}
