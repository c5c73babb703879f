import KumikoComponents
import UIKit

/// Shows a component behind a table that has no rows.
@MainActor
final class EmptyState {
  private var container: ComponentContainer?
  private var isShown = false

  /// The background that the table had before.
  private var replaced: UIView?

  /// Shows `component`, or with nil nothing.
  func show(_ component: AnyComponent?, in table: UITableView, animated: Bool) {
    guard let component else { return hide(in: table, animated: animated) }
    let container = container ?? ComponentContainer(frame: table.bounds)
    self.container = container
    container.render(component)
    guard !isShown else { return }
    isShown = true
    if table.backgroundView !== container {
      replaced = table.backgroundView
      container.alpha = animated ? 0 : 1
      table.backgroundView = container
    }
    container.contentWillDisplay()
    Self.fade(container, to: 1, animated: animated) {}
  }

  private func hide(in table: UITableView, animated: Bool) {
    guard isShown, let container else { return }
    isShown = false
    Self.fade(container, to: 0, animated: animated) { [weak self, weak table] in
      guard let self, let table, !self.isShown else { return }
      container.contentDidEndDisplay()
      if table.backgroundView === container { table.backgroundView = self.replaced }
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
