import KumikoComponents
import UIKit

/// Delegate methods whose mere existence costs or changes something in UIKit: a list view that
/// finds `estimatedHeightForRowAt` asks it for all rows, and one that finds a method for context
/// menus waits for long presses.
///
/// Adapters have all methods, so that they can be overridden. Where UIKit looks for methods by
/// name, an adapter says that it has these only if a subclass overrides them or something needs
/// them.
struct OptionalMethods: OptionSet, Hashable {
  let rawValue: Int

  /// Heights of rows, exact and estimated.
  static let heights = OptionalMethods(rawValue: 1 << 0)
  /// Sizes of the items of a flow layout.
  static let sizes = OptionalMethods(rawValue: 1 << 1)
  /// Context menus.
  static let menus = OptionalMethods(rawValue: 1 << 2)
  /// Which items of a collection view can be edited.
  static let editing = OptionalMethods(rawValue: 1 << 3)
  /// What only subclasses do: zooming, primary actions, insets and spacings of a flow layout.
  static let overridden = OptionalMethods(rawValue: 1 << 4)

  /// All that data or options can need.
  static let all: OptionalMethods = [.heights, .sizes, .menus, .editing]

  /// What sections and options need. Lazy sections, whose rows are not built for it, need all.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows, unless the first ones need all.
  @MainActor
  static func needed(by data: [Section], _ options: ListOptions, in bounds: CGRect) -> Self {
    var needed: OptionalMethods = []
    if options.move != nil || options.selection != nil { needed.insert(.editing) }
    for section in data {
      if section.elements.isLazy && !section.elements.isEmpty { return .all }
      for node in section.elements {
        needed.formUnion(self.needed(by: node.component, in: bounds))
        if needed == .all { return .all }
      }
    }
    return needed
  }

  @MainActor
  private static func needed(by component: AnyComponent, in bounds: CGRect) -> Self {
    var needed: OptionalMethods = []
    if component.referenceSize(in: bounds) != nil {
      needed.formUnion([.heights, .sizes])
    } else if component.as((any HeightCustomizing).self) != nil {
      needed.insert(.heights)
    }
    let traits = component.rowTraits
    if traits.menu != nil { needed.insert(.menus) }
    if traits.isEditable || !traits.isSelectable { needed.insert(.editing) }
    return needed
  }
}
