/// Values that a component keeps with its view as long as it is mounted.
///
/// ```swift
/// private static let oldColor = ViewStorage.Key<UIColor>()
///
/// func didMount(to view: UIView, storage: ViewStorage) {
///   storage[Self.oldColor] = view.backgroundColor
/// }
/// ```
@preconcurrency @MainActor
public struct ViewStorage {
  private let values = Values()
  let componentType: Any.Type

  private final class Values {
    var entries: [StorageKey: Any] = [:]
  }

  init(of componentType: Any.Type) { self.componentType = componentType }

  /// A value; setting nil removes it.
  public subscript<Value>(key: Key<Value>) -> Value? {
    get { values.entries[key.storageKey(in: componentType)].flatMap { $0 as? Value } }
    nonmutating set { values.entries[key.storageKey(in: componentType)] = newValue }
  }

  func removeAll() { values.entries.removeAll() }

  /// The name of a value, with its type.
  public struct Key<Value>: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token: Token?
    private let type: ObjectIdentifier

    /// Makes a name unlike any other: keep it.
    public nonisolated init() {
      token = Token()
      type = ObjectIdentifier(Value.self)
    }

    /// Makes the one name that stands for a type within components of one type.
    public nonisolated init(_ type: Any.Type) {
      token = nil
      self.type = ObjectIdentifier(type)
    }

    fileprivate var name: ObjectIdentifier { token.map(ObjectIdentifier.init) ?? type }

    fileprivate func storageKey(in component: Any.Type) -> StorageKey {
      StorageKey(component: ObjectIdentifier(component), name: name)
    }

    /// Whether both are the same name.
    public nonisolated static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.token === rhs.token && lhs.type == rhs.type
    }

    /// Hashes the name.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(token.map(ObjectIdentifier.init))
      hasher.combine(type)
    }
  }
}

/// The name of a value among those of all components.
public struct StorageKey: Hashable, Sendable {
  let component: ObjectIdentifier
  let name: ObjectIdentifier

  /// Whether both are the same name.
  public static func == (lhs: StorageKey, rhs: StorageKey) -> Bool {
    lhs.component == rhs.component && lhs.name == rhs.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(component)
    hasher.combine(name)
  }
}
