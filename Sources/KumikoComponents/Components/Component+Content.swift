import UIKit

extension Component {
  /// Stands for a requirement that has no default, so that a component which makes content of one
  /// type and renders another type is told so, rather than having what it makes ignored.
  @available(
    *, unavailable,
    message:
      "A component needs a body, or a render(in:) that takes what its renderContent() returns."
  )
  public func render(in content: Content) {}

  /// Stands for a requirement that has no default, so that a component which says in two ways what
  /// it shows is told so, rather than having one of them ignored.
  @available(*, unavailable, message: "A component has a body or a render(in:), not both.")
  public static func requireOneWay(_ tree: Tree.Type, _ content: Content.Type) {}
}

extension Component where Tree == NoTree {
  /// Nothing: the component renders itself.
  public var body: NoTree { NoTree() }

  /// A component without a body renders itself.
  public static func requireOneWay(_ tree: NoTree.Type, _ content: Content.Type) {}
}

extension Component where Content == ElementView, Tree: ElementTree {
  public func render(in content: ElementView) {
    content.show(body, name: reuseIdentifier)
  }

  /// A component with a body is shown in an ``ElementView``.
  public static func requireOneWay(_ tree: Tree.Type, _ content: ElementView.Type) {}
}

extension Component where Content: UIView {
  /// An empty view.
  public func renderContent() -> Content { Content() }

  /// Pins the view to the container's edges.
  public func layout(content: Content, in container: UIView) {
    if let container = container as? ComponentContainer, container.framesContent,
      let content = content as? any FramedContent
    {
      container.placeByFrame(content)
    } else {
      content.pinToEdges(of: container)
    }
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
