/// Values that a component keeps with its content from ``Component/didMount(to:storage:)`` to
/// ``Component/willUnmount(from:storage:)``.
///
/// ```swift
/// private static let oldColor = ViewStorage.Key<UIColor>()
///
/// func didMount(to view: UIView, storage: ViewStorage) {
///   storage[Self.oldColor] = view.backgroundColor
/// }
/// ```
@preconcurrency @MainActor
public final class ViewStorage {
  /// The name of a value, with its type.
  public struct Key<Value>: Sendable {
    /// Whose identity is that of the key; nil if a type's is.
    private let token: KeyToken?
    @usableFromInline let id: ObjectIdentifier

    /// Makes a name unlike any other.
    public init() {
      let token = KeyToken()
      self.token = token
      id = ObjectIdentifier(token)
    }

    /// The one name that stands for a type.
    public init(_ type: Value.Type) {
      token = nil
      id = ObjectIdentifier(type)
    }
  }

  private final class KeyToken: Sendable {}

  @usableFromInline var values: [ObjectIdentifier: Any] = [:]

  /// The view that holds the content.
  package weak var container: ComponentContainer?

  /// Where the values of the row are; nil outside rows of lists.
  package var rowSource: RowStorageSource?

  private lazy var ownRow = RowStorage()

  init() {}

  /// Values that stay with the row rather than with its view: they survive that the row scrolls out
  /// of view, and are gone when the row leaves the list.
  ///
  /// Headers, footers and components outside lists have values that stay with their view.
  ///
  /// ```swift
  /// private static let isOpen = ViewStorage.Key<Bool>()
  ///
  /// func didMount(to view: QuestionView, storage: ViewStorage) {
  ///   view.isOpen = storage.row[Self.isOpen] ?? false
  ///   view.didToggle = { storage.row[Self.isOpen] = $0 }
  /// }
  /// ```
  public var row: RowStorage { rowSource?.storage ?? container?.rowStorage ?? ownRow }

  /// The value with a name; setting nil removes it.
  @inlinable
  public subscript<Value>(key: Key<Value>) -> Value? {
    get { values.isEmpty ? nil : values[key.id] as? Value }
    set {
      if newValue != nil || !values.isEmpty { values[key.id] = newValue }
    }
  }

  func removeAll() { values.removeAll() }
}
