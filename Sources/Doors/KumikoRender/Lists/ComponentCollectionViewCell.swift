public import UIKit

/// A cell of a collection view that shows one component.
@preconcurrency @MainActor
open class ComponentCollectionViewCell: UICollectionViewCell {
  /// The component; nil before it was given.
  open var component: (any ComponentViewType)? {
    didSet {
      guard component !== oldValue else { return }
      (oldValue as? UIView)?.removeFromSuperview()
      if let view = component as? UIView { contentView.addSubview(view) }
    }
  }

  /// What the component shows.
  open var state: (any ComponentStateType)? {
    get { component?.state }
    set { component?.state = newValue }
  }

  /// A cell with a component.
  public convenience init(reuseIdentifier: String, component: any ComponentViewType) {
    self.init(frame: .zero)
    self.component = component
    if let view = component as? UIView, view.superview == nil { contentView.addSubview(view) }
  }

  /// A cell without a component.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A cell from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Renders the component, whose size the content view takes.
  ///
  /// - Parameter size: The room; by default that of the superview.
  open func renderComponent(_ size: CGSize? = nil) {
    component?.renderComponent(size ?? superview?.bounds.size ?? .undefined)
    if let view = component as? UIView { contentView.frame = view.bounds }
  }

  /// The size of the component in some room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    (component as? UIView)?.sizeThatFits(size) ?? .zero
  }

  /// The size of the component.
  open override var intrinsicContentSize: CGSize {
    (component as? UIView)?.intrinsicContentSize ?? .zero
  }

  /// The attributes with the size of the component at the width of the superview.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard component != nil else { return attributes }
    let width = superview?.bounds.width ?? layoutAttributes.size.width
    attributes.size = sizeThatFits(.sizeConstraintToWidth(width))
    return attributes
  }
}

extension UICollectionView {
  /// Renders the component of an item: the item is reloaded.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) { reloadItems(at: [indexPath]) }

  /// Renders the components of all visible items for the collection view's width.
  public func renderVisibleComponents() {
    for case let cell as ComponentCollectionViewCell in visibleCells {
      cell.renderComponent(.sizeConstraintToWidth(bounds.width))
    }
  }
}
