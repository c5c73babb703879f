import KumikoComponents
import UIKit

/// Hears of a list view's layouts while something waits for them, and keeps the end of the list in
/// view if the options say so.
@MainActor
final class ListLayoutWatch {
  /// Keeps the end in view; nil unless the options say so.
  private(set) var bottom: BottomAnchor?

  /// Tells of the list view's layouts while something waits for them.
  private var observer: LayoutObserver?

  /// Whether there were rows after the last update.
  private var hadRows = false

  /// Takes in data that a list view shows now. Returns whether there are rows where there were
  /// none.
  func hasFirstRows(in data: [Section]) -> Bool {
    let hasRows = data.contains { !$0.elements.isEmpty }
    defer { hadRows = hasRows }
    return hasRows && !hadRows
  }

  /// Hears of the layouts of a list view as long as the end is to be kept in view or a row waits to
  /// be scrolled to.
  func observe(
    _ list: any BatchUpdating, keepsEnd: Bool, waits: Bool, onLayout: @escaping () -> Void
  ) {
    if keepsEnd != (bottom != nil) { bottom = keepsEnd ? BottomAnchor() : nil }
    let isNeeded = keepsEnd || waits
    if let observer, isNeeded, observer.superview === list { return }
    observer?.removeFromSuperview()
    observer = isNeeded ? LayoutObserver(of: list, onLayout: onLayout) : nil
  }
}
