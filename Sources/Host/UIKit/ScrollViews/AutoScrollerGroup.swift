import QuartzCore

/// Scrolls the views below a finger that carries something while it rests near their edges: a list,
/// and the part of the list that scrolls by itself.
@MainActor
final class AutoScrollerGroup {
  private let didScroll: () -> Void
  private var parts: [Part] = []

  private struct Part {
    weak var view: UIScrollView?
    let scroller: AutoScroller
  }

  /// - Parameter didScroll: Called whenever content has been moved.
  init(didScroll: @escaping () -> Void) { self.didScroll = didScroll }

  /// Takes in where the finger is, in the window, and what lies there.
  func follow(_ finger: CGPoint, over views: [UIScrollView]) {
    leave { known in !views.contains { $0 === known } }
    for view in views where !parts.contains(where: { $0.view === view }) {
      let scroller = AutoScroller(of: view) { [weak self] in self?.didScroll() }
      parts.append(Part(view: view, scroller: scroller))
    }
    for part in parts { part.scroller.follow(finger) }
  }

  /// Stops scrolling, and lets content come to rest.
  func stop() { leave { _ in true } }

  private func leave(_ isLeft: (UIScrollView?) -> Bool) {
    let left = parts.filter { isLeft($0.view) }
    parts.removeAll { isLeft($0.view) }
    for part in left {
      part.scroller.stop()
      part.view?.autoScrollDidEnd()
    }
  }
}
