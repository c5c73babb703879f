import KumikoComponents
import KumikoRendering
import UIKit

final class BoxHeaderFooterView: UITableViewComponentHeaderFooterView {
  override func prepareForReuse() {
    super.prepareForReuse()
    componentContainer.putAway()
  }
}
