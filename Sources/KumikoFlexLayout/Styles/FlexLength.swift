/// A length of a style: points, a percentage of the container's size, or a word such as ``auto``.
///
/// Literals are points: `style.width = 100`. The word takes eight bytes: the last bit of the
/// mantissa tells percentages from points, so that a value is exact to 52 bits.
public struct FlexLength: Hashable, Sendable {
  let bits: UInt64

  init(bits: UInt64) {
    self.bits = bits
  }

  /// What the property itself decides: as large as the content, or as the space that is left.
  public static let auto = FlexLength(bits: 0x7FF8_0000_0000_0001)

  /// The size of the content, for ``FlexStyle/flexBasis`` only.
  public static let content = FlexLength(bits: 0x7FF8_0000_0000_0003)

  /// The least width without overflow: that of the longest word. Only for widths, their limits and
  /// ``FlexStyle/flexBasis``; of heights it is that of the content, as the next two are.
  public static let minContent = FlexLength(bits: 0x7FF8_0000_0000_0007)

  /// The width that all room in the world would give: that of the text without line breaks. Only
  /// for sizes, limits of widths and ``FlexStyle/flexBasis``.
  public static let maxContent = FlexLength(bits: 0x7FF8_0000_0000_0009)

  /// As wide as the content within the room that the container has, but not below
  /// ``minContent``. Only for sizes, limits of widths and ``FlexStyle/flexBasis``.
  public static let fitContent = FlexLength(bits: 0x7FF8_0000_0000_000B)

  /// As long as the container's content, with the margins. Only for sizes and limits of widths.
  public static let stretch = FlexLength(bits: 0x7FF8_0000_0000_000D)

  /// No length.
  public static let zero = FlexLength.points(0)

  /// An edge that leaves the word to another edge.
  static let unset = FlexLength(bits: 0x7FF8_0000_0000_0005)

  /// Returns a length in points.
  public static func points(_ value: Double) -> FlexLength {
    FlexLength(bits: value.bitPattern & ~1)
  }

  /// Returns a percentage of the container's size: 50 is one half.
  ///
  /// Of a size that is not known beforehand, it is ``auto``; for margins and padding, it is always
  /// of the container's width.
  public static func percent(_ value: Double) -> FlexLength {
    FlexLength(bits: (value / 100).bitPattern | 1)
  }
}

extension FlexLength {
  @inline(__always)
  var isPercent: Bool {
    bits & 1 == 1 && bits & 0x7FFF_FFFF_FFFF_FFF0 != 0x7FF8_0000_0000_0000
  }

  @inline(__always)
  var isWord: Bool {
    bits & 1 == 1 && bits & 0x7FFF_FFFF_FFFF_FFF0 == 0x7FF8_0000_0000_0000
  }

  /// The points, or the fraction of a percentage; not a number for words.
  var number: Double {
    Double(bitPattern: bits & ~1)
  }

  /// Returns the length in points, or not a number for words and percentages of nothing known.
  @inline(__always)
  func resolved(_ basis: Double) -> Double {
    bits & 1 == 0 ? Double(bitPattern: bits) : Double(bitPattern: bits & ~1) * basis
  }

  /// Returns the length in points, and 0 for words and percentages of nothing known.
  @inline(__always)
  func resolvedOrZero(_ basis: Double) -> Double {
    let value = resolved(basis)
    return value == value ? value : 0
  }
}

extension FlexLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) {
    self = .points(Double(value))
  }

  /// A length in points.
  public init(floatLiteral value: Double) {
    self = .points(value)
  }
}

extension FlexLength: CustomStringConvertible {
  /// The points, the percentage or the word.
  public var description: String {
    switch self {
    case .auto: "auto"
    case .content: "content"
    case .minContent: "min-content"
    case .maxContent: "max-content"
    case .fitContent: "fit-content"
    case .stretch: "stretch"
    case .unset: "unset"
    default: isPercent ? "\(number * 100)%" : "\(number)"
    }
  }
}

extension FlexLength {
  /// The points; nil for words and percentages.
  public var points: Double? {
    bits & 1 == 0 ? Double(bitPattern: bits) : nil
  }
}
