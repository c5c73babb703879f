import Foundation
import QuartzCore

/// The outlets and key paths that UIKit's own classes have.
@MainActor
enum NibOutlets {
  /// Sets an outlet of one of UIKit's classes; false if none has one of that name.
  static func connect(_ object: AnyObject, _ name: String, _ target: AnyObject) -> Bool {
    switch object {
    case let table as UITableView where connect(table, name, target): true
    case let list as UICollectionView where connect(list, name, target): true
    case let cell as UITableViewCell where connect(cell, name, target): true
    case let cell as UICollectionViewCell where connect(cell, name, target): true
    case let controller as UIViewController where connect(controller, name, target): true
    case let recognizer as UIGestureRecognizer where name == "delegate":
      set(recognizer, \.delegate, target as? any UIGestureRecognizerDelegate)
    case let view as UIView: connect(view, name, target)
    default: false
    }
  }

  private static func set<Object: AnyObject, Value>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value?>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    object[keyPath: property] = value
    return true
  }

  private static func connect(_ table: UITableView, _ name: String, _ target: AnyObject) -> Bool {
    switch name {
    case "dataSource": set(table, \.dataSource, target as? any UITableViewDataSource)
    case "delegate": set(table, \.delegate, target as? any UITableViewDelegate)
    case "prefetchDataSource":
      set(table, \.prefetchDataSource, target as? any UITableViewDataSourcePrefetching)
    case "dragDelegate": set(table, \.dragDelegate, target as? any UITableViewDragDelegate)
    case "dropDelegate": set(table, \.dropDelegate, target as? any UITableViewDropDelegate)
    case "tableHeaderView": set(table, \.tableHeaderView, target as? UIView)
    case "tableFooterView": set(table, \.tableFooterView, target as? UIView)
    case "backgroundView": set(table, \.backgroundView, target as? UIView)
    default: false
    }
  }

  private static func connect(
    _ list: UICollectionView, _ name: String, _ target: AnyObject
  ) -> Bool {
    switch name {
    case "dataSource": set(list, \.dataSource, target as? any UICollectionViewDataSource)
    case "delegate": set(list, \.delegate, target as? any UICollectionViewDelegate)
    case "prefetchDataSource":
      set(list, \.prefetchDataSource, target as? any UICollectionViewDataSourcePrefetching)
    case "dragDelegate": set(list, \.dragDelegate, target as? any UICollectionViewDragDelegate)
    case "dropDelegate": set(list, \.dropDelegate, target as? any UICollectionViewDropDelegate)
    case "backgroundView": set(list, \.backgroundView, target as? UIView)
    default: false
    }
  }

  private static func connect(
    _ cell: UITableViewCell, _ name: String, _ target: AnyObject
  ) -> Bool {
    let view = target as? UIView
    return switch name {
    case "accessoryView": set(cell, \.accessoryView, view)
    case "editingAccessoryView": set(cell, \.editingAccessoryView, view)
    case "backgroundView": set(cell, \.backgroundView, view)
    case "selectedBackgroundView": set(cell, \.selectedBackgroundView, view)
    case "multipleSelectionBackgroundView": set(cell, \.multipleSelectionBackgroundView, view)
    default: false
    }
  }

  private static func connect(
    _ cell: UICollectionViewCell, _ name: String, _ target: AnyObject
  ) -> Bool {
    switch name {
    case "backgroundView": set(cell, \.backgroundView, target as? UIView)
    case "selectedBackgroundView": set(cell, \.selectedBackgroundView, target as? UIView)
    default: false
    }
  }

  private static func connect(
    _ controller: UIViewController, _ name: String, _ target: AnyObject
  ) -> Bool {
    guard name == "view", let view = target as? UIView else { return false }
    controller.view = view
    return true
  }

  private static func connect(_ view: UIView, _ name: String, _ target: AnyObject) -> Bool {
    switch (name, view) {
    case ("delegate", let field as UITextField):
      set(field, \.delegate, target as? any UITextFieldDelegate)
    case ("delegate", let text as UITextView):
      set(text, \.delegate, target as? any UITextViewDelegate)
    case ("delegate", let bar as UISearchBar):
      set(bar, \.delegate, target as? any UISearchBarDelegate)
    case ("delegate", let picker as UIPickerView):
      set(picker, \.delegate, target as? any UIPickerViewDelegate)
    case ("dataSource", let picker as UIPickerView):
      set(picker, \.dataSource, target as? any UIPickerViewDataSource)
    case ("delegate", let scroll as UIScrollView):
      set(scroll, \.delegate, target as? any UIScrollViewDelegate)
    case ("inputView", let field as UITextField): set(field, \.inputView, target as? UIView)
    case ("inputAccessoryView", let field as UITextField):
      set(field, \.inputAccessoryView, target as? UIView)
    case ("refreshControl", let scroll as UIScrollView):
      set(scroll, \.refreshControl, target as? UIRefreshControl)
    default: false
    }
  }

  /// Sets what a key path of one of UIKit's classes leads to; false if it leads nowhere.
  static func set(_ path: String, of object: AnyObject, to value: Any) -> Bool {
    guard let view = object as? UIView else { return false }
    let layer = view.layer
    switch (path, value) {
    case ("layer.cornerRadius", let radius as Double): layer.cornerRadius = radius
    case ("layer.borderWidth", let width as Double): layer.borderWidth = width
    case ("layer.shadowRadius", let radius as Double): layer.shadowRadius = radius
    case ("layer.shadowOpacity", let opacity as Double): layer.shadowOpacity = Float(opacity)
    case ("layer.shadowOffset", let offset as CGSize): layer.shadowOffset = offset
    case ("layer.zPosition", let position as Double): layer.zPosition = position
    case ("layer.masksToBounds", let masks as Bool): layer.masksToBounds = masks
    case ("accessibilityLabel", let label as String): view.accessibilityLabel = label
    case ("accessibilityIdentifier", let identifier as String):
      view.accessibilityIdentifier = identifier
    default: return false
    }
    return true
  }
}
