import KumikoComponents
import UIKit

/// Shows a component behind a list that has no rows.
@MainActor
final class EmptyStatePresenter {
  private var container: ComponentContainer?
  private var isShown = false
  /// The list view that shows it.
  private weak var list: UIScrollView?

  /// The background that the list view had before.
  private var replaced: UIView?

  /// Shows `component`, or with nil nothing.
  func present(_ component: AnyComponent?, in list: any FeatureList, animated: Bool) {
    if let old = self.list as? any FeatureList, old !== list { leave(old) }
    self.list = list
    guard let component else { return hide(in: list, animated: animated) }
    let container = container ?? ComponentContainer(frame: list.bounds)
    self.container = container
    container.render(component)
    guard !isShown else { return }
    isShown = true
    if list.backgroundView !== container {
      replaced = list.backgroundView
      container.alpha = animated ? 0 : 1
      list.backgroundView = container
    }
    container.contentWillDisplay()
    Self.fade(container, to: 1, animated: animated) {}
  }

  /// Gives a list view that is no longer the target its background back.
  private func leave(_ old: any FeatureList) {
    if isShown { container?.contentDidEndDisplay() }
    if let container, old.backgroundView === container { old.backgroundView = replaced }
    (container, replaced, isShown) = (nil, nil, false)
  }

  private func hide(in list: any FeatureList, animated: Bool) {
    guard isShown, let container else { return }
    isShown = false
    Self.fade(container, to: 0, animated: animated) { [weak self, weak list] in
      guard let self, let list, !self.isShown else { return }
      container.contentDidEndDisplay()
      if list.backgroundView === container { list.backgroundView = self.replaced }
      (self.container, self.replaced) = (nil, nil)
    }
  }

  private static func fade(
    _ view: UIView, to alpha: CGFloat, animated: Bool, completion: @escaping () -> Void
  ) {
    guard animated else {
      view.alpha = alpha
      return completion()
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      view.alpha = alpha
    } completion: { _ in
      completion()
    }
  }
}
