import KumikoComponents
import KumikoRendering
import UIKit

final class BoxItemCell: UICollectionViewComponentCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    componentContainer.putAway()
  }
}
