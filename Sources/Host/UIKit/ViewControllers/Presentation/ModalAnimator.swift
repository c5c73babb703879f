/// Brings a presented view up from the bottom, or fades it in; and the way back.
@MainActor
final class ModalAnimator: AnimatorTransition {
  private let isDismissal: Bool
  private let style: UIModalTransitionStyle

  init(isDismissal: Bool, style: UIModalTransitionStyle) {
    (self.isDismissal, self.style) = (isDismissal, style)
    super.init()
  }

  private func moved(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isDismissal ? .from : .to)
  }

  override func prepare(_ context: any UIViewControllerContextTransitioning) {
    guard !isDismissal, let view = moved(context) else { return }
    context.containerView.addSubview(view)
    if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
    applyDismissedState(view, context)
  }

  override func animate(_ context: any UIViewControllerContextTransitioning) {
    guard let view = moved(context) else { return }
    if isDismissal {
      applyDismissedState(view, context)
    } else {
      applyPresentedState(view, context)
    }
  }

  override func finish(_ context: any UIViewControllerContextTransitioning, completed: Bool) {
    guard isDismissal, completed else { return }
    let view = moved(context)
    view?.removeFromSuperview()
    view?.alpha = 1
  }

  private func applyDismissedState(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    switch style {
    case .crossDissolve: view.alpha = 0
    case .coverVertical: view.frame.origin.y = context.containerView.bounds.maxY
    }
  }

  private func applyPresentedState(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    switch style {
    case .crossDissolve: view.alpha = 1
    case .coverVertical:
      if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
    }
  }
}
