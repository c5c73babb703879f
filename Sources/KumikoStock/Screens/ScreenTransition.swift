import KumikoComponents
import KumikoRendering
import UIKit

/// Brings a list from one screen to the next: row by row, or by fading out and in. A screen that
/// comes while the list fades takes the place of one that waits.
@MainActor
final class ScreenTransition {
  private static let duration: TimeInterval = 0.15

  private struct Request {
    var screen: Screen
    var fades: Bool
    var animated: Bool
    var didShow: @MainActor () -> Void
  }

  private let table: UITableView
  private var waiting: Request?
  private var isFading = false

  init(_ table: UITableView) { self.table = table }

  /// Shows a screen's list.
  ///
  /// - Parameters:
  ///   - fades: Whether the list fades out and in.
  ///   - animated: Whether changes are seen happening.
  ///   - didShow: Called when the list has the screen's rows.
  func begin(
    _ screen: Screen, fades: Bool, animated: Bool, didShow: @escaping @MainActor () -> Void
  ) {
    let request = Request(screen: screen, fades: fades, animated: animated, didShow: didShow)
    if isFading {
      waiting = request
    } else if fades {
      fade(to: request)
    } else {
      perform(request)
    }
  }

  private func perform(_ request: Request) {
    table.renderSections(request.screen.sections, animated: request.animated)
    request.didShow()
  }

  private func fade(to request: Request) {
    isFading = true
    waiting = request
    UIView.animate(withDuration: Self.duration) {
      self.table.alpha = 0
    } completion: { _ in
      self.showWaiting()
    }
  }

  private func showWaiting() {
    if var request = waiting {
      waiting = nil
      request.animated = false
      perform(request)
    }
    UIView.animate(withDuration: Self.duration) {
      self.table.alpha = 1
    } completion: { _ in
      self.isFading = false
      guard let next = self.waiting else { return }
      self.waiting = nil
      if next.fades { self.fade(to: next) } else { self.perform(next) }
    }
  }
}
