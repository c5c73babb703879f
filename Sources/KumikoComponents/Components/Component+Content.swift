import UIKit

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
