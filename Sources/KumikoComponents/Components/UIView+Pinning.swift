import UIKit

extension UIView {
  /// Makes this view a subview that fills `container`.
  func pinToEdges(of container: UIView) {
    container.addSubview(self)
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
