package import Foundation

/// An element of a compositional layout and where it stands.
package struct CompositionalElement: Equatable, Sendable {
  /// What the element is, within its section.
  package enum Role: Hashable, Sendable {
    case item(Int)
    case supplementary(SupplementaryPlace)
    case decoration(String)
  }

  package var role: Role
  package var frame: CGRect
  package var zIndex: Int
  /// The axes along which the element is measured.
  package var estimates: EstimatedAxes
  /// Whether the element scrolls with the region of its section.
  package var isInRegion: Bool
}
