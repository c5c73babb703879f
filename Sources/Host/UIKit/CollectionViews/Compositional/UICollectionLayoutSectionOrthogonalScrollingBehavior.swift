import CoreGraphics

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
