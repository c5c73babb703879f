import UIKit

/// The list around a view, and the row whose cell the view is in.
@MainActor
package struct ListPlace {
  private let features: any FeatureList

  /// The adapter of the list.
  package let adapter: ListAdapter

  /// The path of the row whose cell the view is in; nil if it is in none.
  package let path: IndexPath?

  /// Finds the list around a view, or the list that the view is; nil if there is none, or one
  /// without an adapter.
  package init?(around view: UIView) {
    let around = sequence(first: view, next: \.superview)
    guard let list = around.lazy.compactMap({ $0 as? any FeatureList }).first,
      let adapter = list.adapterAsDelegate
    else { return nil }
    (features, self.adapter) = (list, adapter)
    path = around.lazy.prefix { $0 !== list }.compactMap { list.path(ofCell: $0) }.first
  }

  /// The list view.
  package var list: any BatchUpdating { features }

  /// The cell of a row that is in view.
  package func cell(at path: IndexPath) -> UIView? { features.existingCell(at: path) }

  /// Has the list ask for the height of the row again, whose content was changed by something else
  /// than a render, as by typing.
  package func rowContentDidChange() {
    guard let path else { return }
    adapter.forgetHeight(ofRowAt: path)
    features.performBatch {
    } completion: {
    }
  }
}
