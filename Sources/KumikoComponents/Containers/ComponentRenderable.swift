import UIKit

/// A cell, header or footer that shows components.
///
/// Any class can be one, and needs no code for it:
///
/// ```swift
/// final class CardCell: UITableViewCell, ComponentRenderable {}
/// ```
@MainActor
public protocol ComponentRenderable: UIView {
  /// Where the content goes; `contentView` for cells, headers and footers, or else the view itself.
  var componentContainerView: UIView { get }
}

extension ComponentRenderable {
  /// The view that holds what the row, header or footer shows.
  public var componentContainerView: UIView { self }

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
    container.pinToEdges(of: view)
    return container
  }

  private var existingContainer: ComponentContainer? {
    for view in componentContainerView.subviews {
      if let container = view as? ComponentContainer { return container }
    }
    return nil
  }
}
