/// §9.5 Main-axis alignment
extension FlexContainer {
  /// Step 12: distributes the remaining free space of each line.
  @inline(never)
  mutating func distributeMainSpace() {
    forEachLine { line in
      if line.length != line.length { line.length = usedLength(line) }
      var free = innerMain - line.length
      if free > 0, !summary.anyFlags.isDisjoint(with: .autoMainMargins) {
        free = fillAutoMargins(line, free)
      }
      let spacing = justification(free: free, count: line.count)
      var offset = spacing.start
      forEachItem(of: line) { _, item in
        item.pointee.mainOffset = offset + item.pointee.mainMarginStart
        offset += item.pointee.outerMain + mainGap + spacing.between
      }
    }
  }

  @inline(__always)
  private func usedLength(_ line: FlexLine) -> Double {
    var length = mainGap * Double(max(line.count - 1, 0))
    forEachItem(of: line) { _, item in length += item.pointee.outerMain }
    return length
  }

  /// Shares free space among the margins of a line that take it, and returns what is left.
  private func fillAutoMargins(_ line: FlexLine, _ free: Double) -> Double {
    var count = 0
    forEachItem(of: line) { _, item in
      if item.pointee.flags.contains(.mainMarginStartIsAuto) { count += 1 }
      if item.pointee.flags.contains(.mainMarginEndIsAuto) { count += 1 }
    }
    guard count > 0 else { return free }
    let share = free / Double(count)
    forEachItem(of: line) { _, item in
      if item.pointee.flags.contains(.mainMarginStartIsAuto) {
        item.pointee.mainMarginStart = share
      }
      if item.pointee.flags.contains(.mainMarginEndIsAuto) { item.pointee.mainMarginEnd = share }
    }
    return 0
  }

  @inline(__always)
  private func justification(free: Double, count: Int) -> FlexSpacing {
    let isReversed = style.pointee.flexDirection.isReverse
    if free < 0, style.pointee.safeAlignments.contains(.justifyContent) {
      return isReversed ? .end(free) : .start
    }
    switch style.pointee.justifyContent {
    case .flexStart: return .start
    case .flexEnd: return .end(free)
    case .start: return isReversed ? .end(free) : .start
    case .end: return isReversed ? .start : .end(free)
    case .center: return .center(free)
    case .spaceBetween: return .between(free, count)
    case .spaceAround: return .around(free, count, isReversed)
    case .spaceEvenly: return .evenly(free, count, isReversed)
    }
  }
}

/// The space before the first of several things, and between each two.
struct FlexSpacing {
  var start = 0.0
  var between = 0.0

  static let start = FlexSpacing()

  static func end(_ free: Double) -> FlexSpacing {
    FlexSpacing(start: free)
  }

  static func center(_ free: Double) -> FlexSpacing {
    FlexSpacing(start: free / 2)
  }

  static func between(_ free: Double, _ count: Int) -> FlexSpacing {
    guard free > 0, count > 1 else { return .start }
    return FlexSpacing(between: free / Double(count - 1))
  }

  /// - Parameter isReversed: whether what overflows is to do so at the start of the axis.
  static func around(_ free: Double, _ count: Int, _ isReversed: Bool) -> FlexSpacing {
    guard free > 0, count > 0 else { return isReversed ? .end(free) : .start }
    return FlexSpacing(start: free / Double(count) / 2, between: free / Double(count))
  }

  /// - Parameter isReversed: whether what overflows is to do so at the start of the axis.
  static func evenly(_ free: Double, _ count: Int, _ isReversed: Bool) -> FlexSpacing {
    guard free > 0, count > 0 else { return isReversed ? .end(free) : .start }
    let share = free / Double(count + 1)
    return FlexSpacing(start: share, between: share)
  }
}
