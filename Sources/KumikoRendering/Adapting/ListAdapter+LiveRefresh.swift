import KumikoComponents
import UIKit

extension ListAdapter: LiveRefreshing {
  /// Renders what is visible although its components may be the same, as their code is not, and has
  /// all heights asked for again.
  package func injected() {
    guard let list else { return }
    forgetHeights()
    UIView.performWithoutAnimation {
      list.performBatch {
        whileServing {
          for element in list.visibleElements {
            element.view.renderable?.componentContainer.renderAnew()
            element.askForSize()
          }
        }
      } completion: {
      }
    }
  }
}
