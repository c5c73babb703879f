/// §9.4 Cross size determination
extension FlexContainer {
  /// Step 7: determines the hypothetical cross size of each item.
  @inline(never)
  mutating func determineCrossSizes() {
    if !isRow {
      determineColumnCrossSizes()
      return
    }
    if summary.commonFlags.contains(.hasDefiniteCross), !summary.hasBaselines { return }
    forEachItem { child, item in
      let isBaseline = item.pointee.align == .baseline || item.pointee.align == .lastBaseline
      if !item.pointee.flags.contains(.hasDefiniteCross) {
        determineCrossSize(child, item, needsBaselines: isBaseline)
      } else if isBaseline, !isEmpty(child) {
        var question = childQuestion(item.pointee.mainSize, item.pointee.crossSize)
        question.needsBaselines = true
        setBaselines(child, item, engine.layout(child, question))
      }
    }
  }

  @inline(never)
  private func determineCrossSize(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, needsBaselines: Bool
  ) {
    if isEmpty(child) {
      item.pointee.crossSize = item.pointee.clampedCross(transferredCross(child, item) ?? 0)
      return
    }
    var question = childQuestion(item.pointee.mainSize)
    question.needsBaselines = needsBaselines
    if let cross = transferredCross(child, item) {
      question.height = item.pointee.clampedCross(cross)
      if !needsBaselines {
        item.pointee.crossSize = question.height
        return
      }
    }
    let answer = engine.layout(child, question)
    item.pointee.crossSize = item.pointee.clampedCross(answer.height)
    setBaselines(child, item, answer)
  }

  /// Returns the height that a ratio gives an item, but not less than its content asks for, unless
  /// the style has a least height or clips.
  func transferredCross(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>
  ) -> Double? {
    guard item.pointee.flags.contains(.hasRatio) else { return nil }
    let height = cross(of: child, fromMain: item.pointee.mainSize)
    let style = engine.styles + child
    guard style.pointee.minHeight == .auto, style.pointee.height == .auto,
      style.pointee.overflow == .visible, !isEmpty(child)
    else { return height }
    var question = childQuestion(item.pointee.mainSize)
    question.ratioHeight = item.pointee.clampedCross(height)
    return max(height, engine.contentHeight(child, question, height))
  }

  private func setBaselines(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ answer: LayoutAnswer
  ) {
    let size = item.pointee.crossSize
    item.pointee.firstBaseline = engine.visible(answer.firstBaseline, of: child, height: size)
    item.pointee.lastBaseline = engine.visible(answer.lastBaseline, of: child, height: size)
  }

  /// Widths were needed for the base sizes; ratios, of the items and inside of them, follow the
  /// flexed heights.
  private mutating func determineColumnCrossSizes() {
    guard engine.widthsDependOnHeights else { return }
    let isMainDefinite = percentHeight == percentHeight
    forEachItem { child, item in
      guard !item.pointee.flags.contains(.hasDefiniteCross) else { return }
      if item.pointee.flags.contains(.hasRatio) {
        item.pointee.crossSize = ratioWidth(child, item, height: item.pointee.mainSize)
      } else if isMainDefinite || hasDefiniteBase(child, item) {
        item.pointee.crossSize = fitContentWidth(child, item, height: item.pointee.mainSize)
      }
    }
  }

  /// Step 8: calculates the cross size of each line.
  @inline(never)
  mutating func determineLineCrossSizes() {
    if !isMultiLine, innerCross == innerCross {
      forEachLine { line in
        line.crossSize = innerCross
        if summary.hasBaselines { measureBaselines(&line) }
      }
      return
    }
    forEachLine { line in
      var size = summary.hasBaselines ? measureBaselines(&line) : 0
      forEachItem(of: line) { _, item in size = max(size, item.pointee.outerCross) }
      line.crossSize = size
      if !isMultiLine { line.crossSize = max(min(size, maxHeight), minHeight) }
    }
  }

