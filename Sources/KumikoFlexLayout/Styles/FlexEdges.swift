/// Four lengths around a box: margins, padding, a border or insets.
///
/// `start` and `end` follow the direction of writing; where they are set, they win over `left` and
/// `right`.
public struct FlexEdges: Hashable, Sendable {
  /// The length above the box.
  public var top: FlexLength
  /// The length on the left of the box.
  public var left: FlexLength
  /// The length below the box.
  public var bottom: FlexLength
  /// The length on the right of the box.
  public var right: FlexLength
  var leading: FlexLength = .unset
  var trailing: FlexLength = .unset

  /// Four lengths, 0 by default.
  public init(
    top: FlexLength = .zero, left: FlexLength = .zero, bottom: FlexLength = .zero,
    right: FlexLength = .zero, start: FlexLength? = nil, end: FlexLength? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
  }

  /// The same length on all sides.
  public init(all length: FlexLength) {
    self.init(top: length, left: length, bottom: length, right: length)
  }

  /// One length on the left and the right, another above and below.
  public init(horizontal: FlexLength = .zero, vertical: FlexLength = .zero) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The length where lines begin, or nil where ``left`` and ``right`` hold.
  public var start: FlexLength? {
    get { leading == .unset ? nil : leading }
    set { leading = newValue ?? .unset }
  }

  /// The length where lines end, or nil where ``left`` and ``right`` hold.
  public var end: FlexLength? {
    get { trailing == .unset ? nil : trailing }
    set { trailing = newValue ?? .unset }
  }

  /// No length on any side.
  public static let zero = FlexEdges()

  /// All sides `auto`: the default of insets.
  public static let auto = FlexEdges(all: .auto)
}

extension FlexEdges {
  /// The length on the left, which `start` or `end` may say.
  @inline(__always)
  package func left(isRightToLeft: Bool) -> FlexLength {
    let directional = isRightToLeft ? trailing : leading
    return directional == .unset ? left : directional
  }

  /// The length on the right, which `start` or `end` may say.
  @inline(__always)
  package func right(isRightToLeft: Bool) -> FlexLength {
    let directional = isRightToLeft ? leading : trailing
    return directional == .unset ? right : directional
  }

  /// Whether a side is a percentage.
  var hasPercentage: Bool {
    top.isPercent || left.isPercent || bottom.isPercent || right.isPercent || leading.isPercent
      || trailing.isPercent
  }
}
