import KumikoComponents
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

  /// The sizes of items of one kind at one width.
  private struct KindSizes {
    var width: CGFloat
    var count = 0
    var height: CGFloat = 0
  }

  /// The list view whose items are measured; it is the prototypes' `parentView`.
  private weak var list: UIView?

  /// Where the views of all rows of the list wait that left their trees.
  private let pool = ViewReusePool()

  private var prototypes: [String: BaseComponentView] = [:]
  private var traits = MeasuringTraits()
  private var sizes: [AnyHashable: Measured] = [:]
  private var kinds: [String: KindSizes] = [:]
  /// The items whose sizes a list states rather than have their cells measured.
  private var itemsOfStatedSize: Set<ItemRow.ItemID> = []

  /// A store without prototypes; they are made when they are asked for.
  public init() {}

  /// Measures the items of a list view.
  func serve(_ list: UIView) { self.list = list }

  /// Gives the component that measures items of a kind, rather than one that an item makes.
  public func registerPrototype(reuseIdentifier: String, component: BaseComponentView) {
    prototypes[reuseIdentifier] = component
  }

  /// Returns the size that an item's component has at a width, in points.
  public func size(of item: any ListComponentItemType, width: CGFloat) -> CGSize {
    followTraits()
    let prototype = prototypes[item.reuseIdentifier] ?? item.makeComponent()
    prototypes[item.reuseIdentifier] = prototype
    prototype.adoptParent(list)
    item.apply(to: prototype)
    let size = prototype.sizeThatFits(.sizeConstraintToWidth(width))
    note(size, of: item, width: width)
    return size
  }

  /// Forgets what was measured with text of another size.
  private func followTraits() {
    guard traits.update(prototypes.values, for: list) else { return }
    (sizes, kinds) = ([:], [:])
  }

  /// Makes the component of a row, whose views come from those of other rows.
  func makeRowComponent(of item: any ListComponentItemType) -> BaseComponentView {
    let component = item.makeComponent()
    component.reusePool = pool
    component.adoptParent(list)
    return component
  }

  /// The height that an item probably has, or else the one that it has: the first of a kind is
  /// measured.
  func height(of item: any ListComponentItemType, width: CGFloat) -> CGFloat {
    followTraits()
    return estimatedHeight(of: item, width: width) ?? size(of: item, width: width).height
  }

  /// Remembers the size that an item's component has at a width.
  func note(_ size: CGSize, of item: any ListComponentItemType, width: CGFloat) {
    let isNew = knownSize(of: item.id, width: width) == nil
    sizes[item.id] = Measured(width: width, size: size)
    guard isNew, size.height.isFinite else { return }
    var kind = kinds[item.reuseIdentifier] ?? KindSizes(width: width)
    if kind.width != width { kind = KindSizes(width: width) }
    kind.count += 1
    kind.height += size.height
    kinds[item.reuseIdentifier] = kind
  }

  /// Returns the height that an item probably has at a width: the one that was measured last, or
  /// else the mean of its kind; nil if no item of its kind was measured. Measures nothing.
  public func estimatedHeight(
    of item: any ListComponentItemType, width: CGFloat
  ) -> CGFloat? {
    if let known = knownSize(of: item.id, width: width) { return known.height }
    guard let kind = kinds[item.reuseIdentifier], kind.width == width, kind.count > 0 else {
      return nil
    }
    return kind.height / CGFloat(kind.count)
  }

  /// Returns the size that an item had when it was last measured at a width; nil if it was not.
  public func knownSize(of id: AnyHashable, width: CGFloat) -> CGSize? {
    sizes[id].flatMap { $0.width == width ? $0.size : nil }
  }

  /// Whether a list states the size of an item.
  func hasStatedSize(_ item: any ListComponentItemType) -> Bool {
    itemsOfStatedSize.contains(ItemRow.ItemID(item))
  }

  func setHasStatedSize(_ isStated: Bool, _ item: any ListComponentItemType) {
    let id = ItemRow.ItemID(item)
    if isStated { itemsOfStatedSize.insert(id) } else { itemsOfStatedSize.remove(id) }
  }

  /// Forgets the sizes of all items but these.
  public func keep(_ ids: Set<AnyHashable>) {
    sizes = sizes.filter { ids.contains($0.key) }
    itemsOfStatedSize = itemsOfStatedSize.filter { ids.contains($0.id) }
  }
}
