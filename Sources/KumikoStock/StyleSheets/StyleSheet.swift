import UIKit

/// What a view looks like, as a value: an ordered list of properties and what they should be.
///
/// ```swift
/// let warning = StyleSheet<UILabel>()
///   .setting(\.textColor, .systemRed)
///   .setting(\.numberOfLines, 2)
/// let old = warning.apply(to: label)  // what the label looked like
/// old.apply(to: label)
/// ```
///
/// Sheets are equal if they set the same properties to equal values in the same order.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct StyleSheet<View: AnyObject> {
  private var entries: [StyleEntry<View>] = []

  /// Makes a sheet that sets nothing.
  public init() {}

  fileprivate init(_ entries: [StyleEntry<View>]) { self.entries = entries }

  /// How many properties the sheet sets.
  public var count: Int { entries.count }

  /// Whether the sheet sets nothing.
  public var isEmpty: Bool { entries.isEmpty }

  // MARK: Values

  /// Sets a property, after all others; one that was set before is forgotten.
  public mutating func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) {
    removeValue(for: path)
    entries.append(StyleEntry(path, value))
  }

  /// This sheet, setting one more property.
  public func setting<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> StyleSheet {
    var copy = self
    copy.set(path, value)
    return copy
  }

  /// This sheet, setting one more property. The same as ``setting(_:_:)``.
  public func compose<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> StyleSheet { setting(path, value) }

  /// What a property is set to; nil if it is left alone.
  public func value<Value>(for path: ReferenceWritableKeyPath<View, Value>) -> Value? {
    // Casting the optional instead would make a value of nil out of no entry.
    entries.first { $0.path == path }.flatMap { $0.value as? Value }
  }

  /// Leaves a property alone.
  public mutating func removeValue<Value>(for path: ReferenceWritableKeyPath<View, Value>) {
    entries.removeAll { $0.path == path }
  }

  /// What a property is set to; nil if it is left alone.
  public subscript<Value: Equatable>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value>
  ) -> Value? {
    get { value(for: path) }
    set {
      if let newValue { set(path, newValue) } else { removeValue(for: path) }
    }
  }

  // MARK: Sheets

  /// This sheet, then another one, whose values win.
  public func with(_ other: StyleSheet) -> StyleSheet {
    let kept = entries.filter { entry in !other.entries.contains { $0.path == entry.path } }
    return StyleSheet(kept + other.entries)
  }

  /// This sheet, changed.
  public func with(_ change: (inout StyleSheet) -> Void) -> StyleSheet {
    var copy = self
    change(&copy)
    return copy
  }

  /// This sheet, and another one for a view inside.
  ///
  /// ```swift
  /// StyleSheet<RowView>().styling(\.titleLabel, warning)
  /// ```
  public func styling<Inner: AnyObject>(
    _ path: KeyPath<View, Inner>, _ sheet: StyleSheet<Inner>
  ) -> StyleSheet { with(sheet.prefixed(by: path)) }

  private func prefixed<Outer: AnyObject>(by path: KeyPath<Outer, View>) -> StyleSheet<Outer> {
    StyleSheet<Outer>(entries.compactMap { $0.prefixed(by: path) })
  }

  /// Gives a view the look.
  ///
  /// Properties that have their value already are not set.
  ///
  /// - Returns: The sheet that takes the look back.
  @discardableResult
  public func apply(to view: View) -> StyleSheet {
    // All are read before any is set: properties may depend on each other.
    let inverse = entries.map { $0.read(view) }
    for entry in entries { entry.write(view) }
    return StyleSheet(inverse.reversed())
  }
}

extension StyleSheet: @MainActor Equatable {
  /// Whether both set the same properties to equal values in the same order.
  public static func == (one: StyleSheet, other: StyleSheet) -> Bool {
    one.count == other.count
      && zip(one.entries, other.entries).allSatisfy { $0.path == $1.path && $0.isEqual($1.value) }
  }
}

/// A property and its value.
@MainActor
private struct StyleEntry<View: AnyObject> {
  let path: PartialKeyPath<View>
  let value: Any
  /// Whether another value equals this one.
  let isEqual: @MainActor (Any) -> Bool
  /// The property as it is now.
  let read: @MainActor (View) -> StyleEntry
  /// Sets the property, unless it is so already.
  let write: @MainActor (View) -> Void

  init<Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>, _ value: Value) {
    self.path = path
    self.value = value
    isEqual = { ($0 as? Value) == value }
    read = { StyleEntry(path, $0[keyPath: path]) }
    write = { if $0[keyPath: path] != value { $0[keyPath: path] = value } }
  }

  private init(
    path: PartialKeyPath<View>, value: Any, isEqual: @escaping @MainActor (Any) -> Bool,
    read: @escaping @MainActor (View) -> StyleEntry, write: @escaping @MainActor (View) -> Void
  ) {
    (self.path, self.value, self.isEqual) = (path, value, isEqual)
    (self.read, self.write) = (read, write)
  }

  /// The same property of a view inside another one; nil if its path cannot be appended to the
  /// other's.
  func prefixed<Outer: AnyObject>(by outer: KeyPath<Outer, View>) -> StyleEntry<Outer>? {
    guard let whole = (outer as PartialKeyPath<Outer>).appending(path: path) else { return nil }
    return moved(to: whole, outer)
  }

  private func moved<Outer: AnyObject>(
    to whole: PartialKeyPath<Outer>, _ outer: KeyPath<Outer, View>
  ) -> StyleEntry<Outer> {
    StyleEntry<Outer>(
      path: whole, value: value, isEqual: isEqual,
      read: { [read] in read($0[keyPath: outer]).moved(to: whole, outer) },
      write: { [write] in write($0[keyPath: outer]) })
  }
}
