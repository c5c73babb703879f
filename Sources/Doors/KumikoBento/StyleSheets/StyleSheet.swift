/// A look that can be taken back: values of properties, by their paths.
///
/// ```swift
/// let warning = StyleSheet<UILabel>().setting(\.textColor, .red).setting(\.alpha, 0.5)
/// ```
@preconcurrency @MainActor
public struct StyleSheet<View> {
  /// What takes the look back.
  public typealias Inverse = StyleSheet<View>

  private var entries: [any StyleEntry<View>] = []

  /// Makes a sheet that sets nothing.
  public init() {}

  /// Sets all properties, in the order in which they were added.
  ///
  /// - Returns: The sheet that takes the look back, which sets them in the other order.
  @discardableResult
  public func apply(to view: inout View) -> Inverse {
    var inverse = Inverse()
    for entry in entries {
      inverse.entries.insert(entry.current(in: view), at: 0)
      entry.apply(to: &view)
    }
    return inverse
  }

  /// What a property is set to; nil if it is not.
  public func value<Value: Equatable>(for keyPath: WritableKeyPath<View, Value>) -> Value? {
    index(of: keyPath).flatMap { entries[$0].value as? Value }
  }

  /// Has a property set; one that is set already keeps its place.
  public mutating func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<View, Value>, _ newValue: Value
  ) {
    let entry = PathEntry(path: keyPath, typed: newValue)
    if let index = index(of: keyPath) { entries[index] = entry } else { entries.append(entry) }
  }

  /// Leaves a property alone.
  public mutating func removeValue<Value: Equatable>(for keyPath: WritableKeyPath<View, Value>) {
    if let index = index(of: keyPath) { entries.remove(at: index) }
  }

  /// This sheet, changed.
  public func with(_ action: (inout StyleSheet<View>) -> Void) -> StyleSheet<View> {
    var copy = self
    action(&copy)
    return copy
  }

  /// This sheet with a property set.
  public func setting<Value: Equatable>(
    _ keyPath: WritableKeyPath<View, Value>, _ value: Value
  ) -> StyleSheet<View> { with { $0.set(keyPath, value) } }

  private func index(of path: PartialKeyPath<View>) -> Int? {
    entries.firstIndex { $0.name == path }
  }

  /// A sheet that does what `first` does, then what this one does.
  func after(_ first: StyleSheet) -> StyleSheet {
    var both = first
    both.entries += entries
    return both
  }
}

extension StyleSheet: Equatable {
  /// Whether both set the same properties to equal values in the same order.
  public static func == (lhs: StyleSheet<View>, rhs: StyleSheet<View>) -> Bool {
    lhs.entries.count == rhs.entries.count
      && zip(lhs.entries, rhs.entries).allSatisfy { $0.isEqual(to: $1) }
  }
}

/// A property of a sheet.
@MainActor
private protocol StyleEntry<View> {
  associatedtype View
  var name: PartialKeyPath<View> { get }
  var value: Any { get }
  func apply(to view: inout View)
  /// The entry with the value that a view has.
  func current(in view: View) -> any StyleEntry<View>
  func isEqual(to other: any StyleEntry<View>) -> Bool
}

private struct PathEntry<View, Value: Equatable>: StyleEntry {
  let path: WritableKeyPath<View, Value>
  let typed: Value

  var name: PartialKeyPath<View> { path }
  var value: Any { typed }

  func apply(to view: inout View) { view[keyPath: path] = typed }

  func current(in view: View) -> any StyleEntry<View> {
    PathEntry(path: path, typed: view[keyPath: path])
  }

  func isEqual(to other: any StyleEntry<View>) -> Bool {
    other.name == name && other.value as? Value == typed
  }
}
