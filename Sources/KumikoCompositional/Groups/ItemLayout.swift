import KumikoComponents
import UIKit

/// How much room an item takes in its group, and what lies around and upon it.
@preconcurrency @MainActor
public struct ItemLayout {
  /// The width of the item's slot; all of the group's by default.
  public var width: NSCollectionLayoutDimension
  /// The height of the item's slot; estimated as 44 points by default: the item says how high it
  /// is.
  public var height: NSCollectionLayoutDimension
  /// The space between the slot and the item, in points; none by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the slot; nil, for none, by default.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that the item carries, such as badges; none by default.
  public var supplementaryItems: [SupplementaryItem] = []

  /// Makes the layout of an item of a size.
  ///
  /// - Parameters:
  ///   - width: The width of the item's slot; all of the group's by default.
  ///   - height: The height of the item's slot; estimated as 44 points by default: the item says
  ///     how high it is.
  public init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .estimated(44)
  ) {
    self.width = width
    self.height = height
  }
}

extension ItemLayout {
  /// What a component and the modifiers around it say about its room.
  package init(of component: AnyComponent) {
    self.init()
    if let component = Self.layoutComponent(in: component.base) { adopt(from: component) }
    for case let change as ItemLayoutChange in component.rowTraits.layout { change.apply(&self) }
  }

  /// Whether a component, rather than its modifiers, asks for another room than the usual one.
  static func isGiven(by component: AnyComponent) -> Bool {
    guard let component = layoutComponent(in: component.base) else { return false }
    var layout = ItemLayout()
    layout.adopt(from: component)
    return !layout.isSame(as: ItemLayout())
  }

  private static func layoutComponent(in base: Any) -> (any LayoutComponent)? {
    if let component = base as? any LayoutComponent { return component }
    guard let wrapper = base as? any ComponentWrapping else { return nil }
    return layoutComponent(in: wrapper.wrapped)
  }

  private mutating func adopt(from component: any LayoutComponent) {
    let size = component.layoutSize()
    (width, height) = (size.widthDimension, size.heightDimension)
    contentInsets = component.contentInsets()
    edgeSpacing = component.edgeSpacing()
    supplementaryItems = component.supplementaryComponents()
  }

  package func makeItem() -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: validSize, supplementaryItems: supplementaryItems.map { $0.makeItem() })
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    return item
  }

  /// The view of a kind upon the item; nil if there is none.
  func supplementaryItem(ofKind kind: String) -> SupplementaryItem? {
    supplementaryItems.last { $0.kind.elementKind == kind }
  }

  /// Whether another item has the same room, so that one template does for both.
  func isSame(as other: ItemLayout) -> Bool {
    width.isSame(as: other.width) && height.isSame(as: other.height)
      && contentInsets == other.contentInsets && edgeSpacing.isSame(as: other.edgeSpacing)
      && supplementaryItems.elementsEqual(other.supplementaryItems) { $0.isSame(as: $1) }
  }
}

/// What a modifier of a component says about its room.
@MainActor
struct ItemLayoutChange {
  let apply: @MainActor (inout ItemLayout) -> Void
}

extension ItemLayout: RowsArranging {
  /// Makes the rows of a section one group, in which this is the room of an item.
  package func arrange(_ section: inout Section, of rows: Rows) {
    GroupTemplate(allStatements: rows).arrange(&section, of: rows)
  }
}

extension ItemLayout: SectionPart {
  /// Appends the room of an item to the template of a group; items come from the section.
  public func append(to rows: inout Rows) { rows.append(self, from: rows.count) }
}

extension NSCollectionLayoutDimension {
  /// Whether another dimension is of the same kind and length.
  func isSame(as other: NSCollectionLayoutDimension) -> Bool {
    self === other
      || (dimension == other.dimension && isFractionalWidth == other.isFractionalWidth
        && isFractionalHeight == other.isFractionalHeight && isAbsolute == other.isAbsolute)
  }
}

extension Optional where Wrapped == NSCollectionLayoutEdgeSpacing {
  /// Whether another spacing is equal at all edges.
  @MainActor
  fileprivate func isSame(as other: NSCollectionLayoutEdgeSpacing?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self === other
      || (self.leading.isSame(as: other.leading) && self.top.isSame(as: other.top)
        && self.trailing.isSame(as: other.trailing) && self.bottom.isSame(as: other.bottom))
  }
}
