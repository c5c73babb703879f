import CoreGraphics
import ListGeometry

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  private(set) var length = CompositionalLength.points(0)

  private class func make(_ length: CompositionalLength) -> Self {
    let made = newInstance(of: self)
    made.length = length
    return made
  }

  /// A part of the container's width: 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.widthFraction(fractionalWidth))
  }

  /// A part of the container's height: 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.heightFraction(fractionalHeight))
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.points(absoluteDimension))
  }

  /// A guess in points, until the view was asked for the length that it prefers.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimate(estimatedDimension))
  }

  /// A guess in points, until the views were asked: then that of the largest in the group, for all
  /// in the group that say so.
  @available(iOS 17.0, *)
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniformEstimate(estimate))
  }

  /// Whether the length is a part of the container's width.
  open var isFractionalWidth: Bool { if case .widthFraction = length { true } else { false } }

  /// Whether the length is a part of the container's height.
  open var isFractionalHeight: Bool { if case .heightFraction = length { true } else { false } }

  /// Whether the length is in points.
  open var isAbsolute: Bool { if case .points = length { true } else { false } }

  /// Whether the length is a guess.
  open var isEstimated: Bool { length.isEstimate }

  /// The points, or the part of the container.
  open var dimension: CGFloat {
    switch length {
    case .points(let value), .widthFraction(let value), .heightFraction(let value),
      .estimate(let value), .uniformEstimate(let value):
      value
    }
  }

  /// The dimension itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an element in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  private var width: NSCollectionLayoutDimension?
  private var height: NSCollectionLayoutDimension?

  /// Makes a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init()
    (self.width, self.height) = (width, height)
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width ?? .absolute(0) }

  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height ?? .absolute(0) }

  var template: CompositionalSize {
    CompositionalSize(width: widthDimension.length, height: heightDimension.length)
  }

  /// The size itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Makes an instance of a class through its own `init()`.
@MainActor
func newInstance<Instance: NSObject>(of type: Instance.Type) -> Instance {
  guard let made = type._make() as? Instance else {
    preconditionFailure("\(type) made an instance of another class. Make it by init().")
  }
  return made
}
