/// A box whose children are being laid out: §9 of the specification, step by step.
///
/// `layout()` reads as the specification does; each step is a method in a file of `Steps`.
/// <https://www.w3.org/TR/css-flexbox-1/#layout-algorithm>
///
/// Steps are mutating even where only items and lines change: a call of another method copies the
/// container, which takes longer than most steps.
struct FlexContainer {
  let engine: FlexLayoutEngine
  let index: Int
  let question: LayoutQuestion
  let style: UnsafeMutablePointer<FlexStyle>
  /// Padding and border.
  let insets: Insets

  let isRow: Bool
  let isMultiLine: Bool
  /// Whether the main axis runs to the left or upwards.
  let isMainFlipped: Bool
  /// Whether the cross axis runs to the left or upwards.
  let isCrossFlipped: Bool
  let mainGap: Double
  let crossGap: Double
  /// What children's percentages of the width are of.
  let contentWidth: Double
  /// What children's percentages of the height are of, or not a number.
  let percentHeight: Double
  /// The limits of the content's height, where the content decides it.
  let minHeight: Double
  let maxHeight: Double

  /// The size of the content along the main axis, or not a number until it is known.
  var innerMain: Double
  /// The size of the content across the main axis, or not a number until it is known.
  var innerCross: Double
  /// The length of all items with margins and gaps before flexing, or not a number where nothing
  /// asked for it yet.
  var itemsLength = Double.nan
  var summary = ItemSummary()
  /// Where this container's lines begin in the pass's.
  let firstLine: Int
  var lineCount = 0

  init(_ engine: FlexLayoutEngine, _ index: Int, _ question: LayoutQuestion) {
    self.engine = engine
    self.index = index
    self.question = question
    style = engine.styles + index
    insets = engine.insets(
      of: index, basis: question.basisWidth, isRightToLeft: question.isRightToLeft)
    let direction = style.pointee.flexDirection
    let wrap = style.pointee.flexWrap
    isRow = direction.isRow
    isMultiLine = wrap != .noWrap
    isMainFlipped = direction.isReverse != (direction.isRow && question.isRightToLeft)
    isCrossFlipped =
      (wrap == .wrapReverse) != (!direction.isRow && question.isRightToLeft)
    contentWidth = max(question.width - insets.horizontal, 0)
    let height = max(question.height - insets.vertical, 0)
    percentHeight = question.percentHeight(insets: insets)
    (minHeight, maxHeight) = engine.heightLimits(of: index, question, insets)
    innerMain = isRow ? contentWidth : height
    innerCross = isRow ? height : contentWidth
    let rowGap = style.pointee.rowGap.resolvedOrZero(height)
    let columnGap = style.pointee.columnGap.resolvedOrZero(contentWidth)
    mainGap = isRow ? columnGap : rowGap
    crossGap = isRow ? rowGap : columnGap
    firstLine = engine.account.pointee.lines.count
  }

  /// Lays out the children as far as the question asks for it.
  mutating func layout() -> LayoutAnswer {
    let isHeightKnown = question.height == question.height
    let asksContent = question.needsContentHeight
    if isHeightKnown, !question.places, !question.needsBaselines, !asksContent {
      return LayoutAnswer(height: question.height)
    }
    let isMeasured = resumeItems()
    if !isMeasured {
      generateItems()
      determineBaseSizes()
    }
    var contentMain = determineMainSize()
    if !isRow, !question.places, !question.needsBaselines, !isMultiLine, !asksContent {
      keepItems()
      return LayoutAnswer(height: contentMain + insets.vertical)
    }
    if !isRow { engine.cache(of: index).pointee.prepared.isUntouched = false }
    collectLines()
    if !isRow, isMultiLine, !isHeightKnown { contentMain = shrinkToLines() }
    if !isRow || !isMeasured {
      resolveFlexibleLengths()
      determineCrossSizes()
      if isRow { keepItems() }
    }
    if asksContent { return contentAnswer() }
    determineLineCrossSizes()
    let contentCross = determineCrossSize()
    let content = isRow ? contentCross : contentMain
    var answer = LayoutAnswer(
      height: isHeightKnown ? question.height : content + insets.vertical)
    if question.places || question.needsBaselines { layOutItems(&answer) }
    engine.account.pointee.lines.removeLast(lineCount)
    return answer
  }

  /// Answers how high the content is within a known height: lines or items that exceed it do so.
  @inline(never)
  private mutating func contentAnswer() -> LayoutAnswer {
    var content = 0.0
    if !isRow {
      content = longestLine
    } else if isMultiLine {
      determineLineCrossSizes()
      content = linesCrossSize
    } else {
      forEachItem { _, item in content = max(content, item.pointee.outerCross) }
      if summary.hasBaselines { forEachLine { content = max(content, measureBaselines(&$0)) } }
    }
    engine.account.pointee.lines.removeLast(lineCount)
    return LayoutAnswer(height: content + insets.vertical)
  }

  @inline(never)
  private mutating func layOutItems(_ answer: inout LayoutAnswer) {
    engine.cache(of: index).pointee.prepared.isUntouched = false
    stretchLines()
    determineUsedCrossSizes()
    distributeMainSpace()
    resolveCrossMargins()
    alignItems()
    alignLines()
    if question.needsBaselines { determineBaselines(&answer) }
    guard question.places else { return }
    placeItems()
    if summary.hasAbsolute { placeAbsoluteChildren() }
    if summary.hasHidden { clearHiddenChildren() }
    if summary.hasContents { clearContents() }
  }
}

extension FlexContainer {
  /// The height of the box's content once everything is known.
  var contentHeight: Double { isRow ? innerCross : innerMain }

  @inline(__always)
  func forEachItem(_ body: (Int, UnsafeMutablePointer<FlexItem>) -> Void) {
    var child = summary.firstItem
    while child >= 0 {
      let item = engine.items + Int(child)
      body(Int(child), item)
      child = item.pointee.next
    }
  }

  @inline(__always)
  func forEachItem(
    of line: FlexLine, _ body: (Int, UnsafeMutablePointer<FlexItem>) -> Void
  ) {
    var child = line.firstItem
    for _ in 0..<line.count {
      let item = engine.items + Int(child)
      body(Int(child), item)
      child = item.pointee.next
    }
  }

  @inline(__always)
  func forEachLine(_ body: (inout FlexLine) -> Void) {
    for number in firstLine..<firstLine + lineCount {
      var line = engine.account.pointee.lines[number]
      body(&line)
      engine.account.pointee.lines[number] = line
    }
  }
}

extension LayoutQuestion {
  /// Returns what percentages of the height are of, or not a number.
  @inline(__always)
  func percentHeight(insets: Insets) -> Double {
    guard isHeightDefinite else { return .nan }
    return max((ratioHeight == ratioHeight ? ratioHeight : height) - insets.vertical, 0)
  }
}

extension FlexLayoutEngine {
  /// Returns the limits of a content's height.
  @inline(__always)
  func heightLimits(
    of index: Int, _ question: LayoutQuestion, _ insets: Insets
  ) -> (Double, Double) {
    guard nodes[index].traits.contains(.limits) else { return (0, .infinity) }
    let sizes = sizes(of: index, width: .nan, height: question.basisHeight, insets: insets)
    let minimum = sizes.minHeight == sizes.minHeight ? sizes.minHeight : 0
    return (max(minimum - insets.vertical, 0), max(sizes.maxHeight - insets.vertical, 0))
  }
}
