import QuartzCore

/// Takes rooms of the bar as content is pushed up, and makes room for a large title as it is pulled
/// down.
@MainActor
final class LargeTitleScrollObserver: ScrollObserver {
  /// Nil once its end has begun, maybe on another thread, while content is still scrolled.
  private weak var controller: UINavigationController?
  private weak var scrollView: UIScrollView?
  private let rooms: NavigationBarMetrics

  /// The controller whose content is followed.
  private(set) weak var owner: UIViewController?

  /// The heights of the bar's parts; more than the large title needs while content is pulled beyond
  /// its top.
  private(set) var heights = BarHeights()

  /// Makes a follower; the bar is whole at first if `isWhole`, wherever the content is.
  init(_ owner: UIViewController?, of controller: UINavigationController, isWhole: Bool = false) {
    (self.owner, self.controller) = (owner, controller)
    scrollView = owner?.contentScrollView
    rooms = controller.rooms(for: owner)
    heights = isWhole ? rooms.heights(at: 0) : state.heights
  }

  /// The inset at the top of the content when the bar is whole.
  private var fullInset: CGFloat {
    (controller?.view.safeAreaInsets.top ?? 0) + rooms.heights(at: 0).whole
  }

  /// How far the content's top is from the bar's end when the bar is whole.
  private func distance(of scrollView: UIScrollView, at y: CGFloat) -> CGFloat {
    y + scrollView.contentInset.top + fullInset
  }

  /// Takes a new safe area of the navigation controller into the range of the content, which may
  /// be at another distance from the end of the bar now.
  func safeAreaDidChange() {
    guard let scrollView, expandRange(of: scrollView) else { return }
    if !scrollView.isTracking, !scrollView.animator.isMoving {
      scrollView.moveContent(to: restingOffset(of: scrollView, near: scrollView.contentOffset))
    }
    update(scrollView)
  }

  /// Takes the room that the bar gives into the range of the content. Returns whether it changed.
  @discardableResult
  private func expandRange(of scrollView: UIScrollView) -> Bool {
    guard scrollView.follower === self, scrollView.scroll.expandedTop != expandedTop else {
      return false
    }
    scrollView.scroll.expandedTop = expandedTop
    // What was at its top may be beyond it now.
    scrollView.contentGeometryDidChange()
    return true
  }

  private var expandedTop: CGFloat { rooms.giving > 0 ? fullInset : 0 }

  func start() {
    guard let scrollView else { return }
    scrollView.follower = self
    expandRange(of: scrollView)
    update(scrollView)
    scrollView.refreshControl?.contentDidMove(in: scrollView)
  }

  func stop() {
    guard scrollView?.follower === self else { return }
    scrollView?.follower = nil
    scrollView?.scroll.expandedTop = 0
    if let scrollView { scrollView.refreshControl?.contentDidMove(in: scrollView) }
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) { update(scrollView) }

  /// The heights of the bar's parts and how much of its background shows, as the content is.
  var state: (heights: BarHeights, coverage: CGFloat) {
    guard let scrollView, !isAtRest(scrollView) else { return (rooms.heights(at: 0), 0) }
    let distance = distance(of: scrollView, at: scrollView.contentOffset.y)
    return (rooms.heights(at: distance), min(max((distance - rooms.giving) / 8, 0), 1))
  }

  /// Whether the content is at its top, wherever that is off the screen.
  private func isAtRest(_ scrollView: UIScrollView) -> Bool {
    scrollView.window == nil && scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
  }

  private func update(_ scrollView: UIScrollView) {
    guard let controller else { return }
    let state = state
    guard state.heights != heights || state.coverage != controller.navigationBar.parts.coverage
    else { return }
    heights = state.heights
    controller.barFollows(state.heights, coverage: state.coverage)
  }

  /// Above the large title, which content takes along as it is pulled down.
  func refreshHost(of scrollView: UIScrollView) -> RefreshHost? {
    let resting = rooms.heights(at: 0)
    guard resting.large > 0, let bar = controller?.navigationBar else { return nil }
    return RefreshHost(view: bar, front: bar.parts.largeTitles, top: resting.row)
  }

