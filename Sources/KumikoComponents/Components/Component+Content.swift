import UIKit

extension Component {
  /// Stands for a requirement that has no default, so that a component which makes content of one
  /// type and renders another type is told so, rather than having what it makes ignored.
  @available(
    *, unavailable,
    message: "A component needs a render(in:) that takes what its renderContent() returns."
  )
  public func render(in content: Content) {}
}

extension Component where Content: UIView {
  /// An empty view.
  public func renderContent() -> Content { Content() }

  /// Pins the view to the container's edges.
  public func layout(content: Content, in container: UIView) {
    content.pinToEdges(of: container)
  }

  /// The view's own.
  public func intrinsicContentSize(for content: Content) -> CGSize { content.intrinsicContentSize }
}

extension Component where Content: UIViewController {
  /// Pins the view to the container's edges.
  public func layout(content: Content, in container: UIView) {
    content.view.pinToEdges(of: container)
  }

  /// The view's own.
  public func intrinsicContentSize(for content: Content) -> CGSize {
    content.view.intrinsicContentSize
  }
}
