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
    private final class Token: Sendable {}
    private let token: Token?
    private let type: ObjectIdentifier

    /// Makes a name unlike any other.
    public init() {
      token = Token()
      type = ObjectIdentifier(Value.self)
    }

    /// The one name that stands for a type.
    public init(_ type: Value.Type) {
      token = nil
      self.type = ObjectIdentifier(type)
    }

    var id: ObjectIdentifier { token.map(ObjectIdentifier.init) ?? type }
  }

  private var values: [ObjectIdentifier: Any] = [:]

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
  public var row: RowStorage { rowSource?.storage ?? ownRow }

  /// The value with a name; setting nil removes it.
  public subscript<Value>(key: Key<Value>) -> Value? {
    get { values[key.id].flatMap { $0 as? Value } }
    set { values[key.id] = newValue }
  }

  func removeAll() { values.removeAll() }
}
