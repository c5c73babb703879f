import UIKit

/// Counts the revisions of an adapter's data, and knows of which one a list view was told.
@MainActor
struct DataRevisions {
  /// How often the data has changed.
  private(set) var current = 0

  /// After which revision views have been rendered that are not to be rendered again; nil for none.
  private(set) var spared: Int?

  /// The list view that was last told of all of the data, or asked how much there is.
  private weak var informedList: UIView?

  /// The revision that the list view knows.
  private var informed = -1

  /// The data is another.
  mutating func dataDidChange() { current += 1 }

  /// Views are not to be rendered again that were rendered after a revision; nil for none.
  mutating func spare(after revision: Int?) { spared = revision }

  /// A list view knows of all of the data.
  mutating func didInform(_ list: UIView) { (informedList, informed) = (list, current) }

  /// Whether a list view shows the sections and rows that there are, as far as it was told.
  func isKnown(to list: UIView) -> Bool { informedList === list && informed == current }

  /// Whether another list view than this one has shown the data last.
  func isShared(with list: UIView) -> Bool { informedList.map { $0 !== list } ?? false }
}
