/// The controllers of a navigation controller, and what is going on with them.
@MainActor
struct NavigationStack {
  var controllers: [UIViewController] = []
  /// The controller whose view is shown.
  weak var shown: UIViewController?
  var isBarHidden = false
  var isToolbarHidden = true
  /// The move that is going on.
  var transition: ViewTransition?
  var animator: NavigationAnimator?
  /// How the large title follows the content; see ``LargeTitleScrollObserver``.
  var follower: LargeTitleScrollObserver?
  /// Whether a search is about to change the bar.
  var isSearchChanging = false
}

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    endMove()
    precondition(
      !stack.controllers.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported: \(controller).")
    precondition(
      !(controller is UINavigationController),
      "Pushing a navigation controller is not supported: \(controller).")
    move(to: stack.controllers + [controller], .push, animated: animated)
  }

  func popToController(at index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.controllers.count - 1 else { return nil }
    endMove()
    guard index < stack.controllers.count - 1 else { return nil }
    let gone = Array(stack.controllers[(index + 1)...])
    move(to: Array(stack.controllers[...index]), .pop, animated: animated)
    return gone
  }

  func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    endMove()
    let isKnown = stack.controllers.contains { $0 === controllers.last }
    move(to: controllers, isKnown ? .pop : .push, animated: animated)
  }

  /// Ends a move that is going on, so that another can begin. Who hears of the end may change the
  /// stack, and begin a move that ends as well.
  private func endMove() {
    for _ in 0..<8 {
      guard let transition = stack.transition else { return }
      if let animator = stack.animator?.running {
        animator.stopAnimation(false)
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
      }
      transition.completeTransition(true)
    }
  }

  /// Has the stack be what it was before a move that was turned round.
  func takeBack(_ old: [UIViewController]) { stack.controllers = old }

  /// Takes a new stack and shows its top. No move is going on.
  private func move(to controllers: [UIViewController], _ operation: Operation, animated: Bool) {
    let old = stack.controllers
    let going = old.filter { one in !controllers.contains { $0 === one } }
    let coming = controllers.filter { one in !old.contains { $0 === one } }
    stack.controllers = controllers
    if old.isEmpty { forgetEmptyTabBarItem() }
    if old.first !== controllers.first { tabBarController?.itemsDidChange() }
    for one in going { one.willMove(toParent: nil) }
    for one in coming { addChild(one) }
    let move = NavigationMove(
      controller: self, operation: operation, old: old, going: going, coming: coming)
    if isViewLoaded, stack.shown !== controllers.last {
      move.begin(animated: animated && stack.shown != nil && view.isOnScreen)
    } else {
      move.completeWithoutTransition()
    }
  }
}
