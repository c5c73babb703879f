import KumikoComponents
import KumikoFlexLayout
import UIKit

// What elements were called before there was one language for all components.

/// The former name of elements.
@available(*, deprecated, renamed: "Element")
public typealias ComponentNode = Element

/// The former name of trees of elements.
@available(*, deprecated, renamed: "ElementTree")
public typealias ComponentNodeType = ElementTree

/// The former name of what builds trees of elements.
@available(*, deprecated, renamed: "ElementBuilder")
public typealias NodeBuilder = ElementBuilder

/// The former name of the view that holds a tree.
@available(*, deprecated, renamed: "ElementView")
public typealias FlexContentView = ElementView

/// The former way to describe a component by a tree: now ``/KumikoComponents/Component`` has a
/// `body`.
@available(
  *, deprecated, message: "Adopt Component, and write var body: some ElementTree."
)
@preconcurrency @MainActor
public protocol FlexComponent: Component where Content == ElementView {
  /// Describes the views.
  var body: any ElementTree { get }
}

@available(*, deprecated, message: "Adopt Component, and write var body: some ElementTree.")
extension FlexComponent {
  public func render(in content: ElementView) {
    content.show(Elements([body.node]), name: reuseIdentifier)
  }
}

/// Returns an element if a condition holds; it is made only then.
@available(*, deprecated, message: "Write if.")
@preconcurrency @MainActor
public func when(_ condition: Bool, _ element: @autoclosure () -> any ElementTree) -> Elements {
  Elements(condition ? [element().node] : [])
}

extension Element {
  /// Describes a view.
  @available(*, deprecated, message: "Use the modifier key(_:).")
  public init(
    reuseIdentifier: String? = nil, key: AnyHashable?, prepareForReuse: Bool = false,
    make: @escaping @MainActor () -> View = { View() }
  ) {
    self.init(reuseIdentifier: reuseIdentifier, prepareForReuse: prepareForReuse, make: make)
    node.key = key
  }

  /// Puts an element inside the view, after those that it has.
  @available(*, deprecated, message: "Use children(_:) with a closure.")
  public consuming func addChild(_ element: any ElementTree) -> Self { children([element]) }

  /// Puts a number of elements inside the view, made one by one.
  @available(*, deprecated, message: "Use children(_:) with a for in its closure.")
  public consuming func addChildren(
    count: Int, _ make: (Int) -> (any ElementTree)?
  ) -> Self { children((0..<max(count, 0)).compactMap(make)) }
}
