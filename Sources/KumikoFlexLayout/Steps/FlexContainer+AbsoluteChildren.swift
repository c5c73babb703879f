/// §4.1 Absolutely-positioned flex children
extension FlexContainer {
  /// Sizes and places the children that stand out of line.
  @inline(never)
  func placeAbsoluteChildren() {
    let border = engine.border(of: index, isRightToLeft: question.isRightToLeft)
    let height = contentHeight + insets.vertical
    engine.forEachChild(of: index) { child in
      let traits = engine.nodes[child].traits
      guard traits.contains(.absolute), !traits.contains(.hidden) else { return }
      var box = AbsoluteBox(container: self, child: child, border: border, height: height)
      box.layOut()
    }
  }
}

/// One axis of an absolute box: what its style says, inside the padding box of its container.
struct AbsoluteAxis {
  /// The length of the container's padding box.
  var container = 0.0
  /// The edges of the container's content in its padding box.
  var contentStart = 0.0
  var contentEnd = 0.0
  /// The distances of left and right, or top and bottom; not a number for `auto`.
  var start = Double.nan
  var end = Double.nan
  var marginStart = 0.0
  var marginEnd = 0.0
  var isMarginStartAuto = false
  var isMarginEndAuto = false
  /// Where the box stands, without insets.
  var alignment = AbsoluteAlignment.start
  /// How the box stands between two insets.
  var insetAlignment: AbsoluteAlignment?
  /// Whether the box stands at the start of the room for it where it is too large.
  var isSafe = false
  /// Whether the second inset wins where both and a size are given.
  var prefersEnd = false
  var isVertical = false

  var hasBothInsets: Bool { start == start && end == end }
  var hasNoInsets: Bool { start != start && end != end }
  var margins: Double { marginStart + marginEnd }

  /// The room for a box whose content decides its size.
  var available: Double {
    guard hasNoInsets else {
      return container - (start == start ? start : 0) - (end == end ? end : 0) - margins
    }
    return room.end - room.start - margins
  }

  /// The room for a box without insets.
  private var room: (start: Double, end: Double) {
    switch alignment {
    case .start: return (contentStart, container)
    case .end: return (0, contentEnd)
    case .center:
      let middle = (contentStart + contentEnd) / 2
      let half = min(middle, container - middle)
      return (middle - half, middle + half)
    }
  }

  /// Returns the distance of a box of a size from the start of the padding box.
  mutating func position(size: Double) -> Double {
    if hasBothInsets { return positionBetweenInsets(size) }
    if start == start { return start + marginStart }
    if end == end { return container - end - marginEnd - size }
    if isSafe, size > available {
      return prefersEnd ? room.end - marginEnd - size : room.start + marginStart
    }
    let free = contentEnd - contentStart - size - margins
    switch alignment {
    case .start: return contentStart + marginStart
    case .center: return contentStart + marginStart + free / 2
    case .end: return contentStart + marginStart + free
    }
  }

  private func positionBetweenInsets(_ size: Double) -> Double {
    let free = container - start - end - size - margins
    let isCrossed = container - start - end < 0
    let near = (isCrossed && prefersEnd ? container - end : start) + marginStart
    let room = max(container - start - end, 0) - size - margins
    if isMarginStartAuto, isMarginEndAuto {
      if room >= 0 || isVertical { return near + room / 2 }
      return prefersEnd ? near + room : near
    }
    if isMarginStartAuto { return near + room }
    if isMarginEndAuto { return near }
    guard let insetAlignment else { return prefersEnd ? start + marginStart + free : near }
    switch insetAlignment {
    case .center: return contained(near + room / 2, size, room)
    case .end: return contained(near + room, size, room)
    case .start: return contained(near, size, room)
    }
  }