  /// Finds the common baselines of a line, and returns how large its aligned items make it.
  @discardableResult
  func measureBaselines(_ line: inout FlexLine) -> Double {
    var first = (distance: -Double.infinity, rest: -Double.infinity)
    var last = first
    forEachItem(of: line) { _, item in
      guard item.pointee.flags.isDisjoint(with: .autoCrossMargins) else { return }
      if item.pointee.align == .baseline {
        let distance = firstBaselineDistance(item)
        first.distance = max(first.distance, distance)
        first.rest = max(first.rest, item.pointee.outerCross - distance)
      } else if item.pointee.align == .lastBaseline {
        let distance = lastBaselineDistance(item)
        last.distance = max(last.distance, distance)
        last.rest = max(last.rest, item.pointee.outerCross - distance)
      }
    }
    line.firstBaseline = first.distance
    line.lastBaseline = last.distance
    return max(first.distance + first.rest, last.distance + last.rest, 0)
  }

  /// The distance of an item's first baseline from its margin at the cross start.
  ///
  /// Across a column, where text has no baseline, it is the left edge.
  func firstBaselineDistance(_ item: UnsafeMutablePointer<FlexItem>) -> Double {
    let size = item.pointee.crossSize
    let known = item.pointee.firstBaseline
    let baseline = !isRow ? 0 : known == known ? known : size
    return item.pointee.crossMarginStart + (isCrossFlipped ? size - baseline : baseline)
  }

  /// The distance of an item's last baseline from its margin at the cross end.
  func lastBaselineDistance(_ item: UnsafeMutablePointer<FlexItem>) -> Double {
    let size = item.pointee.crossSize
    let known = item.pointee.lastBaseline
    let baseline = !isRow ? 0 : known == known ? known : size
    return item.pointee.crossMarginEnd + (isCrossFlipped ? baseline : size - baseline)
  }

  /// Step 9: lets lines grow to fill the container.
  @inline(never)
  mutating func stretchLines() {
    guard isMultiLine, style.pointee.alignContent == .stretch, lineCount > 0 else { return }
    let free = innerCross - linesCrossSize
    guard free > 0 else { return }
    let share = free / Double(lineCount)
    forEachLine { $0.crossSize += share }
  }

  /// The cross sizes of all lines with the gaps between them.
  var linesCrossSize: Double {
    var sum = crossGap * Double(max(lineCount - 1, 0))
    forEachLine { sum += $0.crossSize }
    return sum
  }

  /// Step 11: determines the used cross size of each item.
  @inline(never)
  mutating func determineUsedCrossSizes() {
    if !isRow, isMultiLine { widenItems() }
    guard summary.anyFlags.contains(.stretches) else { return }
    forEachLine { line in
      forEachItem(of: line) { _, item in
        guard item.pointee.flags.contains(.stretches) else { return }
        let size = line.crossSize - item.pointee.crossMargins
        item.pointee.crossSize = item.pointee.clampedCross(size)
      }
    }
  }

  /// Gives texts in lines that are wider than the column itself the room of the line, as browsers
  /// do.
  private mutating func widenItems() {
    forEachLine { line in
      guard line.crossSize > innerCross else { return }
      forEachItem(of: line) { child, item in
        let flags: FlexItem.Flags = [.stretches, .hasDefiniteCross, .hasRatio]
        guard item.pointee.flags.isDisjoint(with: flags) else { return }
        let width = fitContentWidth(
          child, item, height: item.pointee.mainSize, room: line.crossSize)
        item.pointee.crossSize = max(width, item.pointee.crossSize)
      }
    }
  }
}

extension FlexLayoutEngine {
  /// Returns a baseline inside of a box that clips what is outside of it.
  func visible(_ baseline: Double, of index: Int, height: Double) -> Double {
    guard styles[index].overflow != .visible, baseline == baseline else { return baseline }
    return min(max(baseline, 0), height)
  }
}
