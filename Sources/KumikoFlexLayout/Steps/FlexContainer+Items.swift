/// §9.1 Initial setup
extension FlexContainer {
  /// Step 1: generates the items, in the order that their styles ask for.
  @inline(never)
  mutating func generateItems() {
    var last: Int32 = -1
    var isOrdered = false
    let keeps = keepsItems
    var child = engine.nodes[index].firstChild
    while child >= 0 {
      let node = engine.nodes + Int(child)
      let traits = node.pointee.traits
      if traits.contains(.contents) {
        summary.hasContents = true
        if node.pointee.firstChild >= 0 {
          child = node.pointee.firstChild
          continue
        }
      } else if traits.contains(.hidden) {
        summary.hasHidden = true
      } else if traits.contains(.absolute) {
        summary.hasAbsolute = true
      } else {
        if traits.contains(.order) { isOrdered = true }
        if traits.contains(.dependsOnHeight) { summary.dependsOnHeight = true }
        if keeps, isPrepared(Int(child)) {
          resetItem(Int(child))
        } else {
          prepareItem(Int(child))
          node.pointee.state.remove(.unprepared)
        }
        if last < 0 { summary.firstItem = child } else { engine.items[Int(last)].next = child }
        last = child
        summary.itemCount += 1
      }
      child = summary.hasContents ? engine.nextInside(index, after: child) : node.pointee.next
    }
    if isOrdered { sortItems() }
  }

  /// Whether what was found out about items that have not changed holds for this layout, too.
  private var keepsItems: Bool {
    !engine.widthsDependOnHeights
      && engine.cache(of: index).pointee.prepared.covers(PreparedItems(self))
  }

  /// Takes over the items as a measurement left them; false where it was for something else.
  mutating func resumeItems() -> Bool {
    let prepared = engine.cache(of: index).pointee.prepared
    guard prepared.isUntouched else { return false }
    let own = PreparedItems(self)
    let isSame =
      prepared.contentWidth == own.contentWidth
      && prepared.isRightToLeft == own.isRightToLeft && prepared.hasSameHeight(as: own)
    let isCovered = !isRow && !engine.widthsDependOnHeights && prepared.covers(own)
    guard isSame || isCovered else { return false }
    summary = prepared.summary
    return true
  }

  /// Notes that the items are as the layout of another height or the placement needs them.
  mutating func keepItems() {
    engine.cache(of: index).pointee.prepared.isUntouched = true
  }

  /// Whether an item is as this container prepared it, and depends on no other.
  @inline(__always)
  private func isPrepared(_ child: Int) -> Bool {
    !engine.nodes[child].state.contains(.unprepared) && engine.nodes[child].parent == index
      && !engine.items[child].flags.contains(.fillsLine)
  }

  /// Brings an item back to what it was when its base size had been determined.
  private mutating func resetItem(_ child: Int) {
    let item = engine.items + child
    var flags = item.pointee.flags
    flags.remove([.frozen, .minViolation, .maxViolation])
    if flags.contains(.mainMarginStartIsAuto) { item.pointee.mainMarginStart = 0 }
    if flags.contains(.mainMarginEndIsAuto) { item.pointee.mainMarginEnd = 0 }
    if flags.contains(.crossMarginStartIsAuto) { item.pointee.crossMarginStart = 0 }
    if flags.contains(.crossMarginEndIsAuto) { item.pointee.crossMarginEnd = 0 }
    flags.insert(.isKept)
    if isRow { flags.remove([.stretches, .hasDefiniteCross]) }
    item.pointee.flags = flags
    item.pointee.next = -1
    item.pointee.mainSize = item.pointee.hypotheticalMain
    if isRow { prepareCross(child, item) }
    note(item)
  }

  @inline(__always)
  private mutating func note(_ item: UnsafeMutablePointer<FlexItem>) {
    summary.anyFlags.formUnion(item.pointee.flags)
    summary.commonFlags.formIntersection(item.pointee.flags)
    if item.pointee.align == .baseline || item.pointee.align == .lastBaseline {
      summary.hasBaselines = true
    }
  }

  private mutating func sortItems() {
    var sorted: [Int32] = []
    forEachItem { child, _ in sorted.append(Int32(child)) }
    sorted.sort { one, other in
      let orders = (engine.styles[Int(one)].order, engine.styles[Int(other)].order)
      return orders.0 < orders.1
    }
    summary.firstItem = sorted[0]
    for (one, next) in zip(sorted, sorted.dropFirst()) { engine.items[Int(one)].next = next }
    engine.items[Int(sorted[sorted.count - 1])].next = -1
  }

  /// Resolves what a child's style says about margins, alignment, sizes and limits.
  private mutating func prepareItem(_ child: Int) {
    let item = engine.items + child
    item.initialize(to: FlexItem())
    let traits = engine.nodes[child].traits
    if traits.contains(.margin) { prepareMargins(child, item) }
    item.pointee.align = alignment(of: child)
    let insets = engine.insets(
      of: child, basis: contentWidth, isRightToLeft: question.isRightToLeft)
    item.pointee.mainInsets = isRow ? insets.horizontal : insets.vertical
    item.pointee.crossInsets = isRow ? insets.vertical : insets.horizontal
    if traits.contains(.limits) {
      prepareLimitedSizes(child, item, insets)
    } else if traits.contains(.size) {
      prepareSizes(child, item, insets)
    }
    if traits.contains(.sizeWord) { resolveSizeWords(child, item, insets) }
    if !traits.contains(.limits) || minimum(of: child) == .auto, isVisible(child) {
      item.pointee.flags.insert(.hasPendingMinimum)
    }
    if traits.contains(.ratio) { item.pointee.flags.insert(.hasRatio) }
    prepareCross(child, item)
    note(item)
  }

