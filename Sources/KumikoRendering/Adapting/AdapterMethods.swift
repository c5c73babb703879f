import UIKit

/// Which methods of an adapter a subclass overrides, as far as it matters.
///
/// `UITableView` treats a row otherwise when its data source has a method: if it has one that
/// commits deletions, rows can be swiped away. Our adapters have all methods, so that they can be
/// overridden; what counts is therefore which of them a subclass has made its own.
struct AdapterMethods: OptionSet, Hashable {
  let rawValue: Int

  static let commit = AdapterMethods(rawValue: 1 << 0)
  static let editingStyle = AdapterMethods(rawValue: 1 << 1)
  static let moveRow = AdapterMethods(rawValue: 1 << 2)
  static let leadingSwipe = AdapterMethods(rawValue: 1 << 3)
  static let trailingSwipe = AdapterMethods(rawValue: 1 << 4)
  static let headerView = AdapterMethods(rawValue: 1 << 5)
  static let footerView = AdapterMethods(rawValue: 1 << 6)
  static let sectionCount = AdapterMethods(rawValue: 1 << 7)
  static let headerTitle = AdapterMethods(rawValue: 1 << 8)
  static let footerTitle = AdapterMethods(rawValue: 1 << 9)
  static let editActions = AdapterMethods(rawValue: 1 << 10)

  /// Those that do something with a row besides moving it.
  static let editing: AdapterMethods = [
    .commit, .editingStyle, .leadingSwipe, .trailingSwipe, .editActions,
  ]

  @MainActor private static var known: [ObjectIdentifier: AdapterMethods] = [:]

  /// The methods that a class, or a class between it and the one that `slots` are of, overrides.
  ///
  /// - Complexity: O(1); found out once for each class.
  @MainActor
  static func overridden(by adapterClass: AnyClass, of slots: AdapterSlots) -> AdapterMethods {
    let name = ObjectIdentifier(adapterClass)
    if let methods = known[name] { return methods }
    let methods = slots.overridden(by: adapterClass)
    known[name] = methods
    return methods
  }
}
