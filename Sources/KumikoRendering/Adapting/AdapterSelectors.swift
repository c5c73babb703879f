// Checked against declarations written by hand; it has not been run by its authors.
#if canImport(ObjectiveC)
import UIKit

/// The selectors of the methods of a class of adapters, by which Objective-C's runtime says which
/// of them a subclass overrides.
@MainActor
struct AdapterSlots {
  /// The class that is subclassed.
  let base: AnyClass
  /// The names of the selectors.
  let selectors: [(method: AdapterMethods, name: String)]

  /// The methods that a subclass, or a class between it and the base, overrides.
  func overridden(by adapterClass: AnyClass) -> AdapterMethods {
    AdapterMethods(
      selectors.filter { Self.overrides(NSSelectorFromString($0.name), adapterClass, base) }
        .map(\.method))
  }

  /// Whether a class implements a method otherwise than one that it inherits from.
  static func overrides(_ selector: Selector, _ subclass: AnyClass, _ base: AnyClass) -> Bool {
    class_getInstanceMethod(subclass, selector) != class_getInstanceMethod(base, selector)
  }

  static let table = AdapterSlots(
    base: UITableViewAdapter.self,
    selectors: [
      (.commit, "tableView:commitEditingStyle:forRowAtIndexPath:"),
      (.editingStyle, "tableView:editingStyleForRowAtIndexPath:"),
      (.moveRow, "tableView:moveRowAtIndexPath:toIndexPath:"),
      (.leadingSwipe, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"),
      (.trailingSwipe, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"),
      (.headerView, "tableView:viewForHeaderInSection:"),
      (.footerView, "tableView:viewForFooterInSection:"),
      (.sectionCount, "numberOfSectionsInTableView:"),
      (.headerTitle, "tableView:titleForHeaderInSection:"),
      (.footerTitle, "tableView:titleForFooterInSection:"),
      (.editActions, "tableView:editActionsForRowAtIndexPath:"),
    ])

  static let collection = AdapterSlots(
    base: UICollectionViewAdapter.self,
    selectors: [
      (.moveRow, "collectionView:moveItemAtIndexPath:toIndexPath:"),
      (.sectionCount, "numberOfSectionsInCollectionView:"),
    ])
}
#endif
