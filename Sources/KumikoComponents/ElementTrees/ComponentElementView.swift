import UIKit

extension ElementNode {
  /// An element that shows a component in a view of its own.
  static func component<Shown: Component>(_ component: Shown) -> ElementNode {
    let erased = AnyComponent(component)
    let node = ElementNode(
      ElementKind(view: ComponentElementView.self, reuseIdentifier: erased.reuseIdentifier)
    ) { ComponentElementView() }
    node.settings = [ComponentSetting(erased)]
    if let id = component.id as? any Hashable { node.key = AnyHashable(id) }
    return node
  }
}

/// The view of a component that is part of a tree of elements.
final class ComponentElementView: UIView, ComponentRenderable {
  /// The size that the component has in some room: at its width, where that is known.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let component = componentContainer.boundComponent else { return .zero }
    if let size = component.referenceSize(in: CGRect(origin: .zero, size: size)) { return size }
    guard size.width < CGFloat.greatestFiniteMagnitude else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    prepareContent(forWidth: size.width)
    return systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Tells the component whether it can be seen.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { contentDidEndDisplay() } else { contentWillDisplay() }
  }
}

/// A component to be shown in a view.
private final class ComponentSetting: PropertySetting {
  private let component: AnyComponent

  init(_ component: AnyComponent) { self.component = component }

  override func isEqual(to other: PropertySetting) -> Bool { false }

  override func apply(to object: AnyObject) {
    (object as? ComponentElementView)?.render(component: component)
  }
}
