extension NSLayoutConstraint {
  /// Larger numbers are taken for this one: doubles could not tell the points of a layout apart.
  static let largestConstant: CGFloat = 1e9

  /// Stops at pairs of attributes that mean nothing together, as UIKit does.
  func checkPairing() {
    guard let one = first.traits else {
      preconditionFailure("NSLayoutConstraint for \(text): Invalid pairing of layout attributes.")
    }
    precondition(
      multiplier.isFinite,
      "NSLayoutConstraint for \(text): Multiplier is not finite! That's illegal. "
        + "multiplier:\(multiplier)")
    guard let two = second?.traits, multiplier != 0 else {
      precondition(
        one.isSize,
        """
        NSLayoutConstraint for \(text): A multiplier of 0 or a nil second item together with a \
        location for the first attribute creates an illegal constraint of a location equal to a \
        constant. Location attributes must be specified in pairs.
        """)
      return
    }
    checkPair(one, two)
  }

  private func checkPair(_ one: AttributeTraits, _ two: AttributeTraits) {
    precondition(
      one.isSize == two.isSize,
      "NSLayoutConstraint for \(text): Invalid pairing of layout attributes.")
    let isMixed = !one.isSize && one.followsReading != two.followsReading
    precondition(
      !isMixed || one.measure == .place(0.5) || two.measure == .place(0.5),
      """
      NSLayoutConstraint for \(text): A constraint cannot be made between a leading/trailing \
      attribute and a right/left attribute. Use leading/trailing for both or neither.
      """)
  }

  /// Reports a constraint between places along different axes. It holds nevertheless: the number of
  /// points from the one origin is the number from the other.
  func reportMixedAxes() {
    guard let one = first.traits, let two = second?.traits, !one.isSize, one.axis != two.axis else {
      return
    }
    Diagnostics.report(
      "Constraint improperly relates anchors of incompatible types: \(text). "
        + "Relate places along one axis.")
  }

  /// `constant`, or the largest one that layout can work with.
  func checked(_ constant: CGFloat) -> CGFloat {
    precondition(
      constant.isFinite,
      "NSLayoutConstraint for \(text): Constant is not finite! That's illegal. "
        + "constant:\(constant)")
    if abs(constant) <= Self.largestConstant { return constant }
    Diagnostics.report(
      """
      This NSLayoutConstraint is being configured with a constant that exceeds internal limits. \
      A smaller value will be substituted, but this problem should be fixed: \(text)
      """)
    return constant < 0 ? -Self.largestConstant : Self.largestConstant
  }

  /// Stops where a constraint in force would become or cease to be required.
  func checkPriority(_ priority: UILayoutPriority) {
    precondition(
      priority.rawValue > 0 && priority <= .required,
      "It's illegal to set priority:\(priority.rawValue). "
        + "Priorities must be greater than 0 and less or equal to 1000.")
    precondition(
      !isActive || (priority == .required) == (self.priority == .required),
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
      supported. You passed priority \(priority.rawValue) and the existing priority was \
      \(self.priority.rawValue).
      """)
  }
}
