/// How many rows of a list can be selected.
public enum SelectionMode: Hashable, Sendable {
  /// None: a row that is tapped does not stay selected.
  case none
  /// One at a time.
  case single
  /// Any number.
  case multiple
  /// Any number while the list is being edited, and none otherwise. When editing ends the rows are
  /// deselected, and no identifiers are left.
  case multipleWhileEditing
}

/// The selected rows of a list, by their identifiers.
///
/// Give it to the list with ``ListOptions/selection(_:)``, and keep it. A selection belongs to one
/// list at a time.
///
/// ```swift
/// let selection = Selection<Mail.ID>(.multiple) { ids in title = "\(ids.count) selected" }
/// renderer.options = ListOptions().selection(selection)
/// selection.ids = [mails[0].id]  // selects the row
/// ```
///
/// Rows stay selected through updates, whatever their index paths become. Identifiers whose rows
/// leave the list leave the selection. Those whose rows have not been there yet may wait in it.
/// Rows whose identifiers are of another type do not stay selected.
///
/// When the list begins or ceases to be edited, its rows stay selected, too, except in the mode
/// ``SelectionMode/multipleWhileEditing``: then `setEditing(_:animated:)` of the table empties the
/// set before it returns, and calls ``onChange`` once.
@preconcurrency @MainActor
public final class Selection<ID: Hashable> {
  /// How many rows can be selected.
  public let mode: SelectionMode

  /// The identifiers. Setting them selects and deselects rows at once, without a call of
  /// ``onChange``.
  public var ids: Set<ID> {
    didSet { if ids != oldValue && !isChanging { keeper?.apply() } }
  }

  /// Called after the user has selected or deselected a row, identifiers left with their rows, or
  /// all of them left as editing ended.
  public var onChange: (@MainActor (Set<ID>) -> Void)?

  weak var keeper: SelectionSynchronizer?
  private var isChanging = false

  /// Makes a selection.
  ///
  /// - Parameters:
  ///   - mode: How many rows can be selected; any number by default.
  ///   - ids: The rows to select first; none by default.
  ///   - onChange: Called with the identifiers when they have changed.
  public init(
    _ mode: SelectionMode = .multiple, ids: Set<ID> = [],
    onChange: (@MainActor (Set<ID>) -> Void)? = nil
  ) {
    self.mode = mode
    self.ids = ids
    self.onChange = onChange
  }
}

extension Selection: SelectionModel {
  var erasedIDs: [AnyHashable] { ids.map { AnyHashable($0) } }

  func canHold(_ id: AnyHashable) -> Bool { id as? ID != nil }

  func contains(_ id: AnyHashable) -> Bool { (id as? ID).map { ids.contains($0) } ?? false }

  func continues(_ other: any SelectionModel) -> Bool { self === other }

  func insert(_ id: AnyHashable) {
    guard let id = id as? ID else { return }
    change { $0 = mode == .single ? [id] : $0.union([id]) }
  }

  func removeAll() { change { $0 = [] } }

  func remove(_ gone: [AnyHashable]) { change { $0.subtract(gone.compactMap { $0 as? ID }) } }

  /// Changes the identifiers on behalf of the list, whose rows agree already.
  private func change(_ body: (inout Set<ID>) -> Void) {
    var next = ids
    body(&next)
    guard next != ids else { return }
    isChanging = true
    ids = next
    isChanging = false
    onChange?(ids)
  }
}

/// A selection whose identifiers' type is not known.
@MainActor
protocol SelectionModel: AnyObject {
  var mode: SelectionMode { get }
  /// What keeps the rows of a list in step.
  var keeper: SelectionSynchronizer? { get set }
  var erasedIDs: [AnyHashable] { get }
  /// Whether identifiers of this type can be selected.
  func canHold(_ id: AnyHashable) -> Bool
  func contains(_ id: AnyHashable) -> Bool
  /// Whether this is the same selection as another, said anew.
  func continues(_ other: any SelectionModel) -> Bool
  func insert(_ id: AnyHashable)
  func remove(_ ids: [AnyHashable])
  func removeAll()
}
