/// Frames and baselines, once sizes and offsets are known.
extension FlexContainer {
  /// Writes the items' frames, and lays out what is inside of them.
  @inline(never)
  mutating func placeItems() {
    forEachLine { line in
      forEachItem(of: line) { child, item in
        var frame = frame(item, line)
        if engine.nodes[child].traits.contains(.inset) { moveByInsets(child, &frame) }
        engine.place(child, frame)
        if isEmpty(child) {
          engine.nodes[child].state.remove(.dirty)
        } else {
          _ = engine.layout(child, placementQuestion(child, item))
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
  private func placementQuestion(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>
  ) -> LayoutQuestion {
    let flags = item.pointee.flags
    var question =
      isRow
      ? childQuestion(item.pointee.mainSize) : childQuestion(item.pointee.crossSize)
    if isRow {
      let isDecided = !flags.isDisjoint(with: [.stretches, .hasDefiniteCross, .hasRatio])
      if isDecided { question.height = item.pointee.crossSize }
      if flags.contains(.hasRatio), !flags.contains(.hasDefiniteCross), !isEmpty(child),
        !flags.contains(.stretches) || isAsHighAsMeasured(child, item)
      {
        let height = cross(of: child, fromMain: item.pointee.mainSize)
        question.ratioHeight = item.pointee.clampedCross(height)
      }
    } else {
      let isMainDefinite = percentHeight == percentHeight
      let isWidened = isMultiLine && !flags.contains(.hasDefiniteCross)
      let isContent =
        flags.contains(.isContentSized) && !isWidened
        && item.pointee.mainSize == item.pointee.hypotheticalMain
      if isMainDefinite || !isContent { question.height = item.pointee.mainSize }
      question.isHeightDefinite =
        question.height != question.height || isMainDefinite || hasDefiniteBase(child, item)
    }
    question.places = true
    return question
  }

  /// Whether stretching did not change the height of an item with a ratio.
  private func isAsHighAsMeasured(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>
  ) -> Bool {
    guard let height = transferredCross(child, item) else { return false }
    return item.pointee.clampedCross(height) == item.pointee.crossSize
  }

  /// Whether the size of an item before flexing is known without its content: by its style, its
  /// basis or its aspect ratio.
  func hasDefiniteBase(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>
  ) -> Bool {
    let basis = engine.styles[child].flexBasis
    let room = isRow ? innerMain : percentHeight
    let size = basis == .auto ? item.pointee.preferredMain : basis.resolved(room)
    return size == size || item.pointee.flags.contains(.hasRatio)
  }

  private func moveByInsets(_ child: Int, _ frame: inout FlexFrame) {
    let inset = engine.styles[child].inset
    let isRightToLeft = engine.isRightToLeft(child, inherited: question.isRightToLeft)
    let left = inset.left(isRightToLeft: isRightToLeft).resolved(contentWidth)
    let right = inset.right(isRightToLeft: isRightToLeft).resolved(contentWidth)
    let top = inset.top.resolved(percentHeight)
    let bottom = inset.bottom.resolved(percentHeight)
    let prefersRight = question.isRightToLeft && right == right
    if left == left, !prefersRight {
      frame.x += left
    } else if right == right {
      frame.x -= right
    }
    if top == top {
      frame.y += top
    } else if bottom == bottom {
      frame.y -= bottom
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

  /// Gives children without a box empty frames at the corner.
  @inline(never)
  func clearContents() {
    var child = engine.nodes[index].firstChild
    while child >= 0 {
      let node = engine.nodes + Int(child)
      if node.pointee.traits.contains(.contents) {
        engine.place(Int(child), FlexFrame())
        node.pointee.state.remove(.dirty)
        node.pointee.state.insert(.arranged)
        if node.pointee.firstChild >= 0 {
          child = node.pointee.firstChild
          continue
        }
      }
      child = engine.nextInside(index, after: child)
    }
  }

  /// §8.5 Flex container baselines
  ///
  /// The first baseline is that of the item, in the line, where writing begins, however lines and
  /// items are reversed, as in browsers.
  @inline(never)
  func determineBaselines(_ answer: inout LayoutAnswer) {
    guard lineCount > 0, summary.itemCount > 0 else { return }
    var first = engine.account.pointee.lines[firstLine]
    var last = engine.account.pointee.lines[firstLine + lineCount - 1]
    if style.pointee.flexWrap == .wrapReverse { swap(&first, &last) }
    let firstAligned =
      firstItem(of: first, aligned: .baseline) ?? firstItem(of: first, aligned: .lastBaseline)
    let lastAligned =
      firstItem(of: last, aligned: .lastBaseline) ?? firstItem(of: last, aligned: .baseline)
    let isReversed = style.pointee.flexDirection.isReverse
    let start = isReversed ? lastItem(of: first) : Int(first.firstItem)
    let end = isReversed ? Int(last.firstItem) : lastItem(of: last)
    answer.firstBaseline = baseline(firstAligned ?? start, first, isFirst: true)
    answer.lastBaseline = baseline(lastAligned ?? end, last, isFirst: false)
  }

  private func firstItem(of line: FlexLine, aligned align: FlexAlign) -> Int? {
    guard isRow else { return nil }
    var found: Int?
    forEachItem(of: line) { child, item in
      let takesPart = item.pointee.flags.isDisjoint(with: .autoCrossMargins)
      if found == nil, takesPart, item.pointee.align == align { found = child }
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
    var question = placementQuestion(child, item)
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

extension FlexLayoutEngine {
  /// Gives a box its frame, and notes if it is another than before.
  @inline(__always)
  func place(_ index: Int, _ frame: FlexFrame) {
    guard places[index].frame != frame else { return }
    places[index].frame = frame
    nodes[index].state.insert(.moved)
  }

  /// Empties the frames of a node and its descendants, unless they are empty and unchanged.
  func clearFrames(below index: Int) {
    guard nodes[index].state.contains(.dirty) || places[index].frame != FlexFrame() else { return }
    var current = index
    while true {
      place(current, FlexFrame())
      if nodes[current].cache >= 0 { cache(of: current).pointee = FlexLayoutCache() }
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
