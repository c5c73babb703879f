import KumikoComponents
import UIKit

/// Shows new sections in a table by performing what changed.
open class UITableViewUpdater<Adapter: UITableViewAdapter>: ListUpdater<UITableView, Adapter> {
  /// How sections leave; fading by default.
  open var deleteSectionsAnimation = UITableView.RowAnimation.fade

  /// How sections arrive; fading by default.
  open var insertSectionsAnimation = UITableView.RowAnimation.fade

  /// How sections are shown anew; fading by default.
  open var reloadSectionsAnimation = UITableView.RowAnimation.fade

  /// How rows leave; fading by default.
  open var deleteRowsAnimation = UITableView.RowAnimation.fade

  /// How rows arrive; fading by default.
  open var insertRowsAnimation = UITableView.RowAnimation.fade

  /// How rows are shown anew; fading by default.
  open var reloadRowsAnimation = UITableView.RowAnimation.fade

  /// Makes an updater whose changes fade.
  public init() { super.init(animations: TableAnimations()) }

  /// Lets all changes look alike.
  open func set(allAnimation animation: UITableView.RowAnimation) {
    deleteSectionsAnimation = animation
    insertSectionsAnimation = animation
    reloadSectionsAnimation = animation
    deleteRowsAnimation = animation
    insertRowsAnimation = animation
    reloadRowsAnimation = animation
  }

  /// How changes look: the six animations as one value.
  open override var animations: TableAnimations {
    get {
      TableAnimations(
        deleteSections: deleteSectionsAnimation, insertSections: insertSectionsAnimation,
        reloadSections: reloadSectionsAnimation, deleteRows: deleteRowsAnimation,
        insertRows: insertRowsAnimation, reloadRows: reloadRowsAnimation)
    }
    set {
      deleteSectionsAnimation = newValue.deleteSections
      insertSectionsAnimation = newValue.insertSections
      reloadSectionsAnimation = newValue.reloadSections
      deleteRowsAnimation = newValue.deleteRows
      insertRowsAnimation = newValue.insertRows
      reloadRowsAnimation = newValue.reloadRows
    }
  }

  /// Makes the adapter the table's data source and delegate, and shows its data.
  open override func prepare(target: UITableView, adapter: Adapter) {
    target.delegate = adapter
    target.dataSource = adapter
    super.prepare(target: target, adapter: adapter)
  }
}
