/// What constraints can speak of: a view or a layout guide.
///
/// The anchors of both are declared once, on this protocol. Nothing outside UIKit can make use of
/// it.
@preconcurrency @MainActor
public protocol _UILayoutItem: AnyObject {}

extension _UILayoutItem {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    .attribute(LayoutPlace(self, attribute))
  }

  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side(attribute))
  }

  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side(attribute))
  }

  /// The view that the item is, or that owns it.
  var layoutOwner: UIView? { self as? UIView ?? (self as? UILayoutGuide)?.owningView }
}

extension UIView: _UILayoutItem {
  /// The baseline of the first line of text; the top edge of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

/// An attribute of an item. The item is not kept alive.
struct LayoutPlace {
  weak var item: (any _UILayoutItem)?
  var attribute: NSLayoutConstraint.Attribute

  init(_ item: (any _UILayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// One side of a constraint.
enum LayoutSide {
  /// An attribute of an item.
  case attribute(LayoutPlace)
  /// The distance from one place to another.
  case distance(from: LayoutPlace, to: LayoutPlace)

  /// The places that the side is made of.
  var places: [LayoutPlace] {
    switch self {
    case .attribute(let place): [place]
    case .distance(let start, let end): [start, end]
    }
  }
}
