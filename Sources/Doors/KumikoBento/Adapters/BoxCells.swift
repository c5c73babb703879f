import KumikoComponents
import KumikoRendering
import UIKit

// What shows components unmounts them when it is put away for reuse, as Bento does.

final class BoxTableCell: UITableViewComponentCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    RowBinding.of(componentContainer).unbind()
  }
}

final class BoxHeaderFooterView: UITableViewComponentHeaderFooterView {
  override func prepareForReuse() {
    super.prepareForReuse()
    RowBinding.of(componentContainer).unbind()
  }
}

final class BoxItemCell: UICollectionViewComponentCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    RowBinding.of(componentContainer).unbind()
  }
}

final class BoxReusableView: UICollectionViewComponentReusableView {
  override func prepareForReuse() {
    super.prepareForReuse()
    RowBinding.of(componentContainer).unbind()
  }
}
