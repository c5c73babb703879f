/// Names a method to call on a target later.
///
/// Without Objective-C, a selector is made from a method reference: `Selector(Self.tap(_:))` where
/// Apple's code says `#selector(tap(_:))`. Overrides in subclasses of the class named are called.
/// Two selectors are equal if one is a copy of the other.
public struct Selector: Hashable, Sendable {
  private typealias Call = @MainActor @Sendable (AnyObject, _ sender: Any?, UIEvent?) -> Void

  private let identity: ObjectIdentity
  private let accepts: @MainActor @Sendable (AnyObject) -> Bool
  private let call: Call

  private init<Target: AnyObject>(_: Target.Type, call: @escaping Call) {
    (identity, accepts, self.call) = (ObjectIdentity(), { $0 is Target }, call)
  }

  /// Names a method that `accepts` tells whether an object has.
  init(
    accepts: @escaping @MainActor @Sendable (AnyObject) -> Bool,
    call: @escaping @MainActor @Sendable (AnyObject, _ sender: Any?, UIEvent?) -> Void
  ) {
    (identity, self.accepts, self.call) = (ObjectIdentity(), accepts, call)
  }

  /// Whether `target` is of the class named.
  @MainActor
  package func suits(_ target: AnyObject) -> Bool { accepts(target) }

  /// Names a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping @Sendable (Target) -> @MainActor () -> Void) {
    self.init(Target.self) { target, _, _ in
      guard let target = known(target, as: Target.self) else { return }
      method(target)()
    }
  }

  /// Names a method that takes the sender.
  ///
  /// Objective-C would hand over a sender of any class. Here one of another class than the
  /// parameter's is reported once, and the method is called with nil if it takes that, and else not
  /// called.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(Target.self) { target, sender, _ in
      guard let target = known(target, as: Target.self),
        let sender = accepted(sender, as: Sender.self, by: Target.self)
      else { return }
      method(target)(sender)
    }
  }

  /// Names a method that takes the sender and the event that made it send; nil if there was none.
  /// Senders of another class than the parameter's are treated as by methods without an event.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(Target.self) { target, sender, event in
      guard let target = known(target, as: Target.self),
        let sender = accepted(sender, as: Sender.self, by: Target.self)
      else { return }
      method(target)(sender, event)
    }
  }

  /// Names a method that gets an animation's name, whether all of it was shown, and its context.
  public init<Target: AnyObject>(
    _ method:
      @escaping @Sendable (Target) ->
      @MainActor (
        String?, NSNumber, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    self.init(Target.self) { target, sender, _ in
      guard let target = known(target, as: Target.self), let message = sender as? AnimationMessage
      else { return }
      method(target)(message.id, NSNumber(value: message.finished), message.context)
    }
  }

  /// Calls the method on `target`; a target that is not of the class named is reported once.
  @MainActor
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) {
    call(target, sender, event)
  }

  /// Whether both are copies of one selector.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.identity === rhs.identity }

  /// Feeds the selector's identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  private final class ObjectIdentity: Sendable {}
}

// MARK: - What cannot be called

/// A target as the class whose method is named; nil, and a report, if it is of another class.
@MainActor
private func known<Target: AnyObject>(_ target: AnyObject, as type: Target.Type) -> Target? {
  if let target = target as? Target { return target }
  SelectorProblems.report(
    "-[\(Swift.type(of: target))]: a selector names a method of \(type), which its target is not, "
      + "so the method is not called. Make the selector of a method of the target's class.")
  return nil
}

/// A sender as what a method takes. One of another class is reported; then it is nil for a method
/// that takes an optional, and for others there is nothing to call them with.
@MainActor
private func accepted<Sender>(
  _ sender: Any?, as type: Sender.Type, by target: Any.Type
) -> Sender? {
  if let sender = sender as? Sender { return sender }
  let absent = (type as? any ExpressibleByNilLiteral.Type).flatMap {
    $0.init(nilLiteral: ()) as? Sender
  }
  Selector.reportSender(sender, as: type, by: target)
  return absent
}

extension Selector {
  /// Reports, once, that a method of `target` takes another class as its sender than what sends.
  @MainActor
  static func reportSender(_ sender: Any?, as type: Any.Type, by target: Any.Type) {
    let name = sender.map { "a \(Swift.type(of: $0))" } ?? "nothing"
    SelectorProblems.report(
      "-[\(target)]: a method takes \(type) as its sender, but it is sent by \(name), so it is "
        + (type is any ExpressibleByNilLiteral.Type ? "called with nil" : "not called")
        + ". Let it take what sends it, or Any.")
  }
}

/// What was reported of selectors, each once.
@MainActor
private enum SelectorProblems {
  private static var reported: Set<String> = []

  static func report(_ problem: String) {
    if reported.insert(problem).inserted { Diagnostics.report(problem) }
  }
}
