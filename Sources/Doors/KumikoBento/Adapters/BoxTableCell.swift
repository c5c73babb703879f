import KumikoComponents
import KumikoRendering
import UIKit

final class BoxTableCell: UITableViewComponentCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    componentContainer.putAway()
  }
}
