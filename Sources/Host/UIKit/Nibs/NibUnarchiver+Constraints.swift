import CoreGraphics

extension NibUnarchiver {
  /// Makes the constraint of an element and has `holder` hold it.
  func makeConstraint(_ element: NibElement, in holder: UIView) {
    guard element.name == "constraint" else { return }
    let element = element.reading()
    // A placeholder is there for Interface Builder alone.
    if element["placeholder"] == "YES" { return element.ignore() }
    guard let sides = sides(of: element, in: holder) else { return element.ignore() }
    let constraint = NSLayoutConstraint(
      item: sides.first, attribute: sides.attribute,
      relatedBy: value(of: "relation", in: element) ?? .equal, toItem: sides.second,
      attribute: sides.secondAttribute, multiplier: sides.multiplier,
      constant: constant(of: element, sides))
    constraint.identifier = element["identifier"]
    if let priority: Float = value(of: "priority", in: element), priority > 0, priority <= 1000 {
      constraint.priority = UILayoutPriority(priority)
    }
    identify(constraint, element)
    holder.addConstraint(constraint)
  }

  private struct Sides {
    var first: AnyObject
    var attribute: NSLayoutConstraint.Attribute
    var second: AnyObject?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
  }

  /// The sides of a constraint; nil for one that UIKit would stop at, which is reported.
  private func sides(of element: NibElement, in holder: UIView) -> Sides? {
    guard let attribute: NSLayoutConstraint.Attribute = value(of: "firstAttribute", in: element),
      let first = item("firstItem", element, holder) ?? holder.itself(unless: element["firstItem"])
    else { return nil }
    let second = item("secondItem", element, holder)
    if element["secondItem"] != nil, second == nil { return nil }
    let sides = Sides(
      first: first, attribute: attribute, second: second,
      secondAttribute: value(of: "secondAttribute", in: element) ?? .notAnAttribute,
      multiplier: multiplier(of: element))
    if let fault = fault(of: sides) {
      report(element.line, "NSLayoutConstraint: \(fault)")
      return nil
    }
    return sides
  }

  /// The view or guide that an attribute names; nil, reported, if there is none inside `holder`.
  private func item(_ name: String, _ element: NibElement, _ holder: UIView) -> AnyObject? {
    guard let id = element[name] else { return nil }
    let found = object(id)
    guard let view = (found as? UIView) ?? (found as? UILayoutGuide)?.owningView else {
      report(element.line, "\(name)=\"\(id)\" of a constraint is no view or guide of the file")
      return nil
    }
    if view.isDescendant(of: holder) { return found }
    report(
      element.line,
      "The view hierarchy is not prepared for the constraint: \(name)=\"\(id)\" is not inside the "
        + "view that holds it")
    return nil
  }

  private func fault(of sides: Sides) -> String? {
    guard let one = sides.attribute.traits else { return "Invalid pairing of layout attributes." }
    guard sides.multiplier.isFinite else { return "Multiplier is not finite!" }
    guard sides.second != nil, let two = sides.secondAttribute.traits, sides.multiplier != 0 else {
      return one.isSize && sides.second == nil
        ? nil : "Location attributes must be specified in pairs."
    }
    let isMixed = !one.isSize && one.followsReading != two.followsReading
    let hasCenter = one.measure == .place(0.5) || two.measure == .place(0.5)
    let agrees = one.isSize == two.isSize && (one.isSize || one.axis == two.axis)
    return agrees && (!isMixed || hasCenter || one.axis == .vertical)
      ? nil : "Invalid pairing of layout attributes."
  }

  /// A number, or a ratio such as `16:9`.
  private func multiplier(of element: NibElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: ":").map { CGFloat(nib: String($0)) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _): return value
    case (2, let value?, let divisor?) where divisor != 0: return value / divisor
    default:
      report(element.line, "multiplier=\"\(text)\" of <constraint> is not understood")
      return 1
    }
  }

  /// The constant; the system's spacing for one that is symbolic.
  private func constant(of element: NibElement, _ sides: Sides) -> CGFloat {
    if element["symbolic"] == "YES" {
      let (first, second) = (sides.first as? UIView, sides.second as? UIView)
      let isNested = first?.superview === second || second?.superview === first
      return value(of: "constant", in: element) ?? (isNested ? 20 : 8)
    }
    let constant = number("constant", in: element)
    let limit = NSLayoutConstraint.largestConstant
    return min(max(constant, -limit), limit)
  }
}

extension UIView {
  /// The view, which a constraint means that names no item; nil if it names one.
  fileprivate func itself(unless name: String?) -> UIView? { name == nil ? self : nil }
}
