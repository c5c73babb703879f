import Foundation

/// Renders components anew when their code was replaced in the running program, for development.
///
/// Tools that inject code on Apple's systems post ``codeDidChange`` when they have done so; on
/// Linux `KumikoLive` loads rebuilt libraries and calls ``refresh()``. Component views then call
/// their new `construct()` and keep their state. Lists render what is visible with the new
/// ``Component/render(in:)`` of its components, or their `body`, whether or not the components say
/// that anything has changed, and ask for heights again; views are those from before.
///
/// ```swift
/// #if DEBUG
/// LiveRefresh.begin()  // before the first component is made
/// #endif
/// ```
@preconcurrency @MainActor
public enum LiveRefresh {
  /// Posted after code was replaced: `INJECTION_BUNDLE_NOTIFICATION`.
  nonisolated public static let codeDidChange = Notification.Name("INJECTION_BUNDLE_NOTIFICATION")

  private struct Reference {
    weak var object: (any LiveRefreshing)?
  }

  private static var observer: (any NSObjectProtocol)?
  private static var references: [Reference] = []

  /// Begins to render components anew after each ``codeDidChange``: those of component views and
  /// adapters of lists that are made from now on. Calling it again does nothing.
  public static func begin() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: codeDidChange, object: nil, queue: nil
    ) { _ in
      Task { @MainActor in refresh() }
    }
  }

  /// Ends it; components that were made meanwhile are no longer rendered.
  public static func end() {
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
    references = []
  }

  /// Renders all components now: views of components and lists in the order they were made.
  public static func refresh() {
    references.removeAll { $0.object == nil }
    for reference in references { reference.object?.injected() }
  }

  /// Notes what was made, if it will be rendered anew.
  package static func register(_ object: any LiveRefreshing) {
    guard observer != nil else { return }
    references.removeAll { $0.object == nil }
    references.append(Reference(object: object))
  }
}

/// What renders components, and can do so once more.
@MainActor
package protocol LiveRefreshing: AnyObject {
  /// Called after code was replaced in the running program.
  func injected()
}
