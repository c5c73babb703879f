import KumikoComponents
import KumikoRendering
import UIKit

final class BoxTableCell: UITableViewComponentCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    RowBinding.of(componentContainer).unbind()
  }
}
