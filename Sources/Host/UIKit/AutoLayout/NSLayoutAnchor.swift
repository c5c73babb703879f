/// A place or size of a view or guide, from which constraints are made.
///
/// Only anchors of the same kind can be tied to each other. A constraint that an anchor makes is
/// not active yet.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ side: LayoutSide) {
    self.side = side
    super.init()
  }

  /// The view or guide; nil once that is gone.
  package var item: AnyObject? { side.places.first?.item }

  /// The item's name and the attribute's.
  package var name: String { side.places.map(\.label).joined(separator: " to ") }

  /// Whether this anchor and `object` stand for the same of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Self else { return false }
    return MainActor.assumeIsolated { side.isSame(as: other.side) }
  }

  /// The same for equal anchors.
  open override nonisolated var hash: Int { MainActor.assumeIsolated { side.hash } }

  /// The class, the address, and, on the main thread, the names of the item and the attribute.
  open override nonisolated var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated { "<\(type(of: self)):\(address(of: self)) \"\(name)\">" }
  }

  /// A constraint that this anchor is at `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    tie(.equal, to: anchor)
  }

  /// A constraint that this anchor is at or after `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    tie(.greaterThanOrEqual, to: anchor)
  }

  /// A constraint that this anchor is at or before `anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    tie(.lessThanOrEqual, to: anchor)
  }

  /// A constraint that this anchor is `c` points after `anchor`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tie(.equal, to: anchor, constant: c)
  }

  /// A constraint that this anchor is at least `c` points after `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tie(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// A constraint that this anchor is at most `c` points after `anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tie(.lessThanOrEqual, to: anchor, constant: c)
  }

  func tie(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side, relation, other.side, multiplier: multiplier, constant: constant)
  }
}

extension LayoutPlace {
  func isSame(as other: LayoutPlace) -> Bool {
    item === other.item && attribute == other.attribute
  }

  /// The item and the attribute, as they stand in descriptions of constraints.
  @MainActor var label: String { "\(item.map(nameAndAddress) ?? "nil").\(attribute)" }
}

extension LayoutSide {
  func isSame(as other: LayoutSide) -> Bool {
    places.count == other.places.count
      && zip(places, other.places).allSatisfy { $0.isSame(as: $1) }
  }

  var hash: Int {
    var hasher = Hasher()
    for place in places {
      hasher.combine(place.item.map { ObjectIdentifier($0) })
      hasher.combine(place.attribute)
    }
    return hasher.finalize()
  }
}

/// Where an object is, as UIKit's messages write it.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// An object's class and address, as constraints name it.
func nameAndAddress(_ object: AnyObject) -> String {
  "\(type(of: object)):\(address(of: object))"
}
