// Checked against declarations written by hand; it has not been run by its authors.
#if canImport(ObjectiveC)
import KumikoComponents
import UIKit

extension ListAdapter {
  /// Whether the adapter has a method. List views look when they are given a delegate: see
  /// `OptionalMethods`.
  public nonisolated override func responds(to selector: Selector!) -> Bool {
    guard super.responds(to: selector) else { return false }
    guard let selector, Thread.isMainThread else { return true }
    let name = NSStringFromSelector(selector)
    guard let method = OptionalMethods.bySelector[name] else { return true }
    return MainActor.assumeIsolated { has(method, NSSelectorFromString(name)) }
  }

  private func has(_ method: OptionalMethods, _ selector: Selector) -> Bool {
    if AdapterSlots.overrides(selector, type(of: self), methodBase) { return true }
    if announcedMethods != .all {
      announcedMethods.formUnion(.needed(by: data, options, in: list?.bounds ?? .zero))
    }
    return announcedMethods.contains(method)
  }

  /// The class of the library that has the methods.
  private var methodBase: AnyClass {
    if self is UITableViewAdapter { return UITableViewAdapter.self }
    return self is UICollectionViewFlowLayoutAdapter
      ? UICollectionViewFlowLayoutAdapter.self : UICollectionViewAdapter.self
  }

  /// Has a list view look for methods again if data that it is about to be told need more of them.
  func announceMethods(neededBy data: [Section], in list: UIScrollView) {
    guard list.delegate === self, announcedMethods != .all else { return }
    let needed = announcedMethods.union(.needed(by: data, options, in: list.bounds))
    guard needed != announcedMethods else { return }
    announcedMethods = needed
    list.delegate = nil
    list.delegate = self
  }
}

extension OptionalMethods {
  /// What methods are for, by the names of their selectors.
  fileprivate static let bySelector = [
    "tableView:heightForRowAtIndexPath:": heights,
    "tableView:estimatedHeightForRowAtIndexPath:": heights,
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:": menus,
    "tableView:performPrimaryActionForRowAtIndexPath:": overridden,
    "tableView:canPerformPrimaryActionForRowAtIndexPath:": overridden,
    "collectionView:contextMenuConfigurationForItemAtIndexPath:point:": menus,
    "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:": menus,
    "collectionView:canEditItemAtIndexPath:": editing,
    "collectionView:performPrimaryActionForItemAtIndexPath:": overridden,
    "collectionView:canPerformPrimaryActionForItemAtIndexPath:": overridden,
    "collectionView:layout:sizeForItemAtIndexPath:": sizes,
    "collectionView:layout:insetForSectionAtIndex:": overridden,
    "collectionView:layout:minimumLineSpacingForSectionAtIndex:": overridden,
    "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:": overridden,
    "viewForZoomingInScrollView:": overridden,
  ]
}
#endif
