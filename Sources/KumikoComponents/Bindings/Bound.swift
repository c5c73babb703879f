/// A value that somebody else keeps and a row may change: what SwiftUI calls a binding.
///
/// As a property wrapper it keeps the value itself, and lists that observe their sections are
/// rendered again when it changes, also before iOS 17:
///
/// ```swift
/// @Bound var form = SignUp()
///
/// Section("Account") {
///   TextInput("Name", text: $form.name)
///   ToggleRow("Newsletter", isOn: $form.newsletter)
///   ButtonRow("Sign up", isEnabled: $form.isValid) { [unowned self] in submit() }
/// }
/// ```
///
/// `$form.name` is a part of it. Other values are bound by ``init(_:_:)``, a class and a key path,
/// or by ``init(get:set:)``, two closures. Rows that are made lazily, near the screen, show a value
/// but do not have their list rendered again; what the sections themselves read does.
@preconcurrency @MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bound<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// What the rows of a render found out about the whole value that this is a part of.
  package let verdict: Verdict

  private init(
    _ read: @escaping @MainActor () -> Value, _ write: @escaping @MainActor (Value) -> Void,
    _ verdict: Verdict
  ) {
    self.read = read
    self.write = write
    self.verdict = verdict
  }

  /// Binds what two closures read and write.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) { self.init(get, set, Verdict()) }

  /// Binds a property of an object, which is kept.
  public init<Root: AnyObject>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init({ root[keyPath: path] }, { root[keyPath: path] = $0 }, Verdict())
  }

  /// Keeps a value.
  public init(wrappedValue: Value) {
    let source = BoundSource(wrappedValue)
    self.init({ source.value }, { source.value = $0 }, Verdict())
  }

  /// The value. A render that reads it is repeated when it changes.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// What rows take.
  public var projectedValue: Bound { self }

  /// A part of the value.
  public subscript<Member>(
    dynamicMember path: WritableKeyPath<Value, Member>
  ) -> Bound<Member> {
    let (read, write) = (read, write)
    return Bound<Member>(
      { read()[keyPath: path] },
      {
        var value = read()
        value[keyPath: path] = $0
        write(value)
      }, verdict)
  }

  /// A property of the object that the value is: the property is set, not the value.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Bound<Member> {
    let read = read
    return Bound<Member>({ read()[keyPath: path] }, { read()[keyPath: path] = $0 }, verdict)
  }

  // MARK: Validation

  /// Whether all rows that were rendered with a part of this value, and check it, found it right;
  /// true while no row checks it.
  ///
  /// It is right for rows above those that check, too: a render that read another verdict than its
  /// rows come to is described again at once.
  public var isValid: Bool { verdict.problems.isEmpty }

  /// What the rows that check a part of this value say against it, from top to bottom.
  public var problems: [String] { verdict.problems }
}

/// What a row binds: a ``Bound``, or one of SwiftUI's bindings where `KumikoSwiftUI` is imported.
@preconcurrency @MainActor
public protocol BoundConvertible<Value> {
  /// The type of what is bound.
  associatedtype Value

  /// What rows work with.
  var bound: Bound<Value> { get }
}

extension Bound: BoundConvertible {
  public var bound: Bound<Value> { self }
}

extension BoundConvertible {
  /// A value that stays, whatever users do: for previews and tests.
  public static func constant<Constant>(
    _ value: Constant
  ) -> Bound<Constant> where Self == Bound<Constant> { Bound(get: { value }, set: { _ in }) }
}

/// What a property with ``Bound`` keeps.
@MainActor
private final class BoundSource<Value> {
  private var stored: Value
  private var readers = RenderReaders()

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      readers.add()
      return stored
    }
    set {
      stored = newValue
      readers.tell()
    }
  }
}
