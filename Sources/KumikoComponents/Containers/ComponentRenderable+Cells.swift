import UIKit

extension ComponentRenderable where Self: UITableViewCell {
  public var componentContainerView: UIView { contentView }
}

extension ComponentRenderable where Self: UITableViewHeaderFooterView {
  public var componentContainerView: UIView { contentView }
}
