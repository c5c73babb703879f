import KumikoFlexLayout
import UIKit

/// A tree of views that is kept in step with trees of elements.
///
/// Only views of elements are touched: subviews that others added stay where they are.
@MainActor
package final class MountedTree {
  /// The view that holds the root's.
  unowned let host: UIView
  let pool: ViewReusePool
  /// What is otherwise than in the language.
  let habits: TreeHabits
  private(set) var root: MountedElement?
  private(set) var layoutTree = FlexTree()
  /// The views whose contents decide their sizes.
  private(set) var measuredViews: [FlexNode: UIView] = [:]
  /// How many views were added, removed or moved by the last render.
  package private(set) var changeCount = 0
  /// What the last layout was asked, and the size that it found; nil before.
  var lastLayout: (request: LayoutRequest, size: CGSize)?
  /// Whether the host's traits have changed since it was laid out.
  package var hasOtherTraits = false
  /// What the host had when the tree was last laid out; nil before.
  var sizingTraits: SizingTraits?

  package init(host: UIView, pool: ViewReusePool, habits: TreeHabits = TreeHabits()) {
    self.host = host
    self.pool = pool
    self.habits = habits
  }

  /// Makes the views match a tree of elements: adds, removes and moves as few as possible, and
  /// sets only what differs.
  package func update(_ node: ElementNode) {
    changeCount = 0
    if let root, root.matches(node) {
      update(root, node)
      return
    }
    if let root { unmount(root) }
    let element = mount(node)
    root = element
    host.addSubview(element.view)
  }

  /// Has all views measured again.
  func setNeedsMeasurement() {
    for node in measuredViews.keys { layoutTree.setNeedsMeasurement(of: node) }
  }

  /// The views of elements of a kind, depth first.
  package func views(reuseIdentifier: String) -> [UIView] {
    func views(_ element: MountedElement) -> [UIView] {
      (element.kind.reuseIdentifier == reuseIdentifier ? [element.view] : [])
        + element.children.flatMap(views)
    }
    return root.map(views) ?? []
  }

  private func mount(_ node: ElementNode) -> MountedElement {
    changeCount += 1
    let view = pool.dequeue(node.kind) ?? node.makeView()
    let element = MountedElement(node, view: view, flexNode: layoutTree.makeNode(.view))
    update(element, node)
    return element
  }

  private func unmount(_ element: MountedElement) {
    changeCount += 1
    element.view.removeFromSuperview()
    layoutTree.remove(element.flexNode)
    enqueue(element)
  }

  /// Puts a view into the pool, or, if it cannot be reused, those inside of it that can.
  private func enqueue(_ element: MountedElement) {
    measuredViews[element.flexNode] = nil
    for child in element.children {
      if element.node.canBeReused || child.node.canBeReused { child.view.removeFromSuperview() }
      enqueue(child)
    }
    element.children = []
    pool.enqueue(element)
  }

  private func update(_ element: MountedElement, _ node: ElementNode) {
    let before = element.isNew ? nil : element.node.layout
    let mayDiffer = element.apply(node)
    updateChildren(of: element, node.children)
    updateLayout(of: element, after: before)
    if mayDiffer { layoutTree.setNeedsMeasurement(of: element.flexNode) }
  }

  private func updateChildren(of element: MountedElement, _ nodes: [ElementNode]) {
    if nodes.isEmpty, element.children.isEmpty { return }
    if ChildMatching.isInPlace(element.children, nodes) {
      for (index, node) in nodes.enumerated() { update(element.children[index], node) }
    } else {
      reorderChildren(of: element, nodes, ChildMatching(element.children, nodes))
    }
  }

  private func reorderChildren(
    of element: MountedElement, _ nodes: [ElementNode], _ matching: ChildMatching
  ) {
    for index in matching.unmatched { unmount(element.children[index]) }
    let stationary = matching.stationary
    var children: [MountedElement] = []
    children.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      let source = matching.sources[index]
      let child = source >= 0 ? element.children[source] : mount(node)
      if source >= 0 { update(child, node) }
      if !stationary[index] {
        if source >= 0 { changeCount += 1 }
        insert(child, into: element, after: children.last)
      }
      children.append(child)
    }
    element.children = children
  }

  /// Puts a child's view in front of its previous sibling's, and behind all others that elements
  /// brought.
  private func insert(
    _ child: MountedElement, into element: MountedElement, after sibling: MountedElement?
  ) {
    let container = element.view.elementContainer
    if let sibling {
      container.insertSubview(child.view, aboveSubview: sibling.view)
      layoutTree.insert(
        child.flexNode, into: element.flexNode,
        before: layoutTree.sibling(after: sibling.flexNode))
    } else {
      container.insertSubview(child.view, at: 0)
      layoutTree.insert(
        child.flexNode, into: element.flexNode,
        before: layoutTree.children(of: element.flexNode).first { $0 != child.flexNode })
    }
  }

  /// Whether two layouts are there and say the same.
  private func isSame(_ layout: ElementLayout?, _ old: ElementLayout?) -> Bool {
    guard let layout, let old else { return false }
    return layout === old || layout.style == old.style
  }

  private func updateLayout(of element: MountedElement, after old: ElementLayout?) {
    let layout = element.node.layout
    if !isSame(layout, old) {
      let style =
        layout?.style ?? ViewStyles.shared[element.view] ?? element.kind.standardStyle
      layoutTree.setStyle(style, of: element.flexNode)
    }
    let isMeasured = element.children.isEmpty && element.hasContent
    guard isMeasured != element.isMeasured else { return }
    element.isMeasured = isMeasured
    layoutTree.setMeasured(isMeasured, of: element.flexNode)
    measuredViews[element.flexNode] = isMeasured ? element.view : nil
  }

  /// Computes where all nodes stand.
  func layOutNodes(_ request: LayoutRequest) {
    let measuredViews = measuredViews
    layoutTree.layout(
      request.root, width: request.width, height: request.height, scale: request.scale,
      direction: request.direction
    ) { request in
      measuredViews[request.node]?.measure(request.width) ?? FlexMeasurement(width: 0, height: 0)
    }
  }

  /// Gives back what was found to be wrong with the layout.
  func takeDiagnostics() -> [FlexDiagnostic] {
    defer { layoutTree.clearDiagnostics() }
    return layoutTree.diagnostics
  }
}

extension UIView {
  /// Where the views of elements inside this one's go: the content view of effects and cells, the
  /// view itself otherwise.
  var elementContainer: UIView {
    (self as? UIVisualEffectView)?.contentView ?? (self as? UITableViewCell)?.contentView ?? self
  }
}
