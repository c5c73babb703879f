import UIKit

/// The view in a cell, a header or a footer that holds the content of components.
///
/// ``render(_:)`` makes the content for the first component and renders later ones into it. A
/// component of another kind, told by its reuse identifier, replaces the content.
public final class ComponentContainer: UIView {
  /// The content, nil before the first component was rendered.
  public private(set) var renderedContent: Any?

  /// The component that was rendered last: one that `shouldRender` refused is not.
  public var renderedComponent: AnyComponent? { rendered.map(AnyComponent.init(box:)) }

  /// The component that was given last, whether it was rendered or refused.
  public var boundComponent: AnyComponent? { bound.map(AnyComponent.init(box:)) }

  private var rendered: ComponentBox?
  private var bound: ComponentBox?
  private var mounted: ComponentBox?
  private let storage = ViewStorage()

  /// What a list keeps with the view that the container is in.
  package let attachments = ViewStorage()

  private var display = DisplayState.offScreen

  /// Whether the content is displayed; suspended while a displayed container has no window.
  private enum DisplayState { case offScreen, displayed, suspended }

  /// Shows a component.
  public func render(_ component: AnyComponent) {
    let next = component.box
    let wasDisplayed = display == .displayed
    if let content = currentContent(for: next) {
      rerender(next, in: content)
    } else {
      let content = next.renderContent()
      renderedContent = content
      next.layout(content: content, in: self)
      adoptController()
      show(next, in: content)
      if wasDisplayed { beginDisplay() }
    }
  }

  /// The present content if `next` can be rendered into it; removes any other.
  private func currentContent(for next: ComponentBox) -> Any? {
    guard let bound, let content = renderedContent else { return nil }
    if bound === next || bound.reuseIdentifier == next.reuseIdentifier { return content }
    removeContent()
    return nil
  }

  private func rerender(_ next: ComponentBox, in content: Any) {
    if let rendered, !rendered.shouldRender(next: next, in: content) {
      bound = next
      next.setBehaviors(in: content)
      mountIfNeeded()
    } else {
      unmount()
      show(next, in: content)
    }
  }

  private func show(_ next: ComponentBox, in content: Any) {
    rendered = next
    bound = next
    next.render(in: content)
    next.setBehaviors(in: content)
    mountIfNeeded()
  }

  private func removeContent() {
    endDisplay()
    unmount()
    dropController()
    for view in subviews { view.removeFromSuperview() }
    (renderedContent, rendered, bound) = (nil, nil, nil)
  }

  // MARK: Mounting

  private func mountIfNeeded() {
    guard mounted == nil, let bound, let content = renderedContent else { return }
    mounted = bound
    bound.didMount(to: content, storage: storage)
  }

  private func unmount() {
    guard let mounted, let content = renderedContent else { return }
    self.mounted = nil
    mounted.willUnmount(from: content, storage: storage)
    storage.removeAll()
  }

  // MARK: Display

  /// Tells the component that the list displays the container.
  public func contentWillDisplay() {
    mountIfNeeded()
    beginDisplay()
  }

  /// Tells the component that the list does not display the container any more, and unmounts it.
  public func contentDidEndDisplay() {
    endDisplay()
    display = .offScreen
    unmount()
  }

  private func beginDisplay() {
    guard display != .displayed, let bound, let content = renderedContent else { return }
    display = .displayed
    bound.contentWillDisplay(content)
  }

  private func endDisplay() {
    guard display == .displayed, let bound, let content = renderedContent else { return }
    display = .offScreen
    bound.contentDidEndDisplay(content)
  }

  // MARK: Window

  /// Keeps display callbacks in pairs when the whole list leaves its window, and a content that is
  /// a view controller among the children of the one that shows the list.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      if display == .displayed {
        endDisplay()
        display = .suspended
      }
      dropController()
    } else {
      adoptController()
      if display == .suspended { beginDisplay() }
    }
  }
}
