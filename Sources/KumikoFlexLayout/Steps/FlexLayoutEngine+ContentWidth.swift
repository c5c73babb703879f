/// Which width of a content is asked for.
enum ContentSize {
  /// The least without overflow.
  case minimum
  /// The one that all room in the world would give.
  case maximum
}

/// §9.9 Intrinsic sizes, for widths.
extension FlexLayoutEngine {
  /// Returns how wide the content of a box is, without padding, border and limits.
  ///
  /// - Parameter height: the content's height where it is known.
  func contentWidth(of index: Int, _ kind: ContentSize, height: Double) -> Double {
    if isEmpty(index) { return emptyWidth(index) }
    let height = widthsDependOnHeights ? height : .nan
    let cache = cache(of: index)
    if !LayoutQuestion.isSame(cache.pointee.contentHeight, height) {
      cache.pointee.minContent = .nan
      cache.pointee.maxContent = .nan
      cache.pointee.contentHeight = height
    }
    let known = kind == .minimum ? cache.pointee.minContent : cache.pointee.maxContent
    if known == known { return known }
    guard enter(index) else {
      leave()
      return 0
    }
    let width = content(index, kind, height)
    leave()
    if kind == .minimum {
      cache.pointee.minContent = width
    } else {
      cache.pointee.maxContent = width
    }
    return width
  }

  private func emptyWidth(_ index: Int) -> Double {
    _ = isShallow(index)
    return 0
  }

  private func content(_ index: Int, _ kind: ContentSize, _ height: Double) -> Double {
    guard nodes[index].isLeaf else { return childrenWidth(index, kind, height) }
    let content = measured(index, kind == .minimum ? .minContent : .maxContent)
    if kind == .maximum { cache(of: index).pointee.unlimited = LayoutAnswer(content) }
    return content.width
  }

  /// Returns the sum of the children's widths in a row, and the greatest of them in a column.
  private func childrenWidth(_ index: Int, _ kind: ContentSize, _ height: Double) -> Double {
    let style = styles + index
    let isRow = style.pointee.flexDirection.isRow
    if !isRow, style.pointee.flexWrap != .noWrap {
      return wrappingColumnWidth(index, kind, height)
    }
    let isOneLine = style.pointee.flexWrap == .noWrap
    let isSum = isRow && (kind == .maximum || isOneLine)
    var total = 0.0
    var count = 0
    forEachChild(of: index) { child in
      guard nodes[child].traits.isDisjoint(with: [.absolute, .hidden]) else { return }
      let width = contribution(child, kind, flexes: isSum, containerHeight: height)
      total = isSum ? total + width : max(total, width)
      count += 1
    }
    let gap = isSum ? style.pointee.columnGap.resolvedOrZero(.nan) : 0
    return max(total + gap * Double(max(count - 1, 0)), 0)
  }

  /// Returns how much room a child takes of its container's width, with its margins.
  ///
  /// - Parameters:
  ///   - flexes: whether the container is a row, so that the flex base size is a limit, too.
  ///   - containerHeight: the height of the container's content where it is known.
  func contribution(
    _ child: Int, _ kind: ContentSize, flexes: Bool, containerHeight: Double
  ) -> Double {
    let insets = insets(of: child, basis: .nan, isRightToLeft: false)
    let margin =
      nodes[child].traits.contains(.margin)
      ? Insets(styles[child].margin, basis: .nan, isRightToLeft: false) : Insets()
    var sizes = sizes(of: child, width: .nan, height: containerHeight, insets: insets)
    if widthsDependOnHeights, sizes.height != sizes.height, stretches(child) {
      sizes.height = max(containerHeight - margin.vertical, insets.vertical)
    }
    let isAuto = sizes.width != sizes.width
    if nodes[child].traits.contains(.sizeWord) {
      resolveLimitWords(of: child, kind, insets: insets, &sizes)
    }
    if nodes[child].traits.contains(.ratio) { transfer(child, &sizes, insets) }
    var width = sizes.width
    if width != width { width = content(of: child, widthKind(child, kind), sizes, insets) }
    if flexes { width = limited(width, child, sizes, insets, isAuto: isAuto) }
    return max(sizes.clampedWidth(width), insets.horizontal) + margin.horizontal
  }

  /// Which of its widths a child contributes: the one that its style has a word for, or else the
  /// one that is asked for.
  private func widthKind(_ child: Int, _ kind: ContentSize) -> ContentSize {
    guard nodes[child].traits.contains(.sizeWord) else { return kind }
    switch styles[child].width {
    case .minContent: return .minimum
    case .maxContent: return .maximum
    default: return kind
    }
  }

  private func content(
    of child: Int, _ kind: ContentSize, _ sizes: ResolvedSizes, _ insets: Insets
  ) -> Double {
    let height = sizes.clampedHeight(sizes.height) - insets.vertical
    return contentWidth(of: child, kind, height: height) + insets.horizontal
  }

  /// Whether a child is as high as its row where the height of that is known.
  private func stretches(_ child: Int) -> Bool {
    let parent = styles + container(of: child)
    return parent.pointee.flexDirection.isRow && parent.pointee.flexWrap == .noWrap
      && (styles[child].alignSelf ?? parent.pointee.alignItems) == .stretch
      && styles[child].height == .auto && styles[child].margin.top != .auto
      && styles[child].margin.bottom != .auto
  }

