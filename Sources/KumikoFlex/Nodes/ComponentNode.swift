import KumikoFlexLayout
import UIKit

/// Describes a view of a tree: how it is made, configured and laid out, and what is inside of it.
///
/// A tree of nodes is a description, made anew for each state and cheap. What is on the screen is
/// changed to match it: views of nodes that are still there stay, others come and go.
///
/// ```swift
/// ComponentNode<UIView>()
///   .layout { $0.flexDirection = .row }
///   .children {
///     ComponentNode<UIImageView>().set(\.image, album.cover)
///     ComponentNode<UILabel>().configure { $0.text = album.title }
///     if album.isFeatured { ComponentNode<UILabel>().set(\.text, "★") }
///   }
/// ```
@preconcurrency @MainActor
public final class ComponentNode<View: UIView>: ComponentNodeType {
  /// What the node says about its view, without the view's type.
  public let description: NodeDescription

  /// Describes a view.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What distinguishes kinds of views, by default the name of the view's
  ///     type. Nodes that make or prepare their views differently need identifiers of their own.
  ///   - key: What distinguishes siblings of the same kind. With keys, views follow their nodes to
  ///     other places; without, the first node of a kind keeps the first view, and so on.
  ///   - prepareForReuse: Whether a view that leaves the tree may be shown by another node of its
  ///     kind, which then has to set all that this one did; false by default. Views whose nodes
  ///     only `set` key paths always are reused.
  ///   - make: Makes the view; by default `View()`.
  public init(
    reuseIdentifier: String = String(describing: View.self), key: AnyHashable? = nil,
    prepareForReuse: Bool = false, make: @escaping () -> View = { View() }
  ) {
    description = NodeDescription(
      reuseIdentifier: reuseIdentifier, key: key, isReusable: prepareForReuse,
      viewType: ObjectIdentifier(View.self), makeView: make)
  }

  /// Describes a view to which a style is applied once, when it is made.
  public convenience init(
    reuseIdentifier: String, key: AnyHashable? = nil, style: ComponentStyle<View>
  ) {
    self.init(reuseIdentifier: reuseIdentifier, key: key) {
      let view = View()
      style.apply(to: view)
      return view
    }
  }

  /// The view that the node was rendered into; nil before.
  public var view: View? { description.view as? View }

  /// Runs a closure with the view in each render, after the view's key paths are set.
  ///
  /// What it sets stays until something else is set.
  @discardableResult
  public func configure(_ closure: @escaping (View) -> Void) -> Self {
    description.configurations.append { view in
      if let view = view as? View { closure(view) }
    }
    return self
  }

  /// Sets a property of the view, only if it was another in the last render.
  ///
  /// When a later tree does not set it, it gets back the value that it had before.
  @discardableResult
  public func set<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> Self {
    description.settings.append(ViewSetting(keyPath, value))
    return self
  }

  /// Says how the view is laid out.
  ///
  /// The closure is run at once. A node that is laid out this way does not heed the view's own
  /// `UIView.style`.
  @discardableResult
  public func layout(_ change: (inout FlexStyle) -> Void) -> Self {
    var style = description.flexStyle ?? .standard(for: View.self)
    change(&style)
    description.flexStyle = style
    return self
  }

  /// Puts nodes inside this one, after those that it has; nils are left out.
  @discardableResult
  public func children(_ nodes: [(any ComponentNodeType)?]) -> Self {
    description.children += nodes.compactMap { $0?.description }
    return self
  }

  /// Puts nodes inside this one, after those that it has.
  @discardableResult
  public func children(@NodeBuilder _ nodes: () -> [any ComponentNodeType]) -> Self {
    children(nodes())
  }

  /// Puts one node inside this one, after those that it has.
  @discardableResult
  public func addChild(_ node: any ComponentNodeType) -> Self {
    children([node])
  }

  /// Puts a number of nodes inside this one, made one by one.
  @discardableResult
  public func addChildren(
    count: Int, _ make: (Int) -> (any ComponentNodeType)?
  ) -> Self {
    children((0..<max(count, 0)).map(make))
  }

  /// Sets what distinguishes the node from siblings of the same kind.
  @discardableResult
  public func key(_ key: some Hashable) -> Self {
    description.key = AnyHashable(key)
    return self
  }
}

/// Returns a node if a condition holds; the node is made only then.
@preconcurrency @MainActor
public func when(
  _ condition: Bool, _ node: @autoclosure () -> any ComponentNodeType
) -> (any ComponentNodeType)? {
  condition ? node() : nil
}

/// Builds lists of nodes from statements: any number of them, `if`, `switch`, `for`, optionals and
/// arrays.
@preconcurrency @MainActor
@resultBuilder
public enum NodeBuilder {
  /// No statements make no nodes.
  public static func buildBlock() -> [any ComponentNodeType] { [] }
  /// The node of an expression.
  public static func buildExpression(_ node: any ComponentNodeType) -> [any ComponentNodeType] {
    [node]
  }
  /// The node of an expression, if there is one.
  public static func buildExpression(
    _ node: (any ComponentNodeType)?
  ) -> [any ComponentNodeType] {
    node.map { [$0] } ?? []
  }
  /// The nodes of an expression.
  public static func buildExpression(
    _ nodes: [any ComponentNodeType]
  ) -> [any ComponentNodeType] {
    nodes
  }
  /// Starts with the first statement's nodes.
  public static func buildPartialBlock(
    first: [any ComponentNodeType]
  ) -> [any ComponentNodeType] {
    first
  }
  /// Appends a statement's nodes.
  public static func buildPartialBlock(
    accumulated: [any ComponentNodeType], next: [any ComponentNodeType]
  ) -> [any ComponentNodeType] {
    accumulated + next
  }
  /// The nodes of an `if` without `else`.
  public static func buildOptional(
    _ nodes: [any ComponentNodeType]?
  ) -> [any ComponentNodeType] {
    nodes ?? []
  }
  /// The nodes of the first branch.
  public static func buildEither(
    first nodes: [any ComponentNodeType]
  ) -> [any ComponentNodeType] {
    nodes
  }
  /// The nodes of the second branch.
  public static func buildEither(
    second nodes: [any ComponentNodeType]
  ) -> [any ComponentNodeType] {
    nodes
  }
  /// The nodes of all turns of a `for`.
  public static func buildArray(
    _ turns: [[any ComponentNodeType]]
  ) -> [any ComponentNodeType] {
    turns.flatMap(\.self)
  }
  /// The nodes of an `if #available`.
  public static func buildLimitedAvailability(
    _ nodes: [any ComponentNodeType]
  ) -> [any ComponentNodeType] {
    nodes
  }
}
