import KumikoComponents
import KumikoDiff
import UIKit

/// A diffable data source that asks an adapter for its rows.
@MainActor
protocol DiffableSource: AnyObject {
  /// The adapter that is asked.
  var backingAdapter: ListAdapter? { get }

  /// The numbers by which sections and rows are known.
  var numbers: RowNumbers { get set }

  /// Leads the list view to a snapshot by the fewest updates.
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool,
    completion: (() -> Void)?)

  /// Shows a snapshot as a reload does.
  func reload(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>)
}

extension DiffableSource {
  /// Leads the list view to the data of a stage.
  ///
  /// - Parameters:
  ///   - kept: Rows, by their paths before the stage, that are not shown anew although they have
  ///     changed.
  ///   - completion: Called when the animations are over.
  func apply(
    _ stage: Changeset<[Section]>, except kept: Set<IndexPath>, completion: @escaping () -> Void
  ) {
    let changed = stage.elementUpdated.filter { !kept.contains($0.indexPath) }
      .map { numbers.rows[$0.section][$0.element] }
    numbers.apply(stage)
    var snapshot = numbers.snapshot()
    let there = Set(numbers.rows.joined())
    snapshot.reloadItems(changed.filter(there.contains))
    snapshot.reloadSections(stage.sectionUpdated.map { numbers.sections[$0] })
    apply(snapshot, animated: UIView.areAnimationsEnabled, completion: completion)
  }

  /// Shows the adapter's data as a reload does.
  func reload() {
    numbers.reset(backingAdapter?.data ?? [])
    reload(numbers.snapshot())
  }

  /// Takes a row out of the list view that the user has deleted, and that the data has no more.
  func delete(_ path: IndexPath) {
    numbers.remove(path)
    apply(numbers.snapshot(), animated: UIView.areAnimationsEnabled, completion: nil)
  }

  /// Moves a row in the list view that the user has moved, and that the data has elsewhere already.
  func move(_ source: IndexPath, to target: IndexPath) {
    numbers.move(source, to: target)
    apply(numbers.snapshot(), animated: UIView.areAnimationsEnabled, completion: nil)
  }
}
