import KumikoFlexLayout
import UIKit

/// A tree of views that is kept in step with trees of nodes.
///
/// Only views of nodes are touched: subviews that others added stay where they are.
@MainActor
final class NodeTree {
  /// The view that holds the root's.
  unowned let host: UIView
  let pool: ViewReusePool
  private(set) var root: MountedNode?
  var layoutTree = FlexTree()
  /// How many views were added, removed or moved by the last render.
  private(set) var changeCount = 0

  init(host: UIView, pool: ViewReusePool) {
    self.host = host
    self.pool = pool
  }

  /// Makes the views match a tree of nodes: adds, removes and moves as few as possible, and
  /// configures all of them.
  func update(_ description: NodeDescription) {
    changeCount = 0
    if let root, root.matches(description) {
      update(root, description)
      return
    }
    if let root { unmount(root) }
    let node = mount(description)
    root = node
    host.addSubview(node.view)
  }

  /// Removes all views.
  func removeAll() {
    if let root { unmount(root) }
    root = nil
  }

  private func mount(_ description: NodeDescription) -> MountedNode {
    changeCount += 1
    let view = pool.dequeue(description) ?? description.makeView()
    let node = MountedNode(description, view: view, flexNode: layoutTree.makeNode(.view))
    update(node, description)
    return node
  }

  private func unmount(_ node: MountedNode) {
    changeCount += 1
    node.view.removeFromSuperview()
    layoutTree.remove(node.flexNode)
    enqueue(node)
  }

  /// Puts a view into the pool, or, if it cannot be reused, those inside of it that can.
  private func enqueue(_ node: MountedNode) {
    for child in node.children {
      if node.isReusable || child.isReusable { child.view.removeFromSuperview() }
      enqueue(child)
    }
    node.children = []
    pool.enqueue(node)
  }

  private func update(_ node: MountedNode, _ description: NodeDescription) {
    description.view = node.view
    node.isReusable = description.canBeReused
    let isSet = node.settings.apply(description.settings, to: node.view)
    for configure in description.configurations { configure(node.view) }
    updateChildren(of: node, description.children)
    updateStyle(of: node, description)
    let mayDiffer = isSet || !description.configurations.isEmpty || node.isNew
    if mayDiffer, node.contentDidChange() {
      layoutTree.setNeedsMeasurement(of: node.flexNode)
    }
  }

  private func updateChildren(of node: MountedNode, _ descriptions: [NodeDescription]) {
    let matching = ChildMatching(node.children, descriptions)
    for index in matching.unmatched { unmount(node.children[index]) }
    let stationary = matching.stationary
    var children: [MountedNode] = []
    children.reserveCapacity(descriptions.count)
    for (index, description) in descriptions.enumerated() {
      let source = matching.sources[index]
      let child = source >= 0 ? node.children[source] : mount(description)
      if source >= 0 { update(child, description) }
      if !stationary[index] {
        if source >= 0 { changeCount += 1 }
        insert(child, into: node, after: children.last)
      }
      children.append(child)
    }
    node.children = children
  }

  /// Puts a child's view in front of its previous sibling's, and behind all others that nodes
  /// brought.
  private func insert(_ child: MountedNode, into node: MountedNode, after sibling: MountedNode?) {
    let container = node.view.nodeContainer
    if let sibling {
      container.insertSubview(child.view, aboveSubview: sibling.view)
      layoutTree.insert(
        child.flexNode, into: node.flexNode, before: layoutTree.sibling(after: sibling.flexNode))
    } else {
      container.insertSubview(child.view, at: 0)
      layoutTree.insert(
        child.flexNode, into: node.flexNode,
        before: layoutTree.children(of: node.flexNode).first { $0 != child.flexNode })
    }
  }

  private func updateStyle(of node: MountedNode, _ description: NodeDescription) {
    let style = description.flexStyle ?? node.view.style
    layoutTree.setStyle(style, of: node.flexNode)
    let isMeasured = node.children.isEmpty && type(of: node.view) != UIView.self
    layoutTree.setMeasured(isMeasured, of: node.flexNode)
  }
}

extension UIView {
  /// Where the views of child nodes go: the content view of effects and cells, the view itself
  /// otherwise.
  var nodeContainer: UIView {
    (self as? UIVisualEffectView)?.contentView ?? (self as? UITableViewCell)?.contentView ?? self
  }
}
