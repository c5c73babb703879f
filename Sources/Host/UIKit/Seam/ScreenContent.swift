import QuartzCore

/// What the screen shows: the display nodes of all visible windows, back to front, in one node.
///
/// The same node comes back as long as no window changed, so a host draws only when it gets
/// another.
@MainActor
package final class ScreenContent {
  private var last: DisplayNode?

  package init() {}

  /// What the screen looks like at a time of the media clock, in the screen's coordinates.
  package func node(at time: CFTimeInterval) -> DisplayNode {
    let bounds = UIScreen.main.bounds
    let children = UIApplication.shared.visibleWindows.map { window in
      DisplayNode.Placed(
        node: window.layer.displayNode(at: time), transform: window.layer.placement)
    }
    if let last, last.bounds == bounds, last.children.elementsEqual(children, by: isSame) {
      return last
    }
    let node = DisplayNode(bounds: bounds, items: [], children: children)
    last = node
    return node
  }

  private func isSame(_ one: DisplayNode.Placed, _ other: DisplayNode.Placed) -> Bool {
    one.node === other.node && one.transform == other.transform
  }
}
