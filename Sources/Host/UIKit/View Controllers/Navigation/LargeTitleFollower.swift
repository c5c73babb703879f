import QuartzCore

/// Makes room for a large title as content is pulled down, and takes it as content is pushed up.
@MainActor
final class LargeTitleFollower: ScrollFollower {
  private unowned let controller: UINavigationController
  private weak var scrollView: UIScrollView?
  private let isLarge: Bool

  /// The controller whose content is followed.
  private(set) weak var owner: UIViewController?

  /// The height of the large title's room; more than it needs while content is pulled beyond its
  /// top.
  private(set) var height: CGFloat = 0

  init(_ owner: UIViewController?, of controller: UINavigationController) {
    (self.owner, self.controller) = (owner, controller)
    scrollView = owner?.contentScrollView
    let items = controller.viewControllers.prefix { $0 !== owner } + [owner].compactMap { $0 }
    isLarge = controller.navigationBar.showsLargeTitle(at: items.map(\.navigationItem))
    height = state.height
  }

  /// The inset at the top of the content with all of the large title's room.
  private var fullInset: CGFloat {
    let room = isLarge ? UINavigationBar.largeRoom : 0
    return controller.view.safeAreaInsets.top + UINavigationBar.rowHeight + room
  }

  /// How far the content's top is from the bar's end when the bar is whole.
  private func distance(of scrollView: UIScrollView, at y: CGFloat) -> CGFloat {
    y + scrollView.contentInset.top + fullInset
  }

  /// Takes a new safe area of the navigation controller into the range of the content.
  func safeAreaDidChange() {
    if scrollView?.follower === self { scrollView?.scroll.expandedTop = isLarge ? fullInset : 0 }
  }

  func start() {
    scrollView?.follower = self
    safeAreaDidChange()
    if let scrollView { update(scrollView) }
  }

  func stop() {
    guard scrollView?.follower === self else { return }
    scrollView?.follower = nil
    scrollView?.scroll.expandedTop = 0
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) { update(scrollView) }

  /// The room for the large title and how much of the bar's background shows, as the content is.
  var state: (height: CGFloat, coverage: CGFloat) {
    let room = isLarge ? UINavigationBar.largeRoom : 0
    guard let scrollView, !isAtRest(scrollView) else { return (room, 0) }
    let distance = distance(of: scrollView, at: scrollView.contentOffset.y)
    return (isLarge ? max(0, room - distance) : 0, min(max((distance - room) / 8, 0), 1))
  }

  /// Whether the content is at its top, wherever that is off the screen.
  private func isAtRest(_ scrollView: UIScrollView) -> Bool {
    scrollView.window == nil && scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
  }

  private func update(_ scrollView: UIScrollView) {
    let state = state
    guard state.height != height || state.coverage != controller.navigationBar.parts.coverage
    else { return }
    height = state.height
    controller.barFollows(height: state.height, coverage: state.coverage)
  }

  /// A large title does not stay cut in half.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    let room = UINavigationBar.largeRoom
    let distance = distance(of: scrollView, at: offset.y)
    guard isLarge, distance > 0, distance < room,
      scrollView.offsetRange.y.upperBound >= offset.y - distance + room
    else { return offset }
    return CGPoint(x: offset.x, y: offset.y - distance + (distance < room / 2 ? 0 : room))
  }
}

extension UINavigationController {
  /// Follows the content of the top controller from now on.
  func followContent() {
    stack.follower?.stop()
    let follower = LargeTitleFollower(topViewController, of: self)
    stack.follower = follower
    prepareInsets(of: topViewController)
    follower.start()
    let state = follower.state
    barFollows(height: state.height, coverage: state.coverage)
  }

  /// The height of the large title's room that goes with a controller's content.
  func largeHeight(for owner: UIViewController?) -> CGFloat {
    if let follower = stack.follower, follower.owner === owner { return follower.height }
    return LargeTitleFollower(owner, of: self).height
  }

  /// Gives the bar the height and background that go with the content's place.
  func barFollows(height: CGFloat, coverage: CGFloat) {
    guard navigationBar.parts.change == nil else { return }
    setBar(height: height, coverage: coverage)
    navigationBar.showTitleInRow(animated: true)
    layoutBars()
  }

  /// Gives the bar, inside an animation, the height that it will have for the top controller.
  func showRestingBar() {
    stack.follower?.stop()
    stack.follower = nil
    let state = LargeTitleFollower(topViewController, of: self).state
    setBar(height: state.height, coverage: state.coverage)
    layoutBars()
    navigationBar.layoutIfNeeded()
  }

  private func setBar(height: CGFloat, coverage: CGFloat) {
    navigationBar.parts.largeHeight = height
    navigationBar.parts.coverage = coverage
    navigationBar.showCoverage()
  }
}
