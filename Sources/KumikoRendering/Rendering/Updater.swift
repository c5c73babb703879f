import KumikoComponents

/// How new sections reach a list view.
@preconcurrency @MainActor
public protocol Updater {
  /// The list view's type.
  associatedtype Target: AnyObject

  /// The type of what the list view asks for its data.
  associatedtype Adapter: KumikoRendering.Adapter

  /// Makes `adapter` what `target` asks, and shows the data that is there.
  ///
  /// Called whenever the renderer gets a target.
  func prepare(target: Target, adapter: Adapter)

  /// Shows `data` in `target`.
  func performUpdates(target: Target, adapter: Adapter, data: [Section])

  /// Shows `data` in `target`, finding out what changes away from the main actor.
  ///
  /// By default calls ``performUpdates(target:adapter:data:)``.
  ///
  /// - Returns: Whether the data was shown; `false` if other data came before it was, or the task
  ///   was canceled.
  func performDeferredUpdates(target: Target, adapter: Adapter, data: [Section]) async -> Bool

  /// Shows `data` in `target`, and returns when `target` shows it and its animations are over.
  ///
  /// By default calls ``performUpdates(target:adapter:data:)``.
  ///
  /// - Returns: Whether the data was shown; `false` if other data came before it was, or the task
  ///   was canceled.
  func performUpdatesAndWait(target: Target, adapter: Adapter, data: [Section]) async -> Bool
}

extension Updater {
  /// Shows `data` at once.
  public func performDeferredUpdates(
    target: Target, adapter: Adapter, data: [Section]
  ) async -> Bool {
    performUpdates(target: target, adapter: adapter, data: data)
    return true
  }

  /// Shows `data` at once.
  public func performUpdatesAndWait(
    target: Target, adapter: Adapter, data: [Section]
  ) async -> Bool {
    performUpdates(target: target, adapter: adapter, data: data)
    return true
  }
}
