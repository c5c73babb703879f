import CoreGraphics
import ListGeometry

/// A point of an item, by which supplementary views are tied to it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  private var point = Point()

  private struct Point {
    var edges: NSDirectionalRectEdge = []
    var offset = CGPoint.zero
    var isFractional = false
  }

  /// Makes the point at one edge or two; no edge on an axis is its middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Makes a point at some distance from the edges.
  /// - Parameter absoluteOffset: In points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init()
    point = Point(edges: edges, offset: absoluteOffset)
  }

  /// Makes a point at some distance from the edges.
  /// - Parameter fractionalOffset: In widths and heights of the supplementary view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init()
    point = Point(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// The edges at which the point is.
  open var edges: NSDirectionalRectEdge { point.edges }

  /// The distance from the edges.
  open var offset: CGPoint { point.offset }

  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !point.isFractional }

  /// Whether ``offset`` is in widths and heights of the supplementary view.
  open var isFractionalOffset: Bool { point.isFractional }

  var template: CompositionalAnchor {
    CompositionalAnchor(
      position: edges.position, offset: offset, isFractional: point.isFractional)
  }

  /// The anchor itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalRectEdge {
  /// The point at the edges, from (0, 0) at the top leading corner to (1, 1).
  var position: CGPoint {
    func position(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
      if contains(low) == contains(high) { return 0.5 }
      return contains(low) ? 0 : 1
    }
    return CGPoint(x: position(.leading, .trailing), y: position(.top, .bottom))
  }
}
