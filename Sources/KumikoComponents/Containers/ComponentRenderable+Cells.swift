import UIKit

extension ComponentRenderable where Self: UITableViewCell {
  /// The view that holds what the row, header or footer shows.
  public var componentContainerView: UIView { contentView }
}

extension ComponentRenderable where Self: UITableViewHeaderFooterView {
  /// The view that holds what the row, header or footer shows.
  public var componentContainerView: UIView { contentView }
}

extension ComponentRenderable where Self: UICollectionViewCell {
  /// The view that holds what the item shows.
  public var componentContainerView: UIView { contentView }
}