  private func minimum(of child: Int) -> FlexLength {
    isRow ? engine.styles[child].minWidth : engine.styles[child].minHeight
  }

  private func isVisible(_ child: Int) -> Bool {
    engine.styles[child].overflow == .visible
  }

  private mutating func prepareMargins(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) {
    let margin = engine.styles[child].margin
    let isRightToLeft = engine.isRightToLeft(child, inherited: question.isRightToLeft)
    let left = margin.left(isRightToLeft: isRightToLeft)
    let right = margin.right(isRightToLeft: isRightToLeft)
    var (mainStart, mainEnd) = isRow ? (left, right) : (margin.top, margin.bottom)
    var (crossStart, crossEnd) = isRow ? (margin.top, margin.bottom) : (left, right)
    if isMainFlipped { swap(&mainStart, &mainEnd) }
    if isCrossFlipped { swap(&crossStart, &crossEnd) }
    item.pointee.mainMarginStart = mainStart.resolvedOrZero(contentWidth)
    item.pointee.mainMarginEnd = mainEnd.resolvedOrZero(contentWidth)
    item.pointee.crossMarginStart = crossStart.resolvedOrZero(contentWidth)
    item.pointee.crossMarginEnd = crossEnd.resolvedOrZero(contentWidth)
    if mainStart == .auto { item.pointee.flags.insert(.mainMarginStartIsAuto) }
    if mainEnd == .auto { item.pointee.flags.insert(.mainMarginEndIsAuto) }
    if crossStart == .auto { item.pointee.flags.insert(.crossMarginStartIsAuto) }
    if crossEnd == .auto { item.pointee.flags.insert(.crossMarginEndIsAuto) }
  }

  /// Returns where a child stands across its line, in terms of the flex axes.
  func alignment(of child: Int) -> FlexAlign {
    let align = engine.styles[child].alignSelf ?? style.pointee.alignItems
    let isReversed = style.pointee.flexWrap == .wrapReverse
    switch align {
    case .selfStart, .selfEnd:
      let isOpposite =
        !isRow
        && engine.isRightToLeft(child, inherited: question.isRightToLeft) != question.isRightToLeft
      return (align == .selfStart) == (isReversed == isOpposite) ? .flexStart : .flexEnd
    case .start: return isReversed ? .flexEnd : .flexStart
    case .end: return isReversed ? .flexStart : .flexEnd
    default: return align
    }
  }

  @inline(__always)
  private func prepareSizes(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ insets: Insets
  ) {
    let width = engine.width(of: child, basis: contentWidth, insets: insets)
    let height = engine.height(of: child, basis: percentHeight, insets: insets)
    item.pointee.preferredMain = isRow ? width : height
    item.pointee.preferredCross = isRow ? height : width
  }

  private mutating func prepareLimitedSizes(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ insets: Insets
  ) {
    let sizes = engine.sizes(
      of: child, width: contentWidth, height: percentHeight, insets: insets)
    let minWidth = sizes.minWidth == sizes.minWidth ? sizes.minWidth : 0
    let minHeight = sizes.minHeight == sizes.minHeight ? sizes.minHeight : 0
    item.pointee.preferredMain = isRow ? sizes.width : sizes.height
    item.pointee.preferredCross = isRow ? sizes.height : sizes.width
    item.pointee.minMain = isRow ? minWidth : minHeight
    item.pointee.maxMain = isRow ? sizes.maxWidth : sizes.maxHeight
    item.pointee.minCross = isRow ? minHeight : minWidth
    item.pointee.maxCross = isRow ? sizes.maxHeight : sizes.maxWidth
  }

  /// Whether ratios may make widths of what stretches to this container's height.
  @inline(__always)
  private var isCrossDefinite: Bool {
    !engine.widthsDependOnHeights || !isRow || question.isHeightDefinite
  }

  /// Decides the cross size where neither content nor lines have a say (§9.8, rule 1).
  @inline(__always)
  private func prepareCross(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) {
    let preferred = item.pointee.preferredCross
    if preferred == preferred {
      item.pointee.crossSize = item.pointee.clampedCross(preferred)
      item.pointee.flags.insert(.hasDefiniteCross)
      return
    }
    guard item.pointee.align == .stretch,
      isRow ? engine.styles[child].height == .auto : engine.styles[child].width == .auto,
      item.pointee.flags.isDisjoint(with: .autoCrossMargins)
    else { return }
    item.pointee.flags.insert(.stretches)
    guard !isMultiLine, innerCross == innerCross, isCrossDefinite else { return }
    item.pointee.crossSize = item.pointee.clampedCross(innerCross - item.pointee.crossMargins)
    item.pointee.flags.insert(.hasDefiniteCross)
  }
}
