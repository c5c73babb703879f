import UIKit

/// A cell, header or footer that shows components, or any other object with a view for them.
///
/// Views need no code for it:
///
/// ```swift
/// final class CardCell: UITableViewCell, ComponentRenderable {}
/// ```
///
/// Other classes, such as view controllers, say which view it is.
@preconcurrency @MainActor
public protocol ComponentRenderable: AnyObject {
  /// Where the content goes; by default the `contentView` of cells, headers and footers, and other
  /// views themselves.
  var componentContainerView: UIView { get }
}

extension ComponentRenderable where Self: UIView {
  /// The view itself.
  public var componentContainerView: UIView { self }
}

extension ComponentRenderable {
  /// The content; nil before the first component was rendered.
  public var renderedContent: Any? { existingContainer?.renderedContent }

  /// The component that was rendered last.
  public var renderedComponent: AnyComponent? { existingContainer?.renderedComponent }

  /// Shows a component.
  public func render(component: AnyComponent) { componentContainer.render(component) }

  /// Tells the component that it comes on screen.
  public func contentWillDisplay() { existingContainer?.contentWillDisplay() }

  /// Tells the component that it has left the screen.
  public func contentDidEndDisplay() { existingContainer?.contentDidEndDisplay() }

  /// The container in ``componentContainerView``, which it fills; made when first asked for.
  public var componentContainer: ComponentContainer {
    if let container = existingContainer { return container }
    let view = componentContainerView
    let container = ComponentContainer(frame: view.bounds)
    container.install(in: view, framesContent: self is any FramingCell && view !== self)
    return container
  }

  var existingContainer: ComponentContainer? {
    for view in componentContainerView.subviews {
      if let container = view as? ComponentContainer { return container }
    }
    return nil
  }
}
