import Foundation

/// What hears that rows are tapped.
@preconcurrency @MainActor
public protocol ListComponentItemDelegate: AnyObject {
  /// Called when the row of an item is tapped.
  func didSelectItem(
    _ item: any ListComponentItemType, indexPath: IndexPath,
    listComponent: any ComponentViewType)
}

/// What a row of a list shows: a kind of component and its state.
@preconcurrency @MainActor
public protocol ListComponentItemType {
  /// What distinguishes kinds of components.
  var reuseIdentifier: String { get }
  /// What the component shows.
  var itemState: any ComponentStateType { get set }
  /// What is run with the component at the beginning of each of its renders; nil leaves it as it
  /// is configured.
  var configuration: ((any ComponentViewType) -> Void)? { get }
  /// What hears that the row is tapped.
  var delegate: (any ListComponentItemDelegate)? { get set }
  /// Makes the component.
  func newComponentIstance() -> any ComponentViewType
}

/// What a row of a list shows: a component of a class, and its state.
///
/// Rows are told apart by their identifiers and by the `stateUniqueIdentifier` of states that have
/// one; else by the state or the item, as objects.
@preconcurrency @MainActor
open class ListComponentItem<C: ComponentViewType, S: ComponentStateType>: ListComponentItemType {
  /// What distinguishes kinds of components; the name of the class by default.
  open var reuseIdentifier: String
  /// What the component shows.
  open var itemState: any ComponentStateType
  /// What is run with the component at the beginning of each of its renders; nil leaves it as it
  /// is configured.
  open var configuration: ((any ComponentViewType) -> Void)?
  /// What hears that the row is tapped.
  open weak var delegate: (any ListComponentItemDelegate)?
  private let given: S

  /// What the component shows; what it showed at first if ``itemState`` is of another type by now.
  open var state: S { itemState as? S ?? given }

  /// A row for a state.
  public init(
    reuseIdentifier: String = String(describing: C.self), state: S,
    configuration: ((any ComponentViewType) -> Void)? = nil
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.configuration = configuration
    (itemState, given) = (state, state)
  }

  /// Makes the component.
  open func newComponentIstance() -> any ComponentViewType { C() }
}

extension ListComponentItemType {
  /// Has a component show the item when it is rendered.
  func apply(to component: any ComponentViewType) {
    component.state = itemState
    if let configuration { component.configure(configuration) }
  }
}
