/// A component that knows which row it is: one with an `id`.
///
/// Any ``Component`` with an `id` is a row by itself; the protocol is for code that asks for such
/// ones. A `Hashable` component is its own identifier; then a change of anything it shows makes it
/// another row. Give it an `id` of its own, or use ``Component/id(_:)``, to have one row change.
@preconcurrency @MainActor
public protocol IdentifiableComponent: Component where ID: Hashable {}

extension IdentifiableComponent where Self: Hashable {
  /// The component itself, its type erased so that it may be `Hashable` on the main actor only.
  public var id: AnyHashable { AnyHashable(self) }
}
