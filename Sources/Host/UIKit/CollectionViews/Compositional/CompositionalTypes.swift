import CoreGraphics

/// Where a boundary item stands.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// The point of a section, from (0, 0) at the top leading corner to (1, 1).
  var position: CGPoint {
    switch self {
    case .none, .top: CGPoint(x: 0.5, y: 0)
    case .topLeading: CGPoint(x: 0, y: 0)
    case .leading: CGPoint(x: 0, y: 0.5)
    case .bottomLeading: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: 1, y: 1)
    case .trailing: CGPoint(x: 1, y: 0.5)
    case .topTrailing: CGPoint(x: 1, y: 0)
    }
  }
}

/// What content insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// Of a section: what the layout's configuration says.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}

/// Whether and how a section scrolls across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none = 0
  /// Content comes to rest anywhere.
  case continuous = 1
  /// Content comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// Content moves on by the container's length.
  case paging = 3
  /// Content moves on by one group.
  case groupPaging = 4
  /// Content moves on by one group, which then stands in the middle.
  case groupPagingCentered = 5
}