  /// Returns a contribution within the flex base size: above it only what grows, below it only what
  /// shrinks.
  private func limited(
    _ width: Double, _ child: Int, _ sizes: ResolvedSizes, _ insets: Insets, isAuto: Bool
  ) -> Double {
    let style = styles + child
    let basis = style.pointee.flexBasis.resolved(.nan)
    guard basis == basis else { return width }
    let extra = nodes[child].traits.contains(.contentBox) ? insets.horizontal : 0
    let base = max(basis + extra, insets.horizontal)
    var limited = width
    if style.pointee.flexGrow == 0 { limited = min(limited, base) }
    if style.pointee.flexShrink == 0 { limited = max(limited, base) }
    guard limited < width, style.pointee.minWidth == .auto, style.pointee.overflow == .visible
    else { return limited }
    let minimum = content(of: child, .minimum, sizes, insets)
    if isAuto, sizes.width == sizes.width { return width }
    return max(limited, isAuto ? minimum : min(minimum, sizes.width))
  }

  /// Derives a width and its limits from heights by the aspect ratio.
  func transfer(_ index: Int, _ sizes: inout ResolvedSizes, _ insets: Insets) {
    guard sizes.width != sizes.width else { return }
    if sizes.height == sizes.height {
      sizes.width = widthFromRatio(index, sizes, sizes.clampedHeight(sizes.height), insets)
    } else {
      transferLimits(index, &sizes, insets)
    }
  }

  /// Derives limits of the height from those of the width by the aspect ratio.
  func transferLimitsToHeight(_ index: Int, _ sizes: inout ResolvedSizes, _ insets: Insets) {
    let greatest = sizes.maxHeight
    if sizes.maxWidth < .infinity {
      let most = height(of: index, fromWidth: sizes.maxWidth, insets: insets)
      sizes.maxHeight = min(
        sizes.maxHeight, max(most, sizes.minHeight == sizes.minHeight ? sizes.minHeight : 0))
    }
    if sizes.minWidth == sizes.minWidth {
      let least = height(of: index, fromWidth: sizes.minWidth, insets: insets)
      sizes.minHeight = max(
        min(least, greatest), sizes.minHeight == sizes.minHeight ? sizes.minHeight : 0)
    }
  }

  /// Derives limits of the width from those of the height by the aspect ratio.
  func transferLimits(_ index: Int, _ sizes: inout ResolvedSizes, _ insets: Insets) {
    let greatest = sizes.maxWidth
    if sizes.maxHeight < .infinity {
      let most = width(of: index, fromHeight: sizes.maxHeight, insets: insets)
      sizes.maxWidth = min(
        sizes.maxWidth, max(most, sizes.minWidth == sizes.minWidth ? sizes.minWidth : 0))
    }
    if sizes.minHeight == sizes.minHeight {
      let least = width(of: index, fromHeight: sizes.minHeight, insets: insets)
      sizes.minWidth = max(
        min(least, greatest), sizes.minWidth == sizes.minWidth ? sizes.minWidth : 0)
    }
  }

  /// Returns the width of a column's lines side by side.
  private func wrappingColumnWidth(
    _ index: Int, _ kind: ContentSize, _ height: Double
  ) -> Double {
    let limit = height == height ? height : styles[index].maxHeight.resolved(.nan)
    var lines = ColumnLines(limit: limit, gap: styles[index].rowGap.resolvedOrZero(height))
    forEachChild(of: index) { child in
      guard nodes[child].traits.isDisjoint(with: [.absolute, .hidden]) else { return }
      let width = contribution(child, kind, flexes: false, containerHeight: height)
      let breaks = kind == .maximum && limit == limit
      lines.add(width, breaks ? outerHeight(child, width, containerHeight: height) : .nan)
    }
    return lines.width(gap: styles[index].columnGap.resolvedOrZero(.nan))
  }

  /// Returns the hypothetical height of a column's child, with its margins.
  private func outerHeight(
    _ child: Int, _ outerWidth: Double, containerHeight: Double
  ) -> Double {
    let insets = insets(of: child, basis: .nan, isRightToLeft: false)
    let margin = Insets(styles[child].margin, basis: .nan, isRightToLeft: false)
    let sizes = sizes(of: child, width: .nan, height: containerHeight, insets: insets)
    var height = styles[child].flexBasis.resolved(containerHeight)
    if height != height { height = sizes.height }
    if height != height {
      let width = outerWidth - margin.horizontal
      height = layout(child, LayoutQuestion(width: width, height: .nan)).height
    }
    return max(sizes.clampedHeight(height), insets.vertical) + margin.vertical
  }
}

/// Items of a wrapping column while they are counted into lines.
private struct ColumnLines {
  let limit: Double
  let gap: Double
  private var widths = 0.0
  private var count = 0
  private var widest = 0.0
  private var length = 0.0

  init(limit: Double, gap: Double) {
    self.limit = limit
    self.gap = gap
  }

  /// Adds an item; one without a known height stays on its line.
  mutating func add(_ width: Double, _ height: Double) {
    let isFirst = length == 0
    if !isFirst, length + gap + height > limit + 1.0 / 128 {
      widths += widest
      count += 1
      widest = 0
      length = height
    } else if height == height {
      length += height + (isFirst ? 0 : gap)
    }
    widest = max(widest, width)
  }

  func width(gap: Double) -> Double {
    widths + widest + gap * Double(count)
  }
}

extension FlexDirection {
  @inline(__always)
  var isRow: Bool { self == .row || self == .rowReverse }
  var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}
