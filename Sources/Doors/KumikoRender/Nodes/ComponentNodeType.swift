public import UIKit

/// A node of the tree that describes the views of a component.
@preconcurrency @MainActor
public protocol ComponentNodeType: AnyObject {
  /// The node's view; nil before it was made.
  var renderedView: UIView? { get set }
  /// What distinguishes the view from others at its place.
  var reuseIdentifier: String { get set }
  /// The nodes inside.
  var children: [any ComponentNodeType] { get set }
  /// Whether the view stands in another one.
  var mounted: Bool { get }
  /// The place among the parent's nodes.
  var index: Int { get set }
  /// Configures the view and those inside, and lays them out in some room.
  func render(_ bounds: CGSize)
  /// Called in each render, when the node has its view.
  func prepareForMount()
  /// Called in each render, before the next nodes take the views.
  func prepareForUnmount()
  /// Makes the view, unless there is one.
  func buildView()
}

extension ComponentNodeType {
  /// Puts nodes inside, after those that are there.
  @discardableResult
  public func children(_ children: [any ComponentNodeType]) -> Self {
    self.children += children.filter { !($0 is NoNode) }
    return self
  }

  /// Puts a node inside, after those that are there.
  @discardableResult
  public func addChild(_ child: any ComponentNodeType) -> Self { children([child]) }

  /// Puts a number of nodes inside, made one by one.
  @discardableResult
  public func addChildren(_ count: Int, closure: (Int) -> any ComponentNodeType) -> Self {
    children((0..<max(count, 0)).map(closure))
  }

  /// The nodes with a reuse identifier, this one and those inside, depth first.
  public func componenstWithIdentifier(_ identifier: String) -> [any ComponentNodeType] {
    var found: [any ComponentNodeType] = []
    forEachNode { if $0.reuseIdentifier == identifier { found.append($0) } }
    return found
  }

  /// The first node with a reuse identifier.
  public func componentWithIdentifier(_ identifier: String) -> (any ComponentNodeType)? {
    componenstWithIdentifier(identifier).first
  }

  /// The view of the first node with a reuse identifier, if it is of the class that is asked for.
  public func viewWithIdentifier<T: UIView>(_ identifier: String) -> T? {
    componentWithIdentifier(identifier)?.renderedView as? T
  }

  func forEachNode(_ body: (any ComponentNodeType) -> Void) {
    body(self)
    for child in children { child.forEachNode(body) }
  }
}

/// Returns a node that is left out where a condition does not hold.
@preconcurrency @MainActor
public func when(
  _ condition: @autoclosure () -> Bool, _ component: any ComponentNodeType
) -> any ComponentNodeType { condition() ? component : NoNode() }

/// What stands for a node that is left out.
final class NoNode: ComponentNodeType {
  var renderedView: UIView?
  var reuseIdentifier = ""
  var children: [any ComponentNodeType] = []
  var mounted: Bool { false }
  var index = 0

  func render(_ bounds: CGSize) {}
  func prepareForMount() {}
  func prepareForUnmount() {}
  func buildView() {}
}
