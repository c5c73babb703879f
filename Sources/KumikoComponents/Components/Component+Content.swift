import UIKit

extension Component where Content: UIView {
  public func renderContent() -> Content { Content() }

  public func layout(content: Content, in container: UIView) {
    content.pinToEdges(of: container)
  }

  public func intrinsicContentSize(for content: Content) -> CGSize { content.intrinsicContentSize }
}

extension Component where Content: UIViewController {
  public func layout(content: Content, in container: UIView) {
    content.view.pinToEdges(of: container)
  }

  public func intrinsicContentSize(for content: Content) -> CGSize {
    content.view.intrinsicContentSize
  }
}
