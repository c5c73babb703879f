import UIKit

/// A value for a key path of a view, without the types of both.
@MainActor
struct ViewSetting {
  let keyPath: AnyKeyPath
  private let value: Any
  private let isSame: (Any) -> Bool
  private let write: (UIView) -> Void
  private let read: (UIView) -> ViewSetting?

  init<View: UIView, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    self.keyPath = keyPath
    self.value = value
    isSame = { $0 as? Value == value }
    write = { view in (view as? View)?[keyPath: keyPath] = value }
    read = { view in (view as? View).map { ViewSetting(keyPath, $0[keyPath: keyPath]) } }
  }

  func isEqual(to other: ViewSetting) -> Bool { isSame(other.value) }

  func apply(to view: UIView) { write(view) }

  /// The setting that would bring back what the view has now.
  func current(in view: UIView) -> ViewSetting? { read(view) }
}

/// What was set in a view, and what was there before.
@MainActor
struct AppliedSettings {
  private var applied: [AnyKeyPath: ViewSetting] = [:]
  private var originals: [AnyKeyPath: ViewSetting] = [:]

  /// Writes what differs from the last time, and brings back what is not set any more.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  mutating func apply(_ settings: [ViewSetting], to view: UIView) -> Bool {
    if settings.isEmpty, applied.isEmpty { return false }
    var isChanged = false
    var next: [AnyKeyPath: ViewSetting] = [:]
    for setting in settings { next[setting.keyPath] = setting }
    for (keyPath, original) in originals where next[keyPath] == nil {
      original.apply(to: view)
      originals[keyPath] = nil
      isChanged = true
    }
    for setting in settings where write(setting, to: view, unless: next) { isChanged = true }
    applied = next
    return isChanged
  }

  private mutating func write(
    _ setting: ViewSetting, to view: UIView, unless next: [AnyKeyPath: ViewSetting]
  ) -> Bool {
    guard let last = next[setting.keyPath] else { return false }
    if let old = applied[setting.keyPath], old.isEqual(to: last) { return false }
    if originals[setting.keyPath] == nil {
      originals[setting.keyPath] = setting.current(in: view)
    }
    last.apply(to: view)
    applied[setting.keyPath] = last
    return true
  }

  /// Brings back all that was there before.
  mutating func restore(_ view: UIView) { apply([], to: view) }
}
