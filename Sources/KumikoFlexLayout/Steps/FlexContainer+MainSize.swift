/// §9.2 Line length determination
extension FlexContainer {
  /// Step 3: determines the flex base size and hypothetical main size of each item.
  @inline(never)
  mutating func determineBaseSizes() {
    defer { engine.cache(of: index).pointee.prepared = PreparedItems(self) }
    if summary.commonFlags.contains(.isKept) { return }
    var filling = -1
    forEachItem { child, item in
      if item.pointee.flags.contains(.isKept) { return }
      if filling < 0, mayFillLine(child, item) {
        filling = child
      } else {
        determineBaseSize(child, item)
      }
    }
    if filling >= 0 { determineFillingSize(filling, engine.items + filling) }
  }

  private func determineBaseSize(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) {
    if !isRow, !item.pointee.flags.contains(.hasDefiniteCross) {
      item.pointee.crossSize = fitContentWidth(child, item)
    }
    item.pointee.baseSize = baseSize(child, item)
    if item.pointee.flags.contains(.hasPendingMinimum), exceedsPreferred(item) {
      resolveMinimum(child, item)
    }
    item.pointee.hypotheticalMain = item.pointee.clampedMain(item.pointee.baseSize)
    item.pointee.mainSize = item.pointee.hypotheticalMain
  }

  /// Whether an item takes what the others leave, as long as these have fixed sizes, so that its
  /// content need not be asked for all the room that it would like.
  @inline(__always)
  private func mayFillLine(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) -> Bool {
    guard isRow, !isMultiLine else { return false }
    let style = engine.styles + child
    let basis = style.pointee.flexBasis
    let preferred = item.pointee.preferredMain
    let hasContentBasis = basis == .content || (basis == .auto && preferred != preferred)
    return hasContentBasis && style.pointee.flexGrow >= 1 && style.pointee.flexShrink >= 1
      && !item.pointee.flags.contains(.hasRatio) && !isEmpty(child)
  }

  /// Gives an item that grows and shrinks what others leave that do neither: flexing would come to
  /// the same from any base size.
  private func determineFillingSize(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) {
    var used = mainGap * Double(summary.itemCount - 1) + item.pointee.mainMargins
    var isAlone = true
    forEachItem { other, sibling in
      guard other != child else { return }
      let style = engine.styles + other
      if style.pointee.flexGrow != 0 || style.pointee.flexShrink != 0 { isAlone = false }
      used += sibling.pointee.outerHypotheticalMain
    }
    guard isAlone else { return determineBaseSize(child, item) }
    if item.pointee.flags.contains(.hasPendingMinimum) { resolveMinimum(child, item) }
    item.pointee.flags.insert(.fillsLine)
    item.pointee.baseSize = max(innerMain - used, item.pointee.mainInsets)
    item.pointee.hypotheticalMain = item.pointee.clampedMain(item.pointee.baseSize)
    item.pointee.mainSize = item.pointee.hypotheticalMain
  }

  /// Whether the automatic minimum may be above the base size.
  @inline(__always)
  private func exceedsPreferred(_ item: UnsafeMutablePointer<FlexItem>) -> Bool {
    guard !item.pointee.flags.contains(.isContentSized) else { return false }
    let preferred = item.pointee.preferredMain
    return !(preferred <= item.pointee.baseSize)
  }

  private func baseSize(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) -> Double {
    let basis = engine.styles[child].flexBasis
    if basis == .auto {
      let preferred = item.pointee.preferredMain
      if preferred == preferred { return preferred }
    } else {
      let size = basis.resolved(isRow ? innerMain : percentHeight)
      if size == size {
        let isContentBox = engine.nodes[child].traits.contains(.contentBox)
        let extra = isContentBox ? item.pointee.mainInsets : 0
        return max(size + extra, item.pointee.mainInsets)
      }
    }
    let flags = item.pointee.flags
    if flags.contains(.hasRatio), !isRow || flags.contains(.hasDefiniteCross) {
      return main(of: child, fromCross: item.pointee.crossSize)
    }
    item.pointee.flags.insert(.isContentSized)
    let size = contentMain(child, item)
    guard flags.contains(.hasRatio) else { return size }
    let limits = transferredLimits(child, item)
    return max(min(size, limits.upperBound), limits.lowerBound)
  }

  /// Returns the limits of the main size that an aspect ratio makes of those of the cross size.
  private func transferredLimits(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>
  ) -> ClosedRange<Double> {
    let minCross = item.pointee.minCross
    let maxCross = item.pointee.maxCross
    let least = minCross > 0 ? main(of: child, fromCross: minCross) : 0
    let most = maxCross < .infinity ? main(of: child, fromCross: maxCross) : .infinity
    return least...max(most, least)
  }

  /// Returns the size that a child's content asks for along the main axis.
  private func contentMain(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) -> Double {
    if isEmpty(child) { return item.pointee.mainInsets }
    guard isRow else {
      var question = childQuestion(item.pointee.crossSize)
      question.places = placesMeasuredItems
      return engine.layout(child, question).height
    }
    let basis = engine.styles[child].flexBasis
    guard basis.isSizeWord else { return contentWidth(child, item, .maximum) }
    return engine.width(
      of: child, basis, room: contentWidth - item.pointee.mainMargins, height: .nan,
      insets: childInsets(child))
  }

  /// Whether items that their content sizes are certain to keep the height that they are measured
  /// with, so that what is inside of them can be placed at once: in a column as high as its
  /// content.
  private var placesMeasuredItems: Bool {
    question.places && innerMain != innerMain && minHeight == 0 && maxHeight == .infinity
      && !isMultiLine && !engine.widthsDependOnHeights
  }