  /// Neither a large title nor a search bar stays cut in half.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    let distance = distance(of: scrollView, at: offset.y)
    guard controller != nil, let stop = rooms.stop(near: distance),
      scrollView.offsetRange.y.upperBound >= offset.y - distance + stop
    else { return offset }
    return CGPoint(x: offset.x, y: offset.y - distance + stop)
  }
}

extension UINavigationController {
  /// Follows the content of the top controller from now on. The bar becomes as high as it can if
  /// the content is known to be at its top, which moves along.
  func followContent(fromTop: Bool = false) {
    stack.follower?.stop()
    let follower = LargeTitleScrollObserver(topViewController, of: self, isWhole: fromTop)
    stack.follower = follower
    if fromTop { setBar(follower.heights, coverage: 0) }
    prepareInsets(of: topViewController)
    follower.start()
    bottomScrollViewDidChange()
    let state = follower.state
    barFollows(state.heights, coverage: state.coverage)
  }

  /// What a bar has room for with a controller at the top.
  func rooms(for owner: UIViewController?) -> NavigationBarMetrics {
    let items = stack.controllers.prefix { $0 !== owner } + [owner].compactMap { $0 }
    let isLarge = navigationBar.showsLargeTitle(at: items.map(\.navigationItem))
    return NavigationBarMetrics(of: owner?.navigationItem, hasLargeTitle: isLarge)
  }

  /// The heights of the bar's parts that go with a controller's content.
  func barHeights(for owner: UIViewController?) -> BarHeights {
    if let follower = stack.follower, follower.owner === owner { return follower.heights }
    return LargeTitleScrollObserver(owner, of: self).heights
  }

  /// Lets a search begin or end in an animation: the bar's parts go or come back, and content at
  /// its top stays there.
  func changeSearch(_ change: () -> Void) {
    let isAtTop = isContentAtTop
    stack.isSearchChanging = true
    change()
    navigationBar.showRow()
    stack.isSearchChanging = false
    guard isViewLoaded, navigationBar.parts.change == nil else { return }
    followContent(fromTop: isAtTop)
    layoutBars()
    snapContent(atTop: isAtTop)
    view.layoutIfNeeded()
  }

  /// Leaves no part of the bar cut in half by content that rests, or was about to come to rest,
  /// where another bar ended.
  private func snapContent(atTop: Bool) {
    guard let list = topViewController?.contentScrollView, let follower = stack.follower,
      !list.isTracking
    else { return }
    var place = list.contentOffset
    if atTop {
      place.y = list.offsetRange.y.lowerBound
    } else {
      place = follower.restingOffset(of: list, near: place)
    }
    guard place != list.contentOffset else { return }
    list.animator.stop()
    list.moveContent(to: place)
  }

  /// Whether the content of the top controller cannot be pulled down without bouncing.
  var isContentAtTop: Bool {
    topViewController?.contentScrollView.map {
      $0.contentOffset.y <= $0.offsetRange.y.lowerBound + 0.5
    } ?? true
  }

  /// Gives the bar the height and background that go with the content's place.
  func barFollows(_ heights: BarHeights, coverage: CGFloat) {
    guard navigationBar.parts.change == nil else { return }
    setBar(heights, coverage: coverage)
    navigationBar.showTitleInRow(animated: true)
    layoutBars()
  }

  /// Gives the bar, inside an animation, the height that it will have for the top controller.
  func showRestingBar() {
    stack.follower?.stop()
    stack.follower = nil
    let state = LargeTitleScrollObserver(topViewController, of: self).state
    setBar(state.heights, coverage: state.coverage)
    layoutBars()
    navigationBar.layoutIfNeeded()
  }

  private func setBar(_ heights: BarHeights, coverage: CGFloat) {
    if navigationBar.parts.heights != heights { navigationBar.setNeedsLayout() }
    navigationBar.parts.heights = heights
    navigationBar.parts.coverage = coverage
    navigationBar.showCoverage()
  }
}
