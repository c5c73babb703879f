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
  private let reference: LayoutItemReference
  var attribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = LayoutItemReference(item)
    self.attribute = attribute
  }

  /// The item; nil for none, and for one that is gone.
  var item: (any LayoutItem)? { reference.item }
}

/// Knows an item without keeping it alive. Copies of a place share it, as weak references are slow
/// to copy.
private final class LayoutItemReference {
  weak var item: (any LayoutItem)?

  init(_ item: (any LayoutItem)?) { self.item = item }
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