  /// §4.5 Automatic minimum size of flex items
  func resolveMinimum(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) {
    item.pointee.flags.remove(.hasPendingMinimum)
    var minimum = contentMinimum(child, item)
    let preferred = item.pointee.preferredMain
    if preferred == preferred { minimum = min(minimum, preferred) }
    item.pointee.minMain = min(minimum, item.pointee.maxMain)
  }

  private func contentMinimum(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) -> Double {
    let flags = item.pointee.flags
    let hasRatio = flags.contains(.hasRatio)
    var cross = item.pointee.crossSize
    // A width that the ratio made of the height says nothing about the content.
    if hasRatio, !isRow, !flags.contains(.hasDefiniteCross) {
      cross = fitContentWidth(child, item, height: .nan)
    }
    let content = leastContentMain(child, item, cross)
    guard hasRatio else { return content }
    var minimum = content
    if !isRow || flags.contains(.hasDefiniteCross) {
      minimum = max(main(of: child, fromCross: cross), content)
      if isRow { return minimum }
    }
    let limits = transferredLimits(child, item)
    return max(min(minimum, limits.upperBound), limits.lowerBound)
  }

  private func leastContentMain(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ cross: Double
  ) -> Double {
    if isEmpty(child) { return item.pointee.mainInsets }
    if isRow { return contentWidth(child, item, .minimum) }
    return engine.layout(child, childQuestion(cross)).height
  }

  private func contentWidth(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ kind: ContentSize
  ) -> Double {
    let isKnown = item.pointee.flags.contains(.hasDefiniteCross)
    let height = isKnown ? item.pointee.crossSize - item.pointee.crossInsets : .nan
    return engine.contentWidth(of: child, kind, height: height) + item.pointee.mainInsets
  }

  /// Step 4: determines the main size of the container, and returns what its content asks for.
  @inline(never)
  mutating func determineMainSize() -> Double {
    guard innerMain != innerMain else { return innerMain }
    var sum = mainGap * Double(max(summary.itemCount - 1, 0))
    forEachItem { _, item in sum += item.pointee.outerHypotheticalMain }
    itemsLength = sum
    let content = max(sum, 0)
    innerMain = max(min(content, maxHeight), minHeight)
    return content
  }
}

extension FlexContainer {
  /// Whether a child has nothing inside that needs to be asked.
  @inline(__always)
  func isEmpty(_ child: Int) -> Bool {
    engine.isEmpty(child)
  }

  @inline(__always)
  func childQuestion(_ width: Double, _ height: Double = .nan) -> LayoutQuestion {
    LayoutQuestion(
      width: width, height: height, basisWidth: contentWidth, basisHeight: percentHeight,
      isRightToLeft: question.isRightToLeft)
  }

  /// Returns a column item's width from its content and the room that it has.
  func fitContentWidth(_ child: Int, _ item: UnsafeMutablePointer<FlexItem>) -> Double {
    let isKnown = item.pointee.preferredMain == item.pointee.preferredMain
    if item.pointee.flags.contains(.hasRatio), isKnown {
      return ratioWidth(child, item, height: item.pointee.clampedMain(item.pointee.preferredMain))
    }
    return fitContentWidth(child, item, height: item.pointee.preferredMain)
  }

  /// Returns a column item's width from its content, which may depend on a height, and the room
  /// that it has.
  func fitContentWidth(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, height: Double, room: Double? = nil
  ) -> Double {
    if isEmpty(child) { return item.pointee.clampedCross(0) }
    let insets = item.pointee.crossInsets
    let available = (room ?? innerCross) - item.pointee.crossMargins - insets
    let height = height - item.pointee.mainInsets
    let width = engine.fitContentWidth(of: child, available: available, height: height)
    return item.pointee.clampedCross(width + insets)
  }

  /// Returns the width that a ratio gives a column item of a height, but not less than its content
  /// asks for, unless the style has no height or a least width, or clips.
  func ratioWidth(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, height: Double
  ) -> Double {
    var width = cross(of: child, fromMain: height)
    let style = engine.styles + child
    let hasHeight = item.pointee.preferredMain == item.pointee.preferredMain
    if hasHeight, style.pointee.minWidth == .auto, style.pointee.overflow == .visible,
      !isEmpty(child)
    {
      let height = height - item.pointee.mainInsets
      let content = engine.contentWidth(of: child, .minimum, height: height)
      width = max(width, content + item.pointee.crossInsets)
    }
    return item.pointee.clampedCross(width)
  }

  private func childInsets(_ child: Int) -> Insets {
    engine.insets(of: child, basis: contentWidth, isRightToLeft: question.isRightToLeft)
  }

  func main(of child: Int, fromCross size: Double) -> Double {
    let insets = childInsets(child)
    return isRow
      ? engine.width(of: child, fromHeight: size, insets: insets)
      : engine.height(of: child, fromWidth: size, insets: insets)
  }

  func cross(of child: Int, fromMain size: Double) -> Double {
    let insets = childInsets(child)
    return isRow
      ? engine.height(of: child, fromWidth: size, insets: insets)
      : engine.width(of: child, fromHeight: size, insets: insets)
  }
}

extension FlexLayoutEngine {
  /// Returns the width of a box's content where there is some room: as wide as it is, within the
  /// room, but not below its least width.
  func fitContentWidth(of index: Int, available: Double, height: Double) -> Double {
    let widest = contentWidth(of: index, .maximum, height: height)
    if widest <= available { return widest }
    return max(contentWidth(of: index, .minimum, height: height), available)
  }
}
