import UIKit

/// Knows views and controllers that were seen, without keeping them.
@MainActor
final class LeakWatch {
  private struct Entry {
    weak var object: AnyObject?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Remembers what is in a window now.
  func watch(_ window: UIWindow) {
    for view in window.subviews { watch(view) }
    if let controller = window.rootViewController { watch(controller) }
    add(window)
  }

  private func watch(_ view: UIView) {
    add(view)
    for view in view.subviews { watch(view) }
  }

  private func watch(_ controller: UIViewController) {
    add(controller)
    for child in controller.children { watch(child) }
    if let presented = controller.presentedViewController { watch(presented) }
  }

  private func add(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    if entries[id]?.object == nil {
      entries[id] = Entry(object: object, name: String(describing: type(of: object)))
    }
  }

  /// What is still there, by name, with how many of them.
  var alive: [String: Int] {
    entries.values.reduce(into: [:]) { counts, entry in
      if entry.object != nil { counts[entry.name, default: 0] += 1 }
    }
  }
}
