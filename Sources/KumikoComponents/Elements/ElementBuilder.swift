import UIKit

/// What ``ElementBuilder`` makes of statements: one element, or several below each other.
public struct Elements: ElementTree {
  package var nodes: [ElementNode]

  package init(_ nodes: [ElementNode]) { self.nodes = nodes }

  /// Elements of which some may be several ones, which stand beside the others.
  init(listing elements: [any ElementTree]) {
    nodes = elements.flatMap { ($0 as? Elements)?.nodes ?? [$0.node] }
  }

  /// The only element, or one that holds them all.
  public var node: ElementNode {
    get {
      nodes.count == 1 ? nodes[0] : .container(of: Self.self, nodes, .column, .stretch, 0)
    }
    set { nodes = [newValue] }
  }
}

/// Builds trees of elements from statements: elements, components, `if`, `switch` and `for`.
@preconcurrency @MainActor
@resultBuilder
public enum ElementBuilder {
  /// No statements make no elements.
  public static func buildBlock() -> Elements { Elements([]) }

  public static func buildExpression<Tree: ElementTree>(_ element: Tree) -> ElementNode {
    // Elements whose type is not known stand beside each other like those whose type is.
    if Tree.self == Elements.self, let elements = element as? Elements {
      return .several(elements.nodes)
    }
    return element.node
  }

  /// Elements that somebody else has built.
  public static func buildExpression(_ elements: Elements) -> Elements { elements }

  /// Elements whose types are not known.
  public static func buildExpression(_ elements: [any ElementTree]) -> Elements {
    Elements(listing: elements)
  }

  /// A component, in a view of its own.
  public static func buildExpression(_ component: some Component) -> ElementNode {
    .component(component)
  }

  /// Starts with the first statement's element.
  public static func buildPartialBlock(first: ElementNode) -> Elements {
    Elements(first.isSeveral ? first.children : [first])
  }

  /// Starts with the first statement's elements.
  public static func buildPartialBlock(first: Elements) -> Elements { first }

  /// Appends a statement's element.
  public static func buildPartialBlock(
    accumulated: consuming Elements, next: ElementNode
  ) -> Elements {
    if next.isSeveral {
      accumulated.nodes += next.children
    } else {
      accumulated.nodes.append(next)
    }
    return accumulated
  }

  /// Appends a statement's elements.
  public static func buildPartialBlock(
    accumulated: consuming Elements, next: Elements
  ) -> Elements {
    accumulated.nodes += next.nodes
    return accumulated
  }

  /// The elements of an `if` without `else`.
  public static func buildOptional(_ elements: Elements?) -> Elements { elements ?? Elements([]) }

  /// The elements of the first branch.
  public static func buildEither(first elements: Elements) -> Elements { elements }

  /// The elements of the second branch.
  public static func buildEither(second elements: Elements) -> Elements { elements }

  /// The elements of all turns of a `for`.
  public static func buildArray(_ turns: [Elements]) -> Elements {
    Elements(turns.flatMap(\.nodes))
  }

  /// The elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: Elements) -> Elements { elements }
}

// MARK: - Mistakes

extension ElementBuilder {
  /// Not an element.
  @available(
    *, unavailable, message: "A view is not an element: write Element<UILabel>().set(\\.text, …)."
  )
  public static func buildExpression(_ view: UIView) -> Elements { Elements([]) }

  /// Not an element.
  @available(*, unavailable, message: "A text is not an element: write TextElement(…).")
  public static func buildExpression(_ text: String) -> Elements { Elements([]) }

  /// Not an element.
  @available(
    *, unavailable,
    message: "An image is not an element: write ImageElement(…)."
  )
  public static func buildExpression(_ image: UIImage) -> Elements { Elements([]) }

  /// Not an element.
  @available(
    *, unavailable,
    message: "A section is not an element: its rows stand in a list, not in a tree."
  )
  public static func buildExpression(_ section: Section) -> Elements { Elements([]) }

  /// Not an element.
  @available(
    *, unavailable, message: "A statement of a tree has to be an element: return no other values."
  )
  public static func buildExpression(_ nothing: Void) -> Elements { Elements([]) }
}
