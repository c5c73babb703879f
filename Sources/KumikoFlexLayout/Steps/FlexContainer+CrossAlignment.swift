/// §9.6 Cross-axis alignment
extension FlexContainer {
  /// Step 13: resolves `auto` margins across the lines.
  @inline(never)
  mutating func resolveCrossMargins() {
    guard !summary.anyFlags.isDisjoint(with: .autoCrossMargins) else { return }
    forEachLine { line in
      forEachItem(of: line) { _, item in
        guard !item.pointee.flags.isDisjoint(with: .autoCrossMargins) else { return }
        let free = line.crossSize - item.pointee.outerCross
        let isStart = item.pointee.flags.contains(.crossMarginStartIsAuto)
        let isEnd = item.pointee.flags.contains(.crossMarginEndIsAuto)
        guard free > 0 else { return }
        if isStart { item.pointee.crossMarginStart = isEnd ? free / 2 : free }
        if isEnd { item.pointee.crossMarginEnd = isStart ? free / 2 : free }
      }
    }
  }

  /// Step 14: aligns the items along the cross axis of their lines.
  @inline(never)
  mutating func alignItems() {
    forEachLine { line in
      forEachItem(of: line) { child, item in
        item.pointee.crossOffset =
          alignedOffset(child, item, line) + item.pointee.crossMarginStart
      }
    }
  }

  private func alignedOffset(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ line: FlexLine
  ) -> Double {
    guard item.pointee.flags.isDisjoint(with: .autoCrossMargins) else { return 0 }
    let free = line.crossSize - item.pointee.outerCross
    if free < 0, isSafelyAligned(child) {
      return style.pointee.flexWrap == .wrapReverse ? free : 0
    }
    switch item.pointee.align {
    case .flexEnd: return free
    case .center: return free / 2
    case .baseline: return line.firstBaseline - firstBaselineDistance(item)
    case .lastBaseline:
      return line.crossSize - line.lastBaseline + lastBaselineDistance(item)
        - item.pointee.outerCross
    default: return 0
    }
  }

  /// Whether a child that is too large for its line stands at the start of it, except on baselines.
  func isSafelyAligned(_ child: Int) -> Bool {
    guard let own = engine.styles[child].alignSelf else {
      return !style.pointee.alignItems.isBaseline
        && style.pointee.safeAlignments.contains(.alignItems)
    }
    return !own.isBaseline && engine.styles[child].safeAlignments.contains(.alignSelf)
  }

  /// Step 15: determines the container's used cross size, and returns what its lines ask for.
  @inline(never)
  mutating func determineCrossSize() -> Double {
    guard innerCross != innerCross else { return innerCross }
    let content = linesCrossSize
    innerCross = max(min(content, maxHeight), minHeight)
    return content
  }

  /// Step 16: aligns all lines.
  @inline(never)
  mutating func alignLines() {
    guard isMultiLine else { return }
    let spacing = alignment(free: innerCross - linesCrossSize)
    var offset = spacing.start
    forEachLine { line in
      line.crossOffset = offset
      offset += line.crossSize + crossGap + spacing.between
    }
  }

  private func alignment(free: Double) -> FlexSpacing {
    let isReversed = style.pointee.flexWrap == .wrapReverse
    if free < 0, style.pointee.safeAlignments.contains(.alignContent) {
      return isReversed ? .end(free) : .start
    }
    switch style.pointee.alignContent {
    case .stretch, .flexStart: return .start
    case .flexEnd: return .end(free)
    case .start: return isReversed ? .end(free) : .start
    case .end: return isReversed ? .start : .end(free)
    case .center: return .center(free)
    case .spaceBetween: return .between(free, lineCount)
    case .spaceAround: return .around(free, lineCount, isReversed)
    case .spaceEvenly: return .evenly(free, lineCount, isReversed)
    }
  }
}

extension FlexAlign {
  @inline(__always)
  var isBaseline: Bool { self == .baseline || self == .lastBaseline }
}
