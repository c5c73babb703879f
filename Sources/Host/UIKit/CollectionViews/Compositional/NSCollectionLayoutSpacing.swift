import CoreGraphics
import ListGeometry

/// Space between or around the items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  private(set) var template = CompositionalSpacing.fixed(0)

  private class func make(_ template: CompositionalSpacing) -> Self {
    let made = newInstance(of: self)
    made.template = template
    return made
  }

  /// At least so many points; what is left over is shared evenly by all flexible spaces.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(.flexible(flexibleSpacing)) }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(.fixed(fixedSpacing)) }

  /// The points, or the least points.
  open var spacing: CGFloat {
    switch template {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether the space grows with what is left over.
  open var isFlexible: Bool { if case .flexible = template { true } else { false } }

  /// Whether the space never grows.
  open var isFixed: Bool { !isFlexible }

  /// The spacing itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space outside of the edges of an item, which moves the item and those that follow.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private var edges = Edges()

  private struct Edges {
    var leading: NSCollectionLayoutSpacing?
    var top: NSCollectionLayoutSpacing?
    var trailing: NSCollectionLayoutSpacing?
    var bottom: NSCollectionLayoutSpacing?
  }

  /// Makes spaces; nil is none.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init()
    edges = Edges(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// The space before the item in the direction of reading.
  open var leading: NSCollectionLayoutSpacing? { edges.leading }

  /// The space above the item.
  open var top: NSCollectionLayoutSpacing? { edges.top }

  /// The space after the item in the direction of reading.
  open var trailing: NSCollectionLayoutSpacing? { edges.trailing }

  /// The space below the item.
  open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  var template: CompositionalEdges {
    CompositionalEdges(
      top: top?.template, leading: leading?.template, bottom: bottom?.template,
      trailing: trailing?.template)
  }

  /// The spaces themselves: they never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
