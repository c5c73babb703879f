/// A value that says how a component looks, and can be composed by key paths.
///
/// ```swift
/// ListRow("Title", style: .init().compose(\.texts[0].color, .systemRed))
/// ```
public protocol StyleComposing {}

extension StyleComposing {
  /// This style with another value.
  public func compose<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
