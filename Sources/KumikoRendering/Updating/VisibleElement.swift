import UIKit

/// A header, a footer, another view beside rows, or a row that can be seen.
public enum VisibleElement {
  /// The header of a section.
  case header(Int, UIView)
  /// The footer of a section.
  case footer(Int, UIView)
  /// A view of some kind that belongs to a section or to a row.
  case supplementary(kind: String, IndexPath, UIView)
  /// The row at a path.
  case cell(IndexPath, UIView)
}

extension VisibleElement {
  /// The view that is seen.
  package var view: UIView {
    switch self {
    case .header(_, let view), .footer(_, let view), .cell(_, let view): view
    case .supplementary(_, _, let view): view
    }
  }

  /// Has a view of a collection view measured whose content is another: layouts keep the sizes that
  /// views have asked for until a view says so. Tables ask for all heights in every batch.
  @MainActor
  func askForSize() { (view as? UICollectionReusableView)?.invalidateIntrinsicContentSize() }
}
