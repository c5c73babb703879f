import QuartzCore

/// Finds out how much of the content reaches below a bar at the bottom.
@MainActor
final class BottomBarObserver {
  /// The distance in points over which a bar becomes clear.
  private static let fadeDistance: CGFloat = 8

  private weak var scrollView: UIScrollView?
  private let update: (CGFloat) -> Void

  /// Makes an observer that observes nothing yet.
  ///
  /// - Parameter update: Called with 1 while content goes on below the bar, with 0 at its end.
  init(_ update: @escaping (CGFloat) -> Void) { self.update = update }

  /// Observes a view from now on; with nil there is no content below the bar.
  func observe(_ next: UIScrollView?) {
    if next !== scrollView {
      scrollView?.bottomObservers[ObjectIdentifier(self)] = nil
      next?.bottomObservers[ObjectIdentifier(self)] = { [weak self] in self?.contentDidMove() }
      scrollView = next
    }
    contentDidMove()
  }

  private func contentDidMove() { update(coverage) }

  private var coverage: CGFloat {
    guard let scrollView else { return 0 }
    let end = scrollView.contentSize.height - scrollView.contentOffset.y
    let barTop = scrollView.bounds.height - scrollView.safeAreaInsets.bottom
    return ((end - barTop) / Self.fadeDistance).clamped(to: 0...1)
  }
}
