import KumikoComponents
import KumikoDiff
import UIKit

/// An update in two parts: what happens above the row that stays where it is on the screen, which
/// is performed at once, and what happens below it, which may be animated.
///
/// An animation leads from where a row was in the content to where it will be. Rows that arrive
/// above move both by their height, and the offset moves at once: animated, what is read would rush
/// over the screen.
@MainActor
struct AnchoredUpdate {
  /// What is performed without animation.
  let still: [Changeset<[Section]>]

  /// What is performed afterwards.
  let remaining: [Changeset<[Section]>]

  /// The number of batches.
  var stageCount: Int { still.count + remaining.count }

  /// Parts an update.
  ///
  /// - Parameters:
  ///   - stages: The whole update.
  ///   - source: The sections that are shown.
  ///   - position: What stays where it is.
  ///   - moved: Where rows are at the end that have moved.
  ///   - animated: Whether the update is to be animated.
  init(
    _ stages: StagedChangeset<[Section]>, of source: [Section], position: ScrollPosition,
    moved: Set<IndexPath>, animated: Bool
  ) {
    let target = stages.last?.data ?? source
    guard let row = position.anchorRow(in: target, moved: moved) else {
      (still, remaining) = ([], Array(stages))
      return
    }
    let sides = Self.changedSides(of: row.anchor, in: stages, source: source)
    guard sides.contains(.above) else {
      (still, remaining) = ([], Array(stages))
      return
    }
    guard animated, sides.contains(.below), !sides.contains(.across) else {
      (still, remaining) = (Array(stages), [])
      return
    }
    let middle = Self.splice(source, target, at: row)
    let (first, second) = (
      StagedChangeset(source: source, target: middle),
      StagedChangeset(source: middle, target: target)
    )
    let isParted = first.hasChanges && second.hasChanges
    (still, remaining) = isParted ? (Array(first), Array(second)) : (Array(stages), [])
  }

  /// On which sides of a row the stages change something.
  private static func changedSides(
    of anchor: ScrollPosition.Anchor, in stages: StagedChangeset<[Section]>, source: [Section]
  ) -> ChangedSides {
    var sides: ChangedSides = []
    var path = anchor.path
    for stage in stages {
      guard let next = anchor.currentPath(in: stage.data) else { return [.above, .below] }
      sides.formUnion(stage.sides(of: RowPaths(source: path, target: next)))
      path = next
    }
    return sides
  }

  /// What is new down to a row, and what was there from the row on.
  private static func splice(
    _ source: [Section], _ target: [Section], at row: ScrollPosition.AnchorRow
  ) -> [Section] {
    let (old, new) = (source[row.source.section], target[row.target.section])
    let cells =
      Array(new.elements.prefix(row.target.item)) + Array(old.elements.dropFirst(row.source.item))
    return target.prefix(row.target.section) + [Section(source: new, elements: cells)]
      + source.dropFirst(row.source.section + 1)
  }
}

/// The sides of a row.
struct ChangedSides: OptionSet {
  let rawValue: Int

  static let above = ChangedSides(rawValue: 1)
  /// At the row or below it.
  static let below = ChangedSides(rawValue: 2)
  /// From one side to the other: between the two parts it would be on both, or on neither.
  static let across = ChangedSides(rawValue: 4)
}

/// Where a row is before and after a stage.
struct RowPaths {
  var source: IndexPath
  var target: IndexPath
}

extension Changeset {
  /// On which sides of a row the stage changes something.
  func sides(of row: RowPaths) -> ChangedSides {
    var sides: ChangedSides = []
    func note(_ isAbove: Bool) { sides.insert(isAbove ? .above : .below) }
    func noteMove(from isSourceAbove: Bool, to isTargetAbove: Bool) {
      note(isSourceAbove)
      note(isTargetAbove)
      if isSourceAbove != isTargetAbove { sides.insert(.across) }
    }
    for index in sectionDeleted { note(index < row.source.section) }
    for index in sectionInserted { note(index < row.target.section) }
    for index in sectionUpdated {
      if index <= row.target.section { note(true) }
      if index >= row.target.section { note(false) }
    }
    for move in sectionMoved {
      // Where the row's own section moves, it is the others that change sides.
      if move.source == row.source.section { sides.formUnion([.above, .below, .across]) }
      noteMove(from: move.source < row.source.section, to: move.target < row.target.section)
    }
    for path in elementDeleted + elementUpdated { note(path.indexPath < row.source) }
    for path in elementInserted { note(path.indexPath < row.target) }
    for move in elementMoved {
      noteMove(
        from: move.source.indexPath < row.source, to: move.target.indexPath < row.target)
    }
    return sides
  }
}

extension ScrollPosition {
  /// Where the first visible row that is in both lists is in each of them.
  @MainActor
  func rowPaths(from source: [Section], to target: [Section]) -> RowPaths? {
    for anchor in anchors {
      guard let old = anchor.currentPath(in: source), let new = anchor.currentPath(in: target)
      else { continue }
      return RowPaths(source: old, target: new)
    }
    return nil
  }
}

extension Changeset where Collection == [Section] {
  /// The height of what the stage deletes above a row, where it is known. Asked before the batch.
  @MainActor
  func heightDeleted(above row: RowPaths, in list: some BatchUpdating) -> CGFloat {
    let rows = elementDeleted.map(\.indexPath).filter { $0 < row.source }
    let sections = sectionDeleted.filter { $0 < row.source.section }
    return rows.reduce(0) { $0 + list.frameOfItem(at: $1).height }
      + sections.reduce(0) { sum, section in
        let top = list.frameOfItem(at: IndexPath(item: 0, section: section)).minY
        let next = list.frameOfItem(at: IndexPath(item: 0, section: section + 1)).minY
        return sum + max(0, next - top)
      }
  }

  /// The height that what the stage inserts above a row is thought to have. Asked in the batch.
  @MainActor
  func heightInserted(
    above row: RowPaths, in list: some BatchUpdating, adapter: ListAdapter
  ) -> CGFloat {
    let rows = elementInserted.map(\.indexPath).filter { $0 < row.target }
    let sections = sectionInserted.filter { $0 < row.target.section }
    return rows.reduce(0) { $0 + adapter.estimatedHeight(ofRowAt: $1, in: list) }
      + sections.reduce(0) { $0 + adapter.estimatedHeight(ofSection: $1, in: list) }
  }
}
