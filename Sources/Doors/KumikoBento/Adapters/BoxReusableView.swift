import KumikoComponents
import KumikoRendering
import UIKit

final class BoxReusableView: UICollectionViewComponentReusableView {
  override func prepareForReuse() {
    super.prepareForReuse()
    RowBinding.of(componentContainer).unbind()
  }
}
