import KumikoDiff
import UIKit

extension UITableView {
  /// Performs stages of changes one after the other, each in a batch; without a renderer and an
  /// adapter, on data of any kind.
  ///
  /// ```swift
  /// let stages = StagedChangeset(source: rows, target: newRows)
  /// tableView.reload(using: stages, with: .fade) { rows = $0 }
  /// ```
  ///
  /// A table in no window reloads instead.
  ///
  /// - Parameters:
  ///   - stagedChangeset: What changes.
  ///   - animation: How all of it looks.
  ///   - setData: Makes the data source show the data of a stage.
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>, with animation: @autoclosure () -> RowAnimation,
    setData: (C) -> Void
  ) {
    reload(using: stagedChangeset, with: animation(), interrupt: nil, setData: setData)
  }

  /// Performs stages of changes one after the other, or reloads where a stage is not worth it.
  ///
  /// A table in no window reloads instead.
  ///
  /// - Parameters:
  ///   - stagedChangeset: What changes.
  ///   - animation: How all of it looks.
  ///   - interrupt: Whether to reload, with the data of the last stage, rather than to go on with
  ///     the given one.
  ///   - setData: Makes the data source show the data of a stage.
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>, with animation: @autoclosure () -> RowAnimation,
    interrupt: ((Changeset<C>) -> Bool)?, setData: (C) -> Void
  ) {
    let animation = animation()
    let animations = TableAnimations(
      deleteSections: animation, insertSections: animation, reloadSections: animation,
      deleteRows: animation, insertRows: animation, reloadRows: animation)
    performReload(
      using: stagedChangeset, animations: animations, interrupt: interrupt, setData: setData)
  }

  /// Performs stages of changes one after the other, each kind of change with its own animation.
  ///
  /// A table in no window reloads instead.
  ///
  /// - Parameters:
  ///   - stagedChangeset: What changes.
  ///   - deleteSectionsAnimation: How sections leave.
  ///   - insertSectionsAnimation: How sections arrive.
  ///   - reloadSectionsAnimation: How sections are shown anew.
  ///   - deleteRowsAnimation: How rows leave.
  ///   - insertRowsAnimation: How rows arrive.
  ///   - reloadRowsAnimation: How rows are shown anew.
  ///   - setData: Makes the data source show the data of a stage.
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>,
    deleteSectionsAnimation: @autoclosure () -> RowAnimation,
    insertSectionsAnimation: @autoclosure () -> RowAnimation,
    reloadSectionsAnimation: @autoclosure () -> RowAnimation,
    deleteRowsAnimation: @autoclosure () -> RowAnimation,
    insertRowsAnimation: @autoclosure () -> RowAnimation,
    reloadRowsAnimation: @autoclosure () -> RowAnimation,
    setData: (C) -> Void
  ) {
    reload(
      using: stagedChangeset, deleteSectionsAnimation: deleteSectionsAnimation(),
      insertSectionsAnimation: insertSectionsAnimation(),
      reloadSectionsAnimation: reloadSectionsAnimation(),
      deleteRowsAnimation: deleteRowsAnimation(), insertRowsAnimation: insertRowsAnimation(),
      reloadRowsAnimation: reloadRowsAnimation(), interrupt: nil, setData: setData)
  }

  /// Performs stages of changes one after the other, each kind of change with its own animation, or
  /// reloads where a stage is not worth it.
  ///
  /// A table in no window reloads instead.
  ///
  /// - Parameters:
  ///   - stagedChangeset: What changes.
  ///   - deleteSectionsAnimation: How sections leave.
  ///   - insertSectionsAnimation: How sections arrive.
  ///   - reloadSectionsAnimation: How sections are shown anew.
  ///   - deleteRowsAnimation: How rows leave.
  ///   - insertRowsAnimation: How rows arrive.
  ///   - reloadRowsAnimation: How rows are shown anew.
  ///   - interrupt: Whether to reload, with the data of the last stage, rather than to go on with
  ///     the given one.
  ///   - setData: Makes the data source show the data of a stage.
  public func reload<C>(
    using stagedChangeset: StagedChangeset<C>,
    deleteSectionsAnimation: @autoclosure () -> RowAnimation,
    insertSectionsAnimation: @autoclosure () -> RowAnimation,
    reloadSectionsAnimation: @autoclosure () -> RowAnimation,
    deleteRowsAnimation: @autoclosure () -> RowAnimation,
    insertRowsAnimation: @autoclosure () -> RowAnimation,
    reloadRowsAnimation: @autoclosure () -> RowAnimation,
    interrupt: ((Changeset<C>) -> Bool)?, setData: (C) -> Void
  ) {
    let animations = TableAnimations(
      deleteSections: deleteSectionsAnimation(), insertSections: insertSectionsAnimation(),
      reloadSections: reloadSectionsAnimation(), deleteRows: deleteRowsAnimation(),
      insertRows: insertRowsAnimation(), reloadRows: reloadRowsAnimation())
    performReload(
      using: stagedChangeset, animations: animations, interrupt: interrupt, setData: setData)
  }
}
