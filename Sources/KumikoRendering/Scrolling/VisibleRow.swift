import KumikoComponents
import UIKit

/// A row that can be seen.
@MainActor
struct VisibleRow {
  let path: IndexPath
  /// Where it is seen, in the coordinates of the list's content.
  let frame: CGRect
  /// Whether it stands in a part of the list that scrolls by itself.
  let isInRegion: Bool
}

extension ListAdapter {
  /// The rows that can be seen in the list, in the order of the data.
  func visibleRows() -> [VisibleRow] {
    guard let list = list as? any FeatureList, list.isOnScreen, isKnown(to: list) else { return [] }
    let view = list.bounds.inset(by: list.adjustedContentInset)
    return list.visiblePaths.filter(contains).sorted().compactMap { path in
      guard let cell = list.existingCell(at: path) else { return nil }
      let frame = cell.convert(cell.bounds, to: list)
      let seen = frame.intersection(view)
      guard !seen.isNull, seen.width > 0.5, seen.height > 0.5 else { return nil }
      return VisibleRow(path: path, frame: frame, isInRegion: cell.isInRegion(of: list))
    }
  }
}

extension UIView {
  /// Whether the view stands in a part of a list that scrolls by itself.
  func isInRegion(of list: UIScrollView) -> Bool {
    let around = sequence(first: self, next: \.superview).dropFirst()
    return around.first { $0 is UIScrollView } !== list
  }
}
