import KumikoComponents
public import UIKit

/// The components that measure items, one for each kind.
@MainActor
enum Prototypes {
  private struct Prototype {
    var component: any ComponentViewType
    var traits = MeasuringTraits()
  }

  private static var known: [String: Prototype] = [:]

  static func register(_ component: any ComponentViewType, for reuseIdentifier: String) {
    known[reuseIdentifier] = Prototype(component: component)
  }

  /// The component that measures an item for a view, with the view's size of text.
  static func prototype(
    of item: any ListComponentItemType, for parentView: UIView
  ) -> any ComponentViewType {
    var prototype =
      known[item.reuseIdentifier] ?? Prototype(component: item.newComponentIstance())
    if let view = prototype.component as? UIView {
      prototype.traits.update(CollectionOfOne(view), for: parentView)
    }
    known[item.reuseIdentifier] = prototype
    return prototype.component
  }
}

/// Gives the component that measures items of a kind, in all lists, instead of the one before.
///
/// Kinds without one are measured by a component that the first of their items makes.
@preconcurrency @MainActor
public func registerPrototype<C: ComponentViewType>(
  _ reuseIdentifier: String = String(describing: C.self), component: C
) { Prototypes.register(component, for: reuseIdentifier) }

/// Returns the size that an item's component has at the width of a view.
@preconcurrency @MainActor
public func prototypeSize(_ parentView: UIView, state: any ListComponentItemType) -> CGSize {
  let prototype = Prototypes.prototype(of: state, for: parentView)
  prototype.parentView = parentView
  state.apply(to: prototype)
  prototype.renderComponent(.sizeConstraintToWidth(parentView.bounds.width))
  return (prototype as? UIView)?.bounds.size ?? .zero
}
