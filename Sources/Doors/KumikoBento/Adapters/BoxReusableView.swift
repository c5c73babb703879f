import KumikoComponents
import KumikoRendering
import UIKit

final class BoxReusableView: UICollectionViewComponentReusableView {
  override func prepareForReuse() {
    super.prepareForReuse()
    componentContainer.putAway()
  }
}
