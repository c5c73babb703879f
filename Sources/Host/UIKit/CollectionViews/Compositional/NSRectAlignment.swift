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
