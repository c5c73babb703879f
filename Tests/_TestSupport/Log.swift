/// What happened, in order.
@MainActor
public final class Log {
  /// A line for each event.
  public var events: [String] = []

  /// Makes a log without events.
  public init() {}

  /// The events so far, which are forgotten.
  public func take() -> [String] {
    defer { events = [] }
    return events
  }

  /// Writes down an event on the way.
  public func note<Value>(_ value: Value, _ event: String) -> Value {
    events.append(event)
    return value
  }
}
