import Kumiko
import UIKit

/// A component of this module among those of Kumiko: old rows in new lists.
///
/// ```swift
/// Kumiko.Section(id: "colors") {
///   HGroup(width: .fractionalWidth(1), height: .absolute(80)) {
///     ListKitComponent(ColorBox(color: .red))
///     NewBox(.blue).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
///   }
/// }
/// ```
public struct ListKitComponent: LayoutComponent {
  /// The component.
  public let base: AnyComponent

  private let supplements: [AnySupplementaryComponent]

  /// Wraps a component.
  public init<Base: Component>(_ base: Base) {
    self.init(AnyComponent(base), base.supplementComponents())
  }

  init(_ base: AnyComponent, _ supplements: [AnySupplementaryComponent]) {
    (self.base, self.supplements) = (base, supplements)
  }

  /// What UIKit calls the views that the component carries.
  var supplementaryKinds: [String] { supplements.map(\.elementKind) }

  /// That of the component.
  public var id: AnyHashable { base.id }

  /// That of the component's type.
  public var reuseIdentifier: String { String(reflecting: type(of: base.base)) }

  /// Made by the component.
  public func renderContent() -> Any {
    let content = base.contentView()
    (content as? UIView)?.tag = ListKit.componentContentViewTag
    return content
  }

  /// Rendered by the component.
  public func render(in content: Any) { base.render(in: content) }

  /// Fills the container with the content.
  public func layout(content: Any, in container: UIView) {
    ContentPlace.layout(content, in: container)
  }

  /// That of the content.
  public func intrinsicContentSize(for content: Any) -> CGSize {
    ContentPlace.view(of: content)?.intrinsicContentSize ?? .zero
  }

  /// Tells the component.
  public func contentWillDisplay(_ content: Any) { base.willDisplay(content: content) }

  /// Tells the component.
  public func contentDidEndDisplay(_ content: Any) { base.didEndDisplay(content: content) }

  /// That of the component.
  public func layoutSize() -> NSCollectionLayoutSize { base.layoutSize() }

  /// That of the component.
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { base.edgeSpacing() }

  /// Those of the component.
  public func contentInsets() -> NSDirectionalEdgeInsets { base.contentInsets() }

  /// Those of the component.
  public func supplementaryComponents() -> [SupplementaryItem] {
    supplements.map { supplement in
      let size = supplement.layoutSize()
      var item = SupplementaryItem(
        .custom(supplement.elementKind), SupplementContent(supplement),
        width: size.widthDimension, height: size.heightDimension)
      (item.containerAnchor, item.itemAnchor) = (
        supplement.containerAnchor(), supplement.itemAnchor()
      )
      (item.contentInsets, item.zIndex) = (supplement.contentInsets(), supplement.zIndex())
      return item
    }
  }
}

/// What a supplementary view shows.
struct SupplementContent: KumikoComponents.Component {
  let base: AnySupplementaryComponent

  init(_ base: AnySupplementaryComponent) { self.base = base }

  var reuseIdentifier: String { base.typeName }

  func renderContent() -> Any {
    let content = base.contentView()
    (content as? UIView)?.tag = ListKit.componentContentViewTag
    return content
  }

  func render(in content: Any) { base.render(in: content) }

  func layout(content: Any, in container: UIView) { ContentPlace.layout(content, in: container) }

  func intrinsicContentSize(for content: Any) -> CGSize {
    ContentPlace.view(of: content)?.intrinsicContentSize ?? .zero
  }
}

/// Where contents go whose type is not known: where the language puts views.
@MainActor
private enum ContentPlace {
  static func layout(_ content: Any, in container: UIView) {
    if let view = content as? UIView {
      PlacedView().layout(content: view, in: container)
    } else if let controller = content as? UIViewController {
      PlacedController().layout(content: controller, in: container)
    }
  }

  static func view(of content: Any) -> UIView? {
    content as? UIView ?? (content as? UIViewController)?.view
  }
}

private struct PlacedView: KumikoComponents.Component {
  func render(in content: UIView) {}
}

private struct PlacedController: KumikoComponents.Component {
  func renderContent() -> UIViewController { UIViewController() }
  func render(in content: UIViewController) {}
}
