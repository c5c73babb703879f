/// The greatest length that layout computes with, in points; longer ones are cut, as browsers do.
let greatestLength = 33_554_431.0

extension FlexStyle {
  /// Replaces values that layout cannot compute with, and returns the names of what it replaced.
  ///
  /// What is not a number gets its initial value, what is infinite is cut, and what may not be
  /// negative becomes 0.
  ///
  /// - Parameter traits: what the style has; the rest of it is as it was.
  mutating func validate(_ traits: StyleTraits) -> [String] {
    var invalid: [String] = []
    if traits.contains(.margin) { LengthRule.margin.apply(to: &margin, "margin", &invalid) }
    if traits.contains(.padding) { LengthRule.padding.apply(to: &padding, "padding", &invalid) }
    if traits.contains(.border) { LengthRule.border.apply(to: &border, "border", &invalid) }
    if traits.contains(.inset) { LengthRule.inset.apply(to: &inset, "inset", &invalid) }
    if !traits.isDisjoint(with: [.size, .limits]) { validateSizes(&invalid) }
    LengthRule.basis.apply(to: &flexBasis, "flexBasis", &invalid)
    LengthRule.padding.apply(to: &rowGap, "rowGap", &invalid)
    LengthRule.padding.apply(to: &columnGap, "columnGap", &invalid)
    validateFactor(&flexGrow, initial: 0, "flexGrow", &invalid)
    validateFactor(&flexShrink, initial: 1, "flexShrink", &invalid)
    if ratio != 0, !(ratio >= 1e-6 && ratio <= 1e6) {
      ratio = 0
      invalid.append("aspectRatio")
    }
    return invalid
  }

  private mutating func validateSizes(_ invalid: inout [String]) {
    LengthRule.size.apply(to: &width, "width", &invalid)
    LengthRule.size.apply(to: &height, "height", &invalid)
    LengthRule.size.apply(to: &minWidth, "minWidth", &invalid)
    LengthRule.limit.apply(to: &minHeight, "minHeight", &invalid)
    LengthRule.size.apply(to: &maxWidth, "maxWidth", &invalid)
    LengthRule.limit.apply(to: &maxHeight, "maxHeight", &invalid)
  }

  private func validateFactor(
    _ value: inout Double, initial: Double, _ name: String, _ invalid: inout [String]
  ) {
    guard !(value >= 0 && value <= 1e6) else { return }
    value = value.isNaN ? initial : min(max(value, 0), 1e6)
    invalid.append(name)
  }
}

/// Which lengths a property may have.
private struct LengthRule {
  var initial: FlexLength
  var isAuto = true
  /// The words that are allowed beside `auto`.
  var words: Words = []
  var isNegative = false
  var isPercent = true

  static let margin = LengthRule(initial: .zero, isNegative: true)
  static let padding = LengthRule(initial: .zero, isAuto: false)
  static let border = LengthRule(initial: .zero, isAuto: false, isPercent: false)
  static let inset = LengthRule(initial: .auto, isNegative: true)
  static let limit = LengthRule(initial: .auto)
  static let size = LengthRule(initial: .auto, words: [.ofContent, .stretch])
  static let basis = LengthRule(initial: .auto, words: [.ofContent, .content])

  struct Words: OptionSet {
    var rawValue: UInt8
    /// `min-content`, `max-content` and `fit-content`.
    static let ofContent = Words(rawValue: 1)
    static let stretch = Words(rawValue: 2)
    static let content = Words(rawValue: 4)
  }

  func valid(_ length: FlexLength) -> FlexLength {
    if length.isWord { return allows(word: length) ? length : initial }
    let number = length.number
    if number.isNaN || (length.isPercent && !isPercent) { return initial }
    let limit = length.isPercent ? 1e6 : greatestLength
    let cut = min(max(number, isNegative ? -limit : 0), limit)
    if cut == number { return length }
    return length.isPercent ? .percent(cut * 100) : .points(cut)
  }

  private func allows(word: FlexLength) -> Bool {
    switch word {
    case .auto: isAuto
    case .content: words.contains(.content)
    case .stretch: words.contains(.stretch)
    case .minContent, .maxContent, .fitContent: words.contains(.ofContent)
    default: false
    }
  }

  /// Whether a length is what styles mostly have: as it was, or some points.
  @inline(__always)
  private func isUsual(_ length: FlexLength) -> Bool {
    length == initial || (0...greatestLength).contains(length.points ?? -1)
  }

  @inline(__always)
  func apply(to length: inout FlexLength, _ name: String, _ invalid: inout [String]) {
    if !isUsual(length) { replace(&length, name, &invalid) }
  }

  private func replace(_ length: inout FlexLength, _ name: String, _ invalid: inout [String]) {
    let valid = valid(length)
    guard valid != length else { return }
    length = valid
    invalid.append(name)
  }

  func apply(to edges: inout FlexEdges, _ name: String, _ invalid: inout [String]) {
    var names: [String] = []
    apply(to: &edges.top, name, &names)
    apply(to: &edges.left, name, &names)
    apply(to: &edges.bottom, name, &names)
    apply(to: &edges.right, name, &names)
    if edges.leading != .unset { apply(to: &edges.leading, name, &names) }
    if edges.trailing != .unset { apply(to: &edges.trailing, name, &names) }
    if !names.isEmpty { invalid.append(name) }
  }
}
