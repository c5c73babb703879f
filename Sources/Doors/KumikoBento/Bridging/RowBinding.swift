import KumikoComponents
import UIKit

/// What is bound to a view of a component, from its render to the next one, or until the view is
/// put away for reuse: longer than a component of the language stays mounted.
@MainActor
final class RowBinding {
  private static let key = KumikoComponents.ViewStorage.Key<RowBinding>()

  private var bound: (component: AnyRenderable, view: UIView, storage: ViewStorage)?
  private var isDisplayed = false

  /// That of a container.
  static func of(_ container: ComponentContainer) -> RowBinding {
    if let binding = container.attachments[key] { return binding }
    let binding = RowBinding()
    container.attachments[key] = binding
    return binding
  }

  /// That of the container around a content.
  static func of(content: UIView) -> RowBinding? {
    (content.superview as? ComponentContainer).map(of)
  }

  /// Renders a component in place of the one before.
  func bind(_ component: AnyRenderable, to view: UIView) {
    unbind()
    component.render(in: view)
    let storage = ViewStorage(of: component.componentType)
    bound = (component, view, storage)
    component.didMount(to: view, storage: storage)
    if isDisplayed { component.willDisplay(view) }
  }

  /// Ends with the component that is bound.
  func unbind() {
    guard let (component, view, storage) = bound else { return }
    bound = nil
    if isDisplayed { component.didEndDisplaying(view) }
    component.willUnmount(from: view, storage: storage)
    storage.removeAll()
  }

  /// The view comes on screen.
  func willDisplay() {
    guard !isDisplayed else { return }
    isDisplayed = true
    guard let (component, view, _) = bound else { return }
    component.willDisplay(view)
    view.tellDisplay { $0.willDisplayView() }
  }

  /// The view has left the screen.
  func didEndDisplaying() {
    guard isDisplayed else { return }
    isDisplayed = false
    guard let (component, view, _) = bound else { return }
    component.didEndDisplaying(view)
    view.tellDisplay { $0.didEndDisplayingView() }
  }
}

/// A view that keeps what the user has put into it from render to render, but not for another row.
@MainActor
protocol InputKeeping: UIView {
  /// Forgets what the user has put in.
  func forgetInput()
}

extension ComponentContainer {
  /// Ends with what is bound: the view is put away for another row.
  func putAway() {
    RowBinding.of(self).unbind()
    (innermostContent as? any InputKeeping)?.forgetInput()
  }
}

extension UIView {
  /// Tells all views inside that want to know, from the outermost inwards.
  fileprivate func tellDisplay(_ tell: (any ViewLifecycleAware) -> Void) {
    if let view = self as? any ViewLifecycleAware { tell(view) }
    for view in subviews { view.tellDisplay(tell) }
  }
}
