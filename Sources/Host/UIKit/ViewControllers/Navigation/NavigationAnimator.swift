import QuartzCore

/// Slides a controller in from the side over the one below, which moves a little, and back. Two
/// controllers that share a view stay where they are: only the bar changes.
@MainActor
final class NavigationAnimator: AnimatorTransition {
  private let isPush: Bool
  private unowned let controller: UINavigationController
  private let isShared: Bool
  private let shade = UIView()
  private var barChange: NavigationBarChange?

  init(
    _ operation: UINavigationController.Operation, of controller: UINavigationController,
    isShared: Bool
  ) {
    (isPush, self.controller, self.isShared) = (operation != .pop, controller, isShared)
    super.init()
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    shade.isUserInteractionEnabled = false
  }

  /// The animator of the move, while it lasts.
  private(set) var running: UIViewPropertyAnimator?

  override func propertyAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = super.propertyAnimator(context)
    running = animator
    return animator
  }

  private func views(
    _ context: any UIViewControllerContextTransitioning
  ) -> (upper: UIView?, lower: UIView?) {
    if isShared { return (nil, nil) }
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    return isPush ? (to, from) : (from, to)
  }

  /// How far the upper view goes; to the left where text runs right to left.
  private func distance(_ context: any UIViewControllerContextTransitioning) -> CGFloat {
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return container.bounds.width * (isMirrored ? -1 : 1)
  }

  /// Moves a view sideways, and with it what a search shows over it.
  private func slide(_ view: UIView?, by way: CGFloat) {
    view?.center.x += way
    view?.weakController?.searchContainer?.center.x += way
  }

  override func prepare(_ context: any UIViewControllerContextTransitioning) {
    let (upper, lower) = views(context)
    let way = distance(context)
    shade.frame = context.containerView.bounds
    if let upper { context.containerView.insertSubview(shade, belowSubview: upper) }
    shade.alpha = isPush ? 0 : 1
    if isPush { slide(upper, by: way) } else { slide(lower, by: -way * 0.3) }
    barChange = controller.navigationBar.beginChange(
      to: controller.viewControllers.map(\.navigationItem), isPush: isPush)
    controller.showToolbarItems(animated: false)
  }

  override func animate(_ context: any UIViewControllerContextTransitioning) {
    let (upper, lower) = views(context)
    let way = distance(context)
    shade.alpha = isPush ? 1 : 0
    if isPush {
      slide(upper, by: -way)
      slide(lower, by: -way * 0.3)
    } else {
      slide(upper, by: way)
      slide(lower, by: way * 0.3)
    }
    barChange?.apply()
    controller.showRestingBar()
  }

  override func finish(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    shade.removeFromSuperview()
    let (upper, lower) = views(context)
    if completed, isPush { slide(lower, by: distance(context) * 0.3) }
    if completed, !isPush { slide(upper, by: -distance(context)) }
    if let barChange { controller.navigationBar.endChange(barChange, completed: completed) }
    running = nil
  }
}
