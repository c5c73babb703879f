import KumikoComponents
import UIKit

/// What rows have said about the lines below them when their cells were rendered, as long as the
/// data is the same: it need not be found out once more in the same update.
@MainActor
struct SaidSeparators {
  /// More rows than these are not in view.
  private static let limit = 128

  private var revision = -1
  private var separators: [IndexPath: RowSeparator?] = [:]

  /// Notes what a row says, in a revision of the data.
  mutating func note(_ separator: RowSeparator?, at path: IndexPath, revision: Int) {
    if revision != self.revision || separators.count >= Self.limit {
      separators.removeAll(keepingCapacity: true)
      self.revision = revision
    }
    separators.updateValue(separator, forKey: path)
  }

  /// What a row has said in a revision of the data; nil if that is not known.
  func separator(at path: IndexPath, revision: Int) -> RowSeparator?? {
    revision == self.revision ? separators[path] : nil
  }
}
