import UIKit

/// Lets the user refresh a list by pulling it down.
@MainActor
final class ListRefreshing {
  private var action: (@MainActor () async -> Void)?
  private var control: UIRefreshControl?
  private weak var list: UIScrollView?
  private var task: Task<Void, Never>? {
    didSet { PendingRefreshes.count += (task == nil ? 0 : 1) - (oldValue == nil ? 0 : 1) }
  }

  isolated deinit {
    guard let task else { return }
    task.cancel()
    PendingRefreshes.count -= 1
  }

  /// Takes over what refreshes a list view; nil if nothing does.
  func apply(_ action: (@MainActor () async -> Void)?, in list: UIScrollView) {
    self.action = action
    guard action != nil else { return remove() }
    if let control, self.list === list, list.refreshControl === control { return }
    remove()
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
    (self.control, self.list) = (control, list)
    list.refreshControl = control
  }

  /// Takes the control away, unless the app has put another in its place, and ends what it began.
  private func remove() {
    task?.cancel()
    task = nil
    control?.endRefreshing()
    if let list, list.refreshControl === control { list.refreshControl = nil }
    (control, list) = (nil, nil)
  }

  private func begin() {
    guard let action, task == nil else { return }
    task = Task { [weak self, weak control] in
      await action()
      // A control that took another's place has a task of its own.
      guard !Task.isCancelled else { return }
      self?.task = nil
      control?.endRefreshing()
    }
  }
}

/// Refreshes that users have begun and that have neither ended nor been canceled. Tests wait until
/// there are none.
@MainActor
package enum PendingRefreshes {
  /// How many there are.
  package fileprivate(set) static var count = 0
}
