public import UIKit

/// The components that measure items, one for each kind.
@MainActor
enum Prototypes {
  static var known: [String: any ComponentViewType] = [:]

  static func prototype(of item: any ListComponentItemType) -> any ComponentViewType {
    if let prototype = known[item.reuseIdentifier] { return prototype }
    let prototype = item.newComponentIstance()
    known[item.reuseIdentifier] = prototype
    return prototype
  }
}

/// Gives the component that measures items of a kind, in all lists, instead of the one before.
///
/// Kinds without one are measured by a component that the first of their items makes.
@preconcurrency @MainActor
public func registerPrototype<C: ComponentViewType>(
  _ reuseIdentifier: String = String(describing: C.self), component: C
) { Prototypes.known[reuseIdentifier] = component }

/// Returns the size that an item's component has at the width of a view.
@preconcurrency @MainActor
public func prototypeSize(_ parentView: UIView, state: any ListComponentItemType) -> CGSize {
  let prototype = Prototypes.prototype(of: state)
  prototype.parentView = parentView
  state.apply(to: prototype)
  prototype.renderComponent(.sizeConstraintToWidth(parentView.bounds.width))
  return (prototype as? UIView)?.bounds.size ?? .zero
}
