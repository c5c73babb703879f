import KumikoDiff

/// A component without an identifier: a header or a footer.
@preconcurrency @MainActor
public struct ViewNode {
  /// What is shown.
  public var component: AnyComponent

  /// Makes a node.
  public init(_ component: some Component) { self.component = AnyComponent(component) }

  /// The component if it is a `T`, or else the first one inside its wrappers that is.
  public func component<T>(as type: T.Type) -> T? { component.as(type) }
}

extension ViewNode: ContentEquatable {
  /// Whether the component of `source`, the older version, does without a reload.
  public func isContentEqual(to source: ViewNode) -> Bool {
    !source.component.shouldContentUpdate(with: component)
  }
}

extension ViewNode: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ViewNode(component: \(String(reflecting: component.base)))"
  }
}
