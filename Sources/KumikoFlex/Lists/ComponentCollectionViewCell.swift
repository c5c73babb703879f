import UIKit

/// A cell of a collection view that shows one component.
///
/// For collection views with a data source of their own:
///
/// ```swift
/// let cell = list.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
/// if let cell = cell as? ComponentCollectionViewCell {
///   cell.mountComponentIfNecessary(PostView(frame: .zero))
///   cell.setState(posts[indexPath.item])
///   cell.renderComponent()
/// }
/// ```
@preconcurrency @MainActor
open class ComponentCollectionViewCell: UICollectionViewCell {
  /// The component, which fills the cell's width; nil before one was mounted.
  public private(set) var component: BaseComponentView?

  /// Gives the cell its component, unless it has one. Returns the one that it has then.
  @discardableResult
  public func mountComponentIfNecessary(
    _ component: @autoclosure () -> BaseComponentView
  ) -> BaseComponentView {
    if let mounted = self.component { return mounted }
    let new = component()
    self.component = new
    contentView.addSubview(new)
    return new
  }

  /// Gives the component a state, if it is of the component's kind.
  public func setState<State>(_ state: State) {
    (component as? ComponentView<State>)?.state = state
  }

  /// Renders the component.
  ///
  /// - Parameter size: The room, in points; by default the width of the cell, without a limit of
  ///   the height.
  open func renderComponent(size: CGSize? = nil) {
    component?.renderComponent(size: size ?? .sizeConstraintToWidth(contentView.bounds.width))
  }

  /// Renders the component where the cell has another width than it was rendered for.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let component else { return }
    component.frame.origin = .zero
    if component.bounds.width != contentView.bounds.width { renderComponent() }
  }

  /// The height of the component at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    component?.sizeThatFits(.sizeConstraintToWidth(size.width)) ?? .zero
  }

  /// The attributes with the height of the component at their width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard component != nil else { return attributes }
    let width = layoutAttributes.size.width
    attributes.size = CGSize(width: width, height: fittingHeight(width: width))
    return attributes
  }

  /// The height of the component at a width; that of the last render if it was for this width.
  private func fittingHeight(width: CGFloat) -> CGFloat {
    if let size = component?.bounds.size, size.width == width { return size.height }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }
}
