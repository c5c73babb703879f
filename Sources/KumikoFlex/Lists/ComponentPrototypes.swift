import UIKit

/// Components off the screen that measure items, one for each kind.
///
/// ```swift
/// let height = table.prototypes.size(of: item, width: 390).height
/// ```
@preconcurrency @MainActor
public final class ComponentPrototypes {
  private struct Measured {
    var width: CGFloat
    var size: CGSize
  }

  private var prototypes: [String: BaseComponentView] = [:]
  private var sizes: [AnyHashable: Measured] = [:]

  /// A store without prototypes; they are made when they are asked for.
  public init() {}

  /// Gives the component that measures items of a kind, rather than one that an item makes.
  public func registerPrototype(reuseIdentifier: String, component: BaseComponentView) {
    prototypes[reuseIdentifier] = component
  }

  /// Returns the size that an item's component has at a width, in points.
  public func size(of item: any ListComponentItemType, width: CGFloat) -> CGSize {
    let prototype = prototypes[item.reuseIdentifier] ?? item.makeComponent()
    prototypes[item.reuseIdentifier] = prototype
    item.apply(to: prototype)
    let size = prototype.sizeThatFits(.sizeConstraintToWidth(width))
    sizes[item.id] = Measured(width: width, size: size)
    return size
  }

  /// Returns the size that an item had when it was last measured at a width; nil if it was not.
  public func knownSize(of id: AnyHashable, width: CGFloat) -> CGSize? {
    sizes[id].flatMap { $0.width == width ? $0.size : nil }
  }

  /// Forgets the sizes of all items but these.
  public func keep(_ ids: Set<AnyHashable>) {
    sizes = sizes.filter { ids.contains($0.key) }
  }
}
