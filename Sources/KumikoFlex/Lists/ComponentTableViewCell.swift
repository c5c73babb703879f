import UIKit

/// A cell that shows one component.
///
/// For tables with a data source of their own:
///
/// ```swift
/// let cell = table.dequeueReusableCell(withIdentifier: "post") as? ComponentTableViewCell
///   ?? ComponentTableViewCell(reuseIdentifier: "post", component: PostView(frame: .zero))
/// cell.setState(posts[indexPath.row])
/// cell.renderComponent(size: .sizeConstraintToWidth(table.bounds.width))
/// ```
@preconcurrency @MainActor
open class ComponentTableViewCell: UITableViewCell {
  /// The component, which fills the cell's width.
  public let component: BaseComponentView

  /// Makes a cell.
  public init(reuseIdentifier: String, component: BaseComponentView) {
    self.component = component
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    contentView.addSubview(component)
  }

  /// Cells of components are not archived.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported; make the cell with a component")
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
    component.renderComponent(size: size ?? .sizeConstraintToWidth(contentView.bounds.width))
  }

  /// Renders the component where the cell has another width than it was rendered for.
  open override func layoutSubviews() {
    super.layoutSubviews()
    component.frame.origin = .zero
    if component.bounds.width != contentView.bounds.width { renderComponent() }
  }

  /// The height of the component at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    component.sizeThatFits(.sizeConstraintToWidth(size.width))
  }

  /// The height of the component at the width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // A cell that comes from a row of another width has its content view as wide as that one.
    layoutIfNeeded()
    let margin = max(bounds.width - contentView.bounds.width, 0)
    var size = component.sizeThatFits(.sizeConstraintToWidth(targetSize.width - margin))
    size.width = targetSize.width
    return size
  }
}
