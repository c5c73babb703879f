import Kumiko
import UIKit

/// What stands above the oldest message as long as there are older ones: it turns while they load.
struct ChatOlderRow: Component {
  var isLoading: Bool

  func renderContent() -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }

  func render(in content: UIActivityIndicatorView) {
    if isLoading { content.startAnimating() } else { content.stopAnimating() }
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }
}
