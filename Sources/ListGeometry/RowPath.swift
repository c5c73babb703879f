package import Foundation

/// The place of one row of a table, or item of a collection: section first, then row.
///
/// A plain pair of integers, because `IndexPath` costs an allocation-shaped detour on each read.
package struct RowPath: Hashable, Comparable, Sendable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Reads the first two indexes of `indexPath`, or nothing when it has another length.
  package init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  /// The same place in Foundation's words.
  package var indexPath: IndexPath { [section, row] }

  package static func < (a: Self, b: Self) -> Bool {
    a.section == b.section ? a.row < b.row : a.section < b.section
  }
}

extension RowPath: CustomStringConvertible {
  /// `2 - 7` for row 7 of section 2, as UIKit prints index paths.
  package var description: String { "\(section) - \(row)" }
}