  /// Moves a box that exceeds the space between its insets back into its container.
  private func contained(_ position: Double, _ size: Double, _ free: Double) -> Double {
    guard free < 0 else { return position }
    let most = max(container, container - end, start) - size - marginEnd
    return max(min(position, most), min(start, 0) + marginStart)
  }
}

enum AbsoluteAlignment {
  case start, center, end
}

/// An absolute child while it is placed.
private struct AbsoluteBox {
  let container: FlexContainer
  let child: Int
  let border: Insets
  let insets: Insets
  var sizes: ResolvedSizes
  var horizontal = AbsoluteAxis()
  var vertical = AbsoluteAxis()

  var engine: FlexLayoutEngine { container.engine }
  var hasRatio: Bool { engine.nodes[child].traits.contains(.ratio) }

  init(container: FlexContainer, child: Int, border: Insets, height: Double) {
    self.container = container
    self.child = child
    self.border = border
    let isRightToLeft = container.question.isRightToLeft
    horizontal.container = max(container.question.width - border.horizontal, 0)
    vertical.container = max(height - border.vertical, 0)
    let engine = container.engine
    insets = engine.insets(
      of: child, basis: horizontal.container, isRightToLeft: isRightToLeft)
    var sizes = engine.sizes(
      of: child, width: horizontal.container, height: vertical.container, insets: insets)
    if engine.nodes[child].traits.contains(.ratio), sizes.height != sizes.height {
      engine.transferLimits(child, &sizes, insets)
      if sizes.width != sizes.width { engine.transferLimitsToHeight(child, &sizes, insets) }
    }
    self.sizes = sizes
    horizontal.contentStart = container.insets.left - border.left
    horizontal.contentEnd = horizontal.contentStart + container.contentWidth
    vertical.contentStart = container.insets.top - border.top
    vertical.contentEnd = vertical.contentStart + container.contentHeight
    horizontal.prefersEnd = isRightToLeft
    vertical.isVertical = true
    resolveEdges(isRightToLeft: engine.isRightToLeft(child, inherited: isRightToLeft))
    align()
  }

  private mutating func resolveEdges(isRightToLeft: Bool) {
    let basis = horizontal.container
    let inset = engine.styles[child].inset
    horizontal.start = inset.left(isRightToLeft: isRightToLeft).resolved(basis)
    horizontal.end = inset.right(isRightToLeft: isRightToLeft).resolved(basis)
    vertical.start = inset.top.resolved(vertical.container)
    vertical.end = inset.bottom.resolved(vertical.container)
    guard engine.nodes[child].traits.contains(.margin) else { return }
    let margin = engine.styles[child].margin
    let left = margin.left(isRightToLeft: isRightToLeft)
    let right = margin.right(isRightToLeft: isRightToLeft)
    horizontal.setMargins(left, right, basis: basis)
    vertical.setMargins(margin.top, margin.bottom, basis: basis)
  }

  /// Aligns the box as if it were the only item of its container.
  @inline(never)
  private mutating func align() {
    let main = mainAlignment.flipped(container.isMainFlipped)
    let cross = crossAlignment.flipped(container.isCrossFlipped)
    horizontal.alignment = container.isRow ? main : cross
    vertical.alignment = container.isRow ? cross : main
    // As in browsers, alignments of the container are not safe here.
    let isSafe = engine.styles[child].alignSelf != nil && container.isSafelyAligned(child)
    horizontal.isSafe = isSafe && !container.isRow
    vertical.isSafe = isSafe && container.isRow
    switch engine.styles[child].alignSelf {
    case .center?: vertical.insetAlignment = .center
    case .flexEnd?, .end?, .selfEnd?, .lastBaseline?: vertical.insetAlignment = .end
    case .flexStart?, .start?, .selfStart?, .baseline?: vertical.insetAlignment = .start
    case .stretch?, nil: vertical.insetAlignment = nil
    }
  }

