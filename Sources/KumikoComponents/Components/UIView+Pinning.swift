import UIKit

extension UIView {
  /// Makes this view a subview that fills `container`.
  ///
  /// The bottom and the trailing edge give way, one point below required, so that a container which
  /// has no size yet breaks nothing.
  @discardableResult
  func pinToEdges(of container: UIView) -> [NSLayoutConstraint] {
    // With its width, the view has the margins that it will have when it is first measured.
    frame = container.bounds
    if superview !== container { container.addSubview(self) }
    translatesAutoresizingMaskIntoConstraints = false
    let yielding = [
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ]
    for constraint in yielding { constraint.priority = UILayoutPriority(999) }
    let pins =
      yielding + [
        leadingAnchor.constraint(equalTo: container.leadingAnchor),
        topAnchor.constraint(equalTo: container.topAnchor),
      ]
    NSLayoutConstraint.activate(pins)
    return pins
  }
}
