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
      guard let target = target as? Target else { return }
      method(target)()
    }
  }

  /// Names a method that takes the sender. It is not called by senders of another class.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(Target.self) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  /// Names a method that takes the sender and the event that made it send; nil if there was none.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @Sendable (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(Target.self) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
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
      guard let target = target as? Target, let message = sender as? AnimationMessage else {
        return
      }
      method(target)(message.id, NSNumber(value: message.finished), message.context)
    }
  }

  /// Calls the method on `target`; nothing happens if the target is not of the class named.
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
