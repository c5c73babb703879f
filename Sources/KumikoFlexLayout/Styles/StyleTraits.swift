/// What a style has at all, so that layout does not read the rest of it.
struct StyleTraits: OptionSet {
  var rawValue: UInt16

  static let margin = StyleTraits(rawValue: 1)
  static let padding = StyleTraits(rawValue: 2)
  static let border = StyleTraits(rawValue: 4)
  static let inset = StyleTraits(rawValue: 8)
  static let size = StyleTraits(rawValue: 16)
  static let limits = StyleTraits(rawValue: 32)
  /// Padding depends on the width of the container.
  static let percentPadding = StyleTraits(rawValue: 64)
  /// Limits of the height depend on the height of the container.
  static let percentLimits = StyleTraits(rawValue: 128)
  static let absolute = StyleTraits(rawValue: 256)
  static let hidden = StyleTraits(rawValue: 512)
  static let ratio = StyleTraits(rawValue: 1024)
  static let contentBox = StyleTraits(rawValue: 2048)
  static let order = StyleTraits(rawValue: 4096)
  /// The children are the parent's.
  static let contents = StyleTraits(rawValue: 16384)
  /// A size is a word such as ``FlexLength/maxContent``.
  static let sizeWord = StyleTraits(rawValue: 8192)

  /// The size before flexing depends on the height of the container.
  static let dependsOnHeight = StyleTraits(rawValue: 32768)

  static let box: StyleTraits = [.padding, .border]

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ style: FlexStyle) {
    self = []
    set(.margin, style.margin != .zero)
    set(.padding, style.padding != .zero)
    set(.border, style.border != .zero)
    set(.inset, style.inset != .auto)
    set(.size, style.width != .auto || style.height != .auto)
    set(.limits, Self.hasLimits(style))
    set(.percentPadding, style.padding.hasPercentage)
    set(.percentLimits, style.minHeight.isPercent || style.maxHeight.isPercent)
    set(.absolute, style.position == .absolute)
    set(.hidden, style.display == .none)
    set(.ratio, style.ratio > 0)
    set(.contentBox, style.boxSizing == .contentBox)
    set(.order, style.order != 0)
    set(.contents, style.display == .contents)
    set(
      .dependsOnHeight,
      style.height.isPercent || style.height == .stretch || style.minHeight.isPercent
        || style.maxHeight.isPercent || style.flexBasis.isPercent)
    set(.sizeWord, Self.hasSizeWords(style))
  }

  private static func hasSizeWords(_ style: FlexStyle) -> Bool {
    style.width.isSizeWord || style.height.isSizeWord || style.minWidth.isSizeWord
      || style.maxWidth.isSizeWord
  }

  private static func hasLimits(_ style: FlexStyle) -> Bool {
    style.minWidth != .auto || style.minHeight != .auto || style.maxWidth != .auto
      || style.maxHeight != .auto
  }

  private mutating func set(_ trait: StyleTraits, _ isSet: Bool) {
    if isSet { insert(trait) }
  }
}
