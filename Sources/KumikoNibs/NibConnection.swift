/// What a name in a nib means in a class: one of its outlets, actions or attributes.
@preconcurrency @MainActor
public struct NibConnection {
  /// What is connected.
  public enum Kind: Sendable {
    /// A property that holds an object of the nib.
    case outlet
    /// A property that holds several objects of the nib.
    case outletCollection
    /// A method that controls, gestures and items call.
    case action
    /// A property that holds a value: a user-defined runtime attribute.
    case attribute
  }

  /// The name in the nib; for an action the selector, with its colons.
  public let name: String

  /// What is connected.
  public let kind: Kind

  /// What an action takes as its sender; nil for anything else, and for methods without arguments.
  package let sender: Any.Type?

  private let connect: (_ owner: AnyObject, _ value: Any?) -> Bool

  private init(
    name: String, kind: Kind, sender: Any.Type? = nil,
    connect: @escaping (_ owner: AnyObject, _ value: Any?) -> Bool
  ) {
    (self.name, self.kind, self.sender, self.connect) = (name, kind, sender, connect)
  }

  /// A property that holds an object of the nib: `.outlet("title", \Card.title)`.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> NibConnection {
    NibConnection(name: name, kind: .outlet) { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  /// A property that holds several objects of the nib, in the order in which they were connected.
  public static func outletCollection<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>
  ) -> NibConnection {
    collection(name) { (owner: Owner, values: [Value]) in owner[keyPath: property] = values }
  }

  /// A property that holds several objects of the nib, nil until they are connected.
  public static func outletCollection<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]?>
  ) -> NibConnection {
    collection(name) { (owner: Owner, values: [Value]) in owner[keyPath: property] = values }
  }

  /// A method that takes whoever sends: `.action("follow:", Card.follow)`. A sender of another
  /// class is reported once, and the method is called with nil if it takes that, and else not.
  public static func action<Owner: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) -> NibConnection {
    NibConnection(name: name, kind: .action, sender: Sender.self) { owner, sender in
      guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
      method(owner)(sender)
      return true
    }
  }

  /// A method without arguments: `.action("close", Card.close)`.
  public static func action<Owner: AnyObject>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor () -> Void
  ) -> NibConnection {
    NibConnection(name: name, kind: .action) { owner, _ in
      guard let owner = owner as? Owner else { return false }
      method(owner)()
      return true
    }
  }

  /// A property that holds a value: what `@IBInspectable` marks. Numbers are converted.
  public static func attribute<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibConnection {
    NibConnection(name: name, kind: .attribute) { owner, value in
      guard let owner = owner as? Owner, let value = value.flatMap(converted(to: Value.self))
      else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  private static func collection<Owner: AnyObject, Value>(
    _ name: String, _ assign: @escaping (Owner, [Value]) -> Void
  ) -> NibConnection {
    NibConnection(name: name, kind: .outletCollection) { owner, value in
      guard let owner = owner as? Owner, let objects = value as? [Any] else { return false }
      let values = objects.compactMap { $0 as? Value }
      guard values.count == objects.count else { return false }
      assign(owner, values)
      return true
    }
  }

  /// Sets the property of `owner` to `value`, or calls its method with `value` as the sender.
  /// Returns false, and does nothing, if either is of another class.
  package func connect(_ owner: AnyObject, to value: Any?) -> Bool { connect(owner, value) }
}

/// A function that makes a `Value` of what is one, or of a number if it is a number too.
private func converted<Value>(to type: Value.Type) -> (Any) -> Value? {
  { value in
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    if let type = Value.self as? any BinaryFloatingPoint.Type {
      return rounded(number, to: type) as? Value
    }
    guard let type = Value.self as? any BinaryInteger.Type else { return nil }
    return whole(number, as: type) as? Value
  }
}

private func rounded<Number: BinaryFloatingPoint>(_ value: Double, to: Number.Type) -> Any {
  Number(value)
}

private func whole<Number: BinaryInteger>(_ value: Double, as: Number.Type) -> Any? {
  Number(exactly: value)
}
