import KumikoComponents
import UIKit

/// Shows new sections in a table by performing what changed.
open class UITableViewUpdater<Adapter: UITableViewAdapter>: ListUpdater<UITableView, Adapter> {
  /// Makes an updater whose changes fade.
  public init() { super.init(animations: TableAnimations()) }

  /// Makes the adapter the table's data source and delegate, and shows its data.
  open override func prepare(target: UITableView, adapter: Adapter) {
    target.delegate = adapter
    target.dataSource = adapter
    super.prepare(target: target, adapter: adapter)
  }
}

extension UITableViewUpdater {
  /// How sections leave; fading by default.
  public var deleteSectionsAnimation: UITableView.RowAnimation {
    get { animations.deleteSections }
    set { animations.deleteSections = newValue }
  }

  /// How sections arrive; fading by default.
  public var insertSectionsAnimation: UITableView.RowAnimation {
    get { animations.insertSections }
    set { animations.insertSections = newValue }
  }

  /// How sections are shown anew; fading by default.
  public var reloadSectionsAnimation: UITableView.RowAnimation {
    get { animations.reloadSections }
    set { animations.reloadSections = newValue }
  }

  /// How rows leave; fading by default.
  public var deleteRowsAnimation: UITableView.RowAnimation {
    get { animations.deleteRows }
    set { animations.deleteRows = newValue }
  }

  /// How rows arrive; fading by default.
  public var insertRowsAnimation: UITableView.RowAnimation {
    get { animations.insertRows }
    set { animations.insertRows = newValue }
  }

  /// How rows are shown anew; fading by default.
  public var reloadRowsAnimation: UITableView.RowAnimation {
    get { animations.reloadRows }
    set { animations.reloadRows = newValue }
  }

  /// Lets all changes look alike.
  public func set(allAnimation animation: UITableView.RowAnimation) {
    animations.deleteSections = animation
    animations.insertSections = animation
    animations.reloadSections = animation
    animations.deleteRows = animation
    animations.insertRows = animation
    animations.reloadRows = animation
  }
}
