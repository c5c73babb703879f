import Foundation

/// Renders components anew when their code was replaced in the running program, for development.
///
/// Tools that inject code on Apple's systems post ``codeDidChange`` when they have done so; on
/// Linux `KumikoLive` loads rebuilt libraries and calls ``refresh()``. Components then call their
/// new `construct()` and keep their state:
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
    weak var component: BaseComponentView?
  }

  private static var observer: (any NSObjectProtocol)?
  private static var components: [Reference] = []

  /// Begins to render components anew after each ``codeDidChange``: those that are made from now
  /// on. Calling it again does nothing.
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
    components = []
  }

  /// Calls ``BaseComponentView/injected()`` of all components now, in the order they were made.
  public static func refresh() {
    components.removeAll { $0.component == nil }
    for reference in components { reference.component?.injected() }
  }

  /// Notes a component that was made, if any will be rendered anew.
  static func register(_ component: BaseComponentView) {
    guard observer != nil else { return }
    components.removeAll { $0.component == nil }
    components.append(Reference(component: component))
  }
}
