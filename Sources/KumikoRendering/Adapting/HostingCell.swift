import KumikoComponents
import UIKit

/// A cell of a class that knows nothing of components, in which a container was put nonetheless.
@MainActor
private final class HostingCell: ComponentRenderable {
  let componentContainerView: UIView

  init(_ cell: UICollectionViewCell) { componentContainerView = cell.contentView }
}

extension UIView {
  /// The view as something that shows components; nil if it does not.
  package var renderable: (any ComponentRenderable)? {
    if let renderable = self as? any ComponentRenderable { return renderable }
    guard let cell = self as? UICollectionViewCell,
      cell.contentView.subviews.contains(where: { $0 is ComponentContainer })
    else { return nil }
    return HostingCell(cell)
  }
}

extension UICollectionViewCell {
  /// Lets a cell of any class show components.
  package func hostComponents() { _ = (renderable ?? HostingCell(self)).componentContainer }
}
