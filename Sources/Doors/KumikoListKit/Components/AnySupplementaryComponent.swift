import UIKit

/// A supplementary component whose type is not known. Wrapping one that is wrapped already adds
/// nothing.
public struct AnySupplementaryComponent: SupplementaryComponent, Equatable {
  /// The wrapped component.
  private(set) var base: any SupplementaryComponent

  /// Wraps a component.
  public init<Base: SupplementaryComponent>(_ base: Base) {
    self.base = (base as? AnySupplementaryComponent)?.base ?? base
  }

  /// Whether two components have the same id, whatever their types.
  public static func == (lhs: AnySupplementaryComponent, rhs: AnySupplementaryComponent) -> Bool {
    lhs.id == rhs.id
  }

  /// That of the wrapped component.
  public var id: AnyHashable {
    get { base.id }
    set { base.id = newValue }
  }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public var kind: SupplementaryComponentKind { base.kind }

  /// Made by the wrapped component.
  @preconcurrency @MainActor
  public func contentView() -> Any { base.makeContent() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func layoutSize() -> NSCollectionLayoutSize { base.layoutSize() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func containerAnchor() -> NSCollectionLayoutAnchor { base.containerAnchor() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func itemAnchor() -> NSCollectionLayoutAnchor { base.itemAnchor() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { base.edgeSpacing() }

  /// Those of the wrapped component.
  @preconcurrency @MainActor
  public func contentInsets() -> NSDirectionalEdgeInsets { base.contentInsets() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func zIndex() -> Int { base.zIndex() }

  /// As the wrapped component says.
  @preconcurrency @MainActor
  public func pinToVisibleBounds() -> Bool { base.pinToVisibleBounds() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func offset() -> CGPoint { base.offset() }

  /// That of the wrapped component.
  @preconcurrency @MainActor
  public func alignment() -> NSRectAlignment { base.alignment() }

  /// As the wrapped component says.
  @preconcurrency @MainActor
  public func extendsBoundary() -> Bool { base.extendsBoundary() }

  /// Rendered by the wrapped component, if the content is of its type.
  @preconcurrency @MainActor
  public func render(in content: Any) { base.render(inAny: content) }
}

extension SupplementaryComponent {
  @MainActor
  fileprivate func makeContent() -> Any { contentView() }

  @MainActor
  fileprivate func render(inAny content: Any) {
    if let content = content as? Content { render(in: content) }
  }
}
