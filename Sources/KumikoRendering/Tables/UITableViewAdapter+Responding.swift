// Checked against declarations written by hand; it has not been run by its authors.
#if canImport(ObjectiveC)
import UIKit

extension UITableViewAdapter {
  /// Whether the adapter has a method. A table asks for row actions of old only where its delegate
  /// has no trailing swipe actions, so an adapter has either these or those.
  public nonisolated override func responds(to selector: Selector!) -> Bool {
    guard super.responds(to: selector) else { return false }
    guard let selector, Thread.isMainThread else { return true }
    switch NSStringFromSelector(selector) {
    case "tableView:editActionsForRowAtIndexPath:":
      return MainActor.assumeIsolated { hasEditActionsOnly }
    case "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:":
      return MainActor.assumeIsolated { !hasEditActionsOnly }
    default: return true
    }
  }

  private var hasEditActionsOnly: Bool {
    overriddenMethods.contains(.editActions) && !overriddenMethods.contains(.trailingSwipe)
  }
}
#endif
