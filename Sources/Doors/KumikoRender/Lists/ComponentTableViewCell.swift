public import UIKit

/// A cell that shows one component.
@preconcurrency @MainActor
open class ComponentTableViewCell: UITableViewCell {
  /// The component.
  public let component: any ComponentViewType

  /// What the component shows.
  open var state: (any ComponentStateType)? {
    get { component.state }
    set { component.state = newValue }
  }

  /// A cell with a component.
  public init(reuseIdentifier: String, component: any ComponentViewType) {
    self.component = component
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    if let view = component as? UIView { contentView.addSubview(view) }
  }

  /// Cells of components are not archived.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Renders the component, whose size the content view takes.
  ///
  /// - Parameter size: The room; by default that of the superview.
  open func renderComponent(_ size: CGSize? = nil) {
    component.renderComponent(size ?? superview?.bounds.size ?? .undefined)
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

  /// The height of the component at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(.sizeConstraintToWidth(targetSize.width))
    return CGSize(width: targetSize.width, height: size.height)
  }
}

/// The readme's name of ``ComponentTableViewCell``.
public typealias ComponentCell = ComponentTableViewCell

extension UITableView {
  /// Renders the component of a row: the row is reloaded.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) {
    reloadRows(at: [indexPath], with: .fade)
  }

  /// Renders the components of all visible rows for the table's width. A ``ComponentTableView``
  /// asks for their heights again.
  public func renderVisibleComponents() {
    renderCells()
    // The data of any other table may be ahead of what it shows, which a batch would refuse.
    guard self is ComponentTableView else { return }
    UIView.performWithoutAnimation { performBatchUpdates(nil) }
  }

  func renderCells() {
    for case let cell as ComponentTableViewCell in visibleCells {
      cell.renderComponent(.sizeConstraintToWidth(bounds.width))
    }
  }
}
