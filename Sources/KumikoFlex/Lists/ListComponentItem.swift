import UIKit

/// A list view of components: a ``ComponentTableView`` or a ``ComponentCollectionView``.
@preconcurrency @MainActor
public protocol ComponentListView: UIScrollView {
  /// What the rows show, in order.
  var items: [any ListComponentItemType] { get set }
  /// Measures the rows that are not visible.
  var prototypes: ComponentPrototypes { get }
  /// Renders the components of all visible rows, and asks for their sizes again.
  func renderVisibleComponents()
  /// Renders the component of a row, if it is visible, and asks for its size again.
  func renderComponentAtIndexPath(_ indexPath: IndexPath)
}

/// What a ``ComponentListView`` shows in a row: a component's state, without its type.
@preconcurrency @MainActor
public protocol ListComponentItemType: AnyObject {
  /// What distinguishes kinds of components.
  var reuseIdentifier: String { get }
  /// What distinguishes the item from others.
  var id: AnyHashable { get }
  /// Makes the component.
  func makeComponent() -> BaseComponentView
  /// Gives a component, which this item or one of its kind made, the item's state.
  func apply(to component: BaseComponentView)
  /// Called when the row is tapped.
  func didSelect(at indexPath: IndexPath, in list: any ComponentListView)
}

/// What hears that items are tapped.
@preconcurrency @MainActor
public protocol ListComponentItemDelegate: AnyObject {
  /// Called when the row of an item is tapped.
  func didSelectItem(
    _ item: any ListComponentItemType, indexPath: IndexPath, listComponent: any ComponentListView)
}

/// A row of a ``ComponentListView``: a kind of component and its state.
@preconcurrency @MainActor
public final class ListComponentItem<Component: ComponentView<State>, State>:
  ListComponentItemType
{
  /// What distinguishes kinds of components; the name of the component's type by default.
  public let reuseIdentifier: String
  /// What distinguishes the item from others; the item itself by default.
  public private(set) var id: AnyHashable = 0
  /// What the component shows.
  public var state: State
  /// Hears that the item is tapped.
  public weak var delegate: (any ListComponentItemDelegate)?

  private let make: () -> Component
  private let configuration: (Component) -> Void

  /// Makes an item that is told apart from others by an id.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What distinguishes kinds of components.
  ///   - id: What distinguishes the item; nil for the item itself.
  ///   - state: What the component shows.
  ///   - configuration: Runs with the component before each render; nothing by default.
  public convenience init(
    reuseIdentifier: String = String(describing: Component.self), id: AnyHashable? = nil,
    state: State, configuration: ((Component) -> Void)? = nil
  ) {
    self.init(
      reuseIdentifier: reuseIdentifier, id: id, state: state, configuration: configuration,
      make: { Component() })
  }

  /// Makes an item whose component is made in a way of its own.
  @_disfavoredOverload
  public convenience init(
    reuseIdentifier: String = String(describing: Component.self), id: AnyHashable? = nil,
    state: State, make: @escaping () -> Component
  ) {
    self.init(
      reuseIdentifier: reuseIdentifier, id: id, state: state, configuration: nil, make: make)
  }

  /// Makes an item whose component is made in a way of its own, and configured.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: What distinguishes kinds of components.
  ///   - id: What distinguishes the item; nil for the item itself.
  ///   - state: What the component shows.
  ///   - configuration: Runs with the component before each render; nil for nothing.
  ///   - make: Makes the component.
  public init(
    reuseIdentifier: String = String(describing: Component.self), id: AnyHashable? = nil,
    state: State, configuration: ((Component) -> Void)?, make: @escaping () -> Component
  ) {
    self.reuseIdentifier = reuseIdentifier
    self.state = state
    self.make = make
    self.configuration = configuration ?? { _ in }
    self.id = id ?? AnyHashable(ObjectIdentifier(self))
  }

  /// Makes the component.
  public func makeComponent() -> BaseComponentView { make() }

  /// Gives a component the item's state.
  public func apply(to component: BaseComponentView) {
    guard let component = component as? Component else { return }
    component.state = state
    configuration(component)
  }

  /// Tells the delegate.
  public func didSelect(at indexPath: IndexPath, in list: any ComponentListView) {
    delegate?.didSelectItem(self, indexPath: indexPath, listComponent: list)
  }
}
