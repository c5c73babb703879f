import KumikoFlexLayout
import UIKit

/// A node of a tree of views that flexbox lays out, whatever kind of view it is for.
///
/// The only kind is ``ComponentNode``; this protocol is for places where its view's type does not
/// matter, such as lists of children.
@preconcurrency @MainActor
public protocol ComponentNodeType: AnyObject {
  /// What the node says about its view, without the view's type.
  var description: NodeDescription { get }
}

/// What a ``ComponentNode`` says about its view, without the view's type.
@preconcurrency @MainActor
public final class NodeDescription {
  /// What distinguishes kinds of views: a view is kept for a node of the same kind.
  public let reuseIdentifier: String
  /// What distinguishes siblings of the same kind; nil to tell them apart by their order.
  public internal(set) var key: AnyHashable?
  /// The node's style where it has one of its own, apart from that of its view.
  public internal(set) var flexStyle: FlexStyle?
  /// The nodes inside this one.
  public internal(set) var children: [NodeDescription] = []

  let viewType: ObjectIdentifier
  let isReusable: Bool
  let makeView: () -> UIView
  var configurations: [(UIView) -> Void] = []
  var settings: [ViewSetting] = []
  /// The view, once the node is mounted.
  weak var view: UIView?

  init(
    reuseIdentifier: String, key: AnyHashable?, isReusable: Bool, viewType: ObjectIdentifier,
    makeView: @escaping () -> UIView
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.key = key
    self.isReusable = isReusable
    self.viewType = viewType
    self.makeView = makeView
  }
}

extension ComponentNodeType {
  /// What distinguishes kinds of views.
  public var reuseIdentifier: String { description.reuseIdentifier }

  /// What distinguishes siblings of the same kind.
  public var key: AnyHashable? { description.key }

  /// The view that the node was rendered into; nil before.
  public var renderedView: UIView? { description.view }

  /// Whether the node's view is part of a tree of views.
  public var isMounted: Bool { description.view?.superview != nil }

  /// Returns the first node with an identifier: this one or one below it, depth first.
  public func componentWithIdentifier(_ identifier: String) -> NodeDescription? {
    description.first { $0.reuseIdentifier == identifier }
  }

  /// Returns all nodes with an identifier: this one and those below it, depth first.
  public func componentsWithIdentifier(_ identifier: String) -> [NodeDescription] {
    description.all { $0.reuseIdentifier == identifier }
  }

  /// Returns the view of the first node with an identifier, if it is of the type that is asked for.
  public func viewWithIdentifier<View: UIView>(_ identifier: String) -> View? {
    componentWithIdentifier(identifier)?.view as? View
  }
}

extension NodeDescription {
  /// The view that the node was rendered into; nil before.
  public var renderedView: UIView? { view }

  func first(where matches: (NodeDescription) -> Bool) -> NodeDescription? {
    if matches(self) { return self }
    for child in children {
      if let found = child.first(where: matches) { return found }
    }
    return nil
  }

  func all(where matches: (NodeDescription) -> Bool) -> [NodeDescription] {
    (matches(self) ? [self] : []) + children.flatMap { $0.all(where: matches) }
  }
}
