import CoreGraphics
import ListGeometry

/// Makes the items of a custom group for an environment whose container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The template of a group: subitems one after the other, which may be groups themselves.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var groupValues = GroupValues()

  /// How a group is filled.
  private enum Filling {
    case fitting([NSCollectionLayoutItem])
    case divided(NSCollectionLayoutItem, Int)
    case repeated(NSCollectionLayoutItem, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private struct GroupValues {
    var axis = CompositionalAxis.horizontal
    var filling = Filling.fitting([])
    var spacing: NSCollectionLayoutSpacing?
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ axis: CompositionalAxis, _ filling: Filling
  ) -> Self {
    let made = newInstance(of: self)
    made.itemValues.size = size
    made.groupValues = GroupValues(axis: axis, filling: filling)
    return made
  }

  private class func checked(_ subitems: [NSCollectionLayoutItem]) -> Filling {
    precondition(
      !subitems.isEmpty,
      "At least 1 subitem is required for a group (\(self)). Pass the items that it repeats.")
    return .fitting(subitems)
  }

  // MARK: Making a group

  /// A row of subitems, over and over from the first, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .horizontal, checked(subitems)) }

  /// A row of `count` times the subitem at its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .horizontal, .repeated(subitem, count)) }

  /// A row divided by `count` subitems.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .horizontal, .divided(subitem, count)) }

  /// A column of subitems, over and over from the first, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .vertical, checked(subitems)) }

  /// A column of `count` times the subitem at its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .vertical, .repeated(subitem, count)) }

  /// A column divided by `count` subitems.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .vertical, .divided(subitem, count)) }

  /// A group whose items stand where `itemProvider` puts them, once for each size of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .horizontal, .custom(itemProvider)) }

  // MARK: Settings

  /// The supplementary views that each repetition of the group carries; none by default.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { itemValues.supplementaryItems }
    set { itemValues.supplementaryItems = newValue }
  }

  /// The space between subitems; nil, the default, is none.
  open var interItemSpacing: NSCollectionLayoutSpacing? {
    get { groupValues.spacing }
    set { groupValues.spacing = newValue }
  }

  /// The subitems; none of a custom group.
  open var subitems: [NSCollectionLayoutItem] {
    switch groupValues.filling {
    case .fitting(let subitems): subitems
    case .divided(let subitem, let count), .repeated(let subitem, let count):
      Array(repeating: subitem, count: min(max(count, 0), Self.countLimit))
    case .custom: []
    }
  }

  private class var countLimit: Int { 1 << 20 }

  /// The tree of the group's templates, a line for each, for logs.
  open func visualDescription() -> String {
    lines(indentation: "").joined(separator: "\n")
  }

  private func lines(indentation: String) -> [String] {
    let (name, inner): (String, [NSCollectionLayoutItem])
    switch groupValues.filling {
    case .fitting(let subitems): (name, inner) = ("\(groupValues.axis)", subitems)
    case .divided(let subitem, let count):
      (name, inner) = ("\(groupValues.axis) of \(count)", [subitem])
    case .repeated(let subitem, let count):
      (name, inner) = ("\(groupValues.axis) of \(count) repeated", [subitem])
    case .custom: (name, inner) = ("custom", [])
    }
    let own = "\(indentation)group \(name), \(layoutSize.sketch)"
    return [own]
      + inner.flatMap { item in
        (item as? NSCollectionLayoutGroup)?.lines(indentation: indentation + "  ")
          ?? ["\(indentation)  item \(item.layoutSize.sketch)"]
      }
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    (copy as? Self)?.groupValues = groupValues
    return copy
  }

  // MARK: The group as a value

  override func template(_ environment: LayoutEnvironment) -> CompositionalItem {
    var item = super.template(environment)
    var group = CompositionalGroup(groupValues.axis, filling(environment))
    group.spacing = interItemSpacing?.template ?? .fixed(0)
    item.group = group
    return item
  }

  private func filling(_ environment: LayoutEnvironment) -> CompositionalGroup.Filling {
    switch groupValues.filling {
    case .fitting(let subitems): return .fitting(subitems.map { $0.template(environment) })
    case .divided(let subitem, let count):
      return .divided(subitem.template(environment), count: count)
    case .repeated(let subitem, let count):
      return .repeated(subitem.template(environment), count: count)
    case .custom(let provider):
      return .custom { size, insets in
        provider(environment.inside(size, insets)).map(\.template)
      }
    }
  }
}

extension NSCollectionLayoutSize {
  /// Such as `1w × 44`.
  var sketch: String { "\(widthDimension.sketch) × \(heightDimension.sketch)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var sketch: String {
    switch length {
    case .points(let points): "\(points)"
    case .widthFraction(let part): "\(part)w"
    case .heightFraction(let part): "\(part)h"
    case .estimate(let points): "~\(points)"
    case .uniformEstimate(let points): "~\(points) uniform"
    }
  }
}