  private var mainAlignment: AbsoluteAlignment {
    let isReversed = container.style.pointee.flexDirection.isReverse
    switch container.style.pointee.justifyContent {
    case .flexStart, .spaceBetween: return .start
    case .flexEnd: return .end
    case .start: return isReversed ? .end : .start
    case .end: return isReversed ? .start : .end
    case .center, .spaceAround, .spaceEvenly: return .center
    }
  }

  private var crossAlignment: AbsoluteAlignment {
    let isReversed = container.style.pointee.flexWrap == .wrapReverse
    switch container.alignment(of: child) {
    case .stretch, .flexStart, .start, .selfStart: return .start
    case .flexEnd, .end, .selfEnd: return .end
    case .baseline: return isReversed ? .end : .start
    case .lastBaseline: return isReversed ? .start : .end
    case .center: return .center
    }
  }

  @inline(never)
  mutating func layOut() {
    let knownHeight = preferredHeight()
    engine.resolveLimitWords(
      of: child, in: horizontal.available, height: knownHeight - insets.vertical, insets: insets,
      &sizes)
    let width = width(knownHeight: knownHeight)
    var question = LayoutQuestion(
      width: width, height: knownHeight, basisWidth: horizontal.container,
      basisHeight: vertical.container, isRightToLeft: container.question.isRightToLeft)
    if hasRatio, knownHeight != knownHeight {
      engine.resolveHeightByRatio(child, sizes, &question, insets)
    }
    if hasRatio, sizes.height != sizes.height, knownHeight == knownHeight {
      question.height = engine.heightOverContent(child, sizes, question, insets)
    }
    var height = question.height
    if height != height {
      height = sizes.clampedHeight(engine.layout(child, question).height)
    }
    let frame = FlexFrame(
      x: border.left + horizontal.position(size: width),
      y: border.top + vertical.position(size: height), width: width, height: height)
    engine.place(child, frame)
    question.places = true
    _ = engine.layout(child, question)
  }

  /// The height that the style or two insets give, or not a number.
  @inline(never)
  private func preferredHeight() -> Double {
    let atLeast = insets.vertical
    if sizes.height == sizes.height { return max(sizes.clampedHeight(sizes.height), atLeast) }
    let isWidthKnown = sizes.width == sizes.width || horizontal.hasBothInsets
    if hasRatio, isWidthKnown { return .nan }
    guard vertical.hasBothInsets, vertical.insetAlignment == nil else { return .nan }
    return max(sizes.clampedHeight(vertical.available), atLeast)
  }

  @inline(never)
  private func width(knownHeight: Double) -> Double {
    let atLeast = insets.horizontal
    if sizes.width == sizes.width { return max(sizes.clampedWidth(sizes.width), atLeast) }
    if hasRatio, knownHeight == knownHeight {
      let width = engine.widthFromRatio(child, sizes, knownHeight, insets)
      return max(sizes.clampedWidth(width), atLeast)
    }
    let available = horizontal.available
    let word = engine.width(
      of: child, byWordIn: available, height: knownHeight - insets.vertical, insets: insets)
    if word == word { return max(sizes.clampedWidth(word), atLeast) }
    if horizontal.hasBothInsets { return max(sizes.clampedWidth(available), atLeast) }
    let width = engine.fitContentWidth(
      of: child, available: available - atLeast, height: knownHeight - insets.vertical)
    return max(sizes.clampedWidth(width + atLeast), atLeast)
  }
}

extension AbsoluteAxis {
  fileprivate mutating func setMargins(_ start: FlexLength, _ end: FlexLength, basis: Double) {
    marginStart = start.resolvedOrZero(basis)
    marginEnd = end.resolvedOrZero(basis)
    isMarginStartAuto = start == .auto
    isMarginEndAuto = end == .auto
  }
}

extension AbsoluteAlignment {
  fileprivate func flipped(_ isFlipped: Bool) -> AbsoluteAlignment {
    guard isFlipped else { return self }
    return self == .start ? .end : self == .end ? .start : .center
  }
}
