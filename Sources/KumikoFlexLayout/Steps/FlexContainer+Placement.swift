/// Frames and baselines, once sizes and offsets are known.
extension FlexContainer {
  /// Writes the items' frames, and lays out what is inside of them.
  @inline(never)
  func placeItems() {
    forEachLine { line in
      forEachItem(of: line) { child, item in
        engine.frames[child] = frame(item, line)
        if engine.nodes[child].traits.contains(.inset) { moveByInsets(child) }
        if isEmpty(child) {
          engine.nodes[child].state.remove(.dirty)
        } else {
          _ = engine.layout(child, placementQuestion(item))
        }
      }
    }
  }

  private func frame(_ item: UnsafeMutablePointer<FlexItem>, _ line: FlexLine) -> FlexFrame {
    let mainSize = item.pointee.mainSize
    let crossSize = item.pointee.crossSize
    var main = item.pointee.mainOffset
    var cross = line.crossOffset + item.pointee.crossOffset
    if isMainFlipped { main = innerMain - main - mainSize }
    if isCrossFlipped { cross = innerCross - cross - crossSize }
    return isRow
      ? FlexFrame(
        x: insets.left + main, y: insets.top + cross, width: mainSize, height: crossSize)
      : FlexFrame(
        x: insets.left + cross, y: insets.top + main, width: crossSize, height: mainSize)
  }

  /// Asks for frames inside an item, in the words in which its height was asked for before, where
  /// nothing but its content decided it.
  private func placementQuestion(_ item: UnsafeMutablePointer<FlexItem>) -> LayoutQuestion {
    let flags = item.pointee.flags
    var question =
      isRow
      ? childQuestion(item.pointee.mainSize) : childQuestion(item.pointee.crossSize)
    if isRow {
      let isDecided = !flags.isDisjoint(with: [.stretches, .hasDefiniteCross, .hasRatio])
      if isDecided { question.height = item.pointee.crossSize }
    } else {
      let isMainDefinite = percentHeight == percentHeight
      let isContent =
        flags.contains(.isContentSized)
        && item.pointee.mainSize == item.pointee.hypotheticalMain
      if isMainDefinite || !isContent { question.height = item.pointee.mainSize }
      let isPreferred = item.pointee.preferredMain == item.pointee.preferredMain
      question.isHeightDefinite =
        question.height != question.height || isMainDefinite || isPreferred
    }
    question.places = true
    return question
  }

  private func moveByInsets(_ child: Int) {
    let inset = engine.styles[child].inset
    let left = inset.left(isRightToLeft: question.isRightToLeft).resolved(contentWidth)
    let right = inset.right(isRightToLeft: question.isRightToLeft).resolved(contentWidth)
    let top = inset.top.resolved(percentHeight)
    let bottom = inset.bottom.resolved(percentHeight)
    let prefersRight = question.isRightToLeft && right == right
    if left == left, !prefersRight {
      engine.frames[child].x += left
    } else if right == right {
      engine.frames[child].x -= right
    }
    if top == top {
      engine.frames[child].y += top
    } else if bottom == bottom {
      engine.frames[child].y -= bottom
    }
  }

  /// Gives hidden children and what is inside of them empty frames.
  @inline(never)
  func clearHiddenChildren() {
    engine.forEachChild(of: index) { child in
      guard engine.nodes[child].traits.contains(.hidden) else { return }
      engine.clearFrames(below: child)
    }
  }

  /// §8.5 Flex container baselines
  ///
  /// A reversed column's first baseline is that of the uppermost item, as in browsers.
  @inline(never)
  func determineBaselines(_ answer: inout LayoutAnswer) {
    guard lineCount > 0, itemCount > 0 else { return }
    let first = engine.account.pointee.lines[firstLine]
    let last = engine.account.pointee.lines[firstLine + lineCount - 1]
    let firstAligned =
      firstItem(of: first, aligned: .baseline) ?? firstItem(of: first, aligned: .lastBaseline)
    let lastAligned =
      firstItem(of: last, aligned: .lastBaseline) ?? firstItem(of: last, aligned: .baseline)
    let isReversed = style.pointee.flexDirection == .columnReverse
    let start = isReversed ? lastItem(of: first) : Int(first.firstItem)
    let end = isReversed ? Int(last.firstItem) : lastItem(of: last)
    answer.firstBaseline = baseline(firstAligned ?? start, first, isFirst: true)
    answer.lastBaseline = baseline(lastAligned ?? end, last, isFirst: false)
  }

  private func firstItem(of line: FlexLine, aligned align: FlexAlign) -> Int? {
    guard isRow else { return nil }
    var found: Int?
    forEachItem(of: line) { child, item in
      if found == nil, item.pointee.align == align { found = child }
    }
    return found
  }

  private func lastItem(of line: FlexLine) -> Int {
    var last = Int(line.firstItem)
    forEachItem(of: line) { child, _ in last = child }
    return last
  }

  /// Returns how far below the container's upper edge a baseline of an item is: the one that it is
  /// aligned by, or else its first or last.
  private func baseline(_ child: Int, _ line: FlexLine, isFirst: Bool) -> Double {
    let item = engine.items + child
    let frame = frame(item, line)
    guard !isEmpty(child) else { return frame.y + frame.height }
    var question = placementQuestion(item)
    question.places = false
    question.needsBaselines = true
    let answer = engine.layout(child, question)
    var usesFirst = isFirst
    if isRow, item.pointee.align == .baseline { usesFirst = true }
    if isRow, item.pointee.align == .lastBaseline { usesFirst = false }
    var baseline = usesFirst ? answer.firstBaseline : answer.lastBaseline
    baseline = engine.visible(baseline, of: child, height: frame.height)
    return frame.y + (baseline == baseline ? baseline : frame.height)
  }
}

extension LayoutEngine {
  /// Empties the frames of a node and its descendants, unless they are empty and unchanged.
  func clearFrames(below index: Int) {
    guard nodes[index].state.contains(.dirty) || frames[index] != FlexFrame() else { return }
    var current = index
    while true {
      frames[current] = FlexFrame()
      caches[current] = LayoutCache()
      nodes[current].state.remove(.dirty)
      nodes[current].state.insert(.arranged)
      if nodes[current].firstChild >= 0 {
        current = Int(nodes[current].firstChild)
        continue
      }
      while current != index, nodes[current].next < 0 { current = Int(nodes[current].parent) }
      if current == index { return }
      current = Int(nodes[current].next)
    }
  }

  func reportWork(at index: Int) {
    if !account.pointee.isTooMuch { account.pointee.diagnostics.append(.tooMuchWork(node(index))) }
    account.pointee.isTooMuch = true
  }
}
