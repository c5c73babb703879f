import UIKit

/// Components as pictures under a finger.
@MainActor
enum DragPreview {
  /// How wide a picture is at most, in points.
  private static let greatestWidth: CGFloat = 280

  /// A view that shows a component, of the size that it asks for.
  static func view(of component: some Component) -> UIView {
    let room = CGRect(x: 0, y: 0, width: greatestWidth, height: 0)
    let container = ComponentContainer(frame: room)
    container.backgroundColor = .systemBackground
    container.render(AnyComponent(component))
    let size =
      component.referenceSize(in: room)
      ?? container.systemLayoutSizeFitting(
        CGSize(width: greatestWidth, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .fittingSizeLevel)
    container.frame.size = CGSize(width: min(size.width, greatestWidth), height: size.height)
    container.contentWillDisplay()
    container.layoutIfNeeded()
    return container
  }
}
