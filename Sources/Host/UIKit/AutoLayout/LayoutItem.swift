/// What constraints can speak of: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {}

extension LayoutItem {
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

extension UIView: LayoutItem {}

/// An attribute of an item. The item is not kept alive.
struct LayoutPlace {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
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
