/// A child in the flow of a container while that container is laid out.
///
/// Main and cross are the container's axes. Sizes are border boxes; what is not a number is not
/// known. Names are those of the specification.
struct FlexItem {
  /// The next item in the order of ``FlexStyle/order``.
  var next: Int32 = -1
  var flags: Flags = []
  var align = FlexAlign.stretch

  var mainMarginStart = 0.0
  var mainMarginEnd = 0.0
  var crossMarginStart = 0.0
  var crossMarginEnd = 0.0
  /// Padding and border: the least size.
  var mainInsets = 0.0
  var crossInsets = 0.0

  /// The size of the style where it is known.
  var preferredMain = Double.nan
  var preferredCross = Double.nan
  var minMain = 0.0
  var maxMain = Double.infinity
  var minCross = 0.0
  var maxCross = Double.infinity

  var baseSize = 0.0
  var hypotheticalMain = 0.0
  var mainSize = 0.0
  var crossSize = 0.0
  var mainOffset = 0.0
  var crossOffset = 0.0
  /// The distance of the baseline from the upper edge.
  var firstBaseline = Double.nan
  var lastBaseline = Double.nan

  struct Flags: OptionSet {
    var rawValue: UInt16
    static let mainMarginStartIsAuto = Flags(rawValue: 1)
    static let mainMarginEndIsAuto = Flags(rawValue: 2)
    static let crossMarginStartIsAuto = Flags(rawValue: 4)
    static let crossMarginEndIsAuto = Flags(rawValue: 8)
    static let frozen = Flags(rawValue: 16)
    /// The least size along the main axis depends on the content and was not computed yet.
    static let hasPendingMinimum = Flags(rawValue: 32)
    /// The size along the main axis comes from the content.
    static let isContentSized = Flags(rawValue: 64)
    /// As large as its line.
    static let stretches = Flags(rawValue: 128)
    /// The cross size was decided before its line's.
    static let hasDefiniteCross = Flags(rawValue: 256)
    static let minViolation = Flags(rawValue: 512)
    static let maxViolation = Flags(rawValue: 1024)
    static let hasRatio = Flags(rawValue: 2048)
    /// All up to the base size is known from a layout before.
    static let isKept = Flags(rawValue: 4096)
    /// The base size is what the other items leave.
    static let fillsLine = Flags(rawValue: 8192)

    static let autoMainMargins: Flags = [.mainMarginStartIsAuto, .mainMarginEndIsAuto]
    static let autoCrossMargins: Flags = [.crossMarginStartIsAuto, .crossMarginEndIsAuto]
  }

  @inline(__always)
  var mainMargins: Double { mainMarginStart + mainMarginEnd }
  @inline(__always)
  var crossMargins: Double { crossMarginStart + crossMarginEnd }
  @inline(__always)
  var outerHypotheticalMain: Double { hypotheticalMain + mainMargins }
  @inline(__always)
  var outerMain: Double { mainSize + mainMargins }
  @inline(__always)
  var outerCross: Double { crossSize + crossMargins }

  @inline(__always)
  func clampedMain(_ size: Double) -> Double {
    max(max(min(size, maxMain), minMain), mainInsets)
  }

  @inline(__always)
  func clampedCross(_ size: Double) -> Double {
    max(max(min(size, maxCross), minCross), crossInsets)
  }
}

/// Items that stand on one line of a container.
struct FlexLine {
  var firstItem: Int32
  var count: Int
  /// The length of the items with margins and gaps, or not a number where it is not known yet.
  var length = Double.nan
  var crossSize = 0.0
  var crossOffset = 0.0
  /// The greatest distance of an item's first baseline from the cross start.
  var firstBaseline = Double.nan
  /// The greatest distance of an item's last baseline from the cross end.
  var lastBaseline = Double.nan
}
