extension NSLayoutConstraint {
  /// `<NSLayoutConstraint:0x… 'name' UIView:0x….width == 2*UIView:0x….height + 8 @750   (active)>`
  var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let intrinsicSize = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return "<\(nameAndAddress(self))\(name) \(equation)\(intrinsicSize)   (\(state))>"
  }

  private var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(first.label) \(sign) \(rightSide)"
  }

  private var rightSide: String {
    guard let second, multiplier != 0 else { return number(constant) }
    let factor = multiplier == 1 ? "" : "\(number(multiplier))*"
    if constant == 0 { return factor + second.label }
    let sign = constant < 0 ? "-" : "+"
    return "\(factor)\(second.label) \(sign) \(number(abs(constant)))"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension LayoutSide {
  @MainActor fileprivate var label: String {
    switch self {
    case .attribute(let place): place.label
    case .distance(let start, let end): "(\(end.label) - \(start.label))"
    }
  }
}
