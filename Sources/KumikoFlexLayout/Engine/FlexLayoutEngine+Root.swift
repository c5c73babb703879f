/// What a pass is asked for at its root.
struct RootRequest {
  var width: FlexSpace
  var height: FlexSpace
  var isRightToLeft: Bool
}

extension FlexLayoutEngine {
  /// Lays out a root and everything below it.
  func layoutRoot(_ root: Int, _ request: RootRequest) {
    if nodes[root].traits.contains(.hidden) { return clearFrames(below: root) }
    let basisWidth = request.width.basis
    let basisHeight = request.height.basis
    let isRightToLeft = request.isRightToLeft
    let insets = insets(of: root, basis: basisWidth, isRightToLeft: isRightToLeft)
    var sizes = sizes(of: root, width: basisWidth, height: basisHeight, insets: insets)
    if nodes[root].traits.contains(.ratio) { transfer(root, &sizes, insets) }
    let margin = Insets(
      styles[root].margin, basis: basisWidth,
      isRightToLeft: self.isRightToLeft(root, inherited: isRightToLeft))
    let knownHeight = rootHeight(request, sizes, insets, margin)
    resolveLimitWords(
      of: root, in: basisWidth - margin.horizontal, height: knownHeight - insets.vertical,
      insets: insets, &sizes)
    let width = rootWidth(root, request, sizes, insets, margin, knownHeight)
    var question = LayoutQuestion(
      width: width, height: knownHeight, basisWidth: basisWidth, basisHeight: basisHeight,
      isRightToLeft: isRightToLeft)
    if knownHeight != knownHeight, nodes[root].traits.contains(.ratio) {
      resolveHeightByRatio(root, sizes, &question, insets)
    }
    var height = question.height
    // What is at most so high may have to be laid out again; all else is placed as it is measured.
    if case .atMost = request.height {} else { question.places = true }
    if height != height {
      height = max(sizes.clampedHeight(layout(root, question).height), insets.vertical)
      if case .atMost(let limit) = request.height, height > limit - margin.vertical {
        height = max(limit - margin.vertical, insets.vertical)
        question.height = height
      }
    }
    var x = margin.left
    if isRightToLeft, case .exactly(let room) = request.width { x = room - margin.right - width }
    place(root, FlexFrame(x: x, y: margin.top, width: width, height: height))
    question.places = true
    _ = layout(root, question)
    nodes[root].state.remove(.dirty)
  }

  private func rootHeight(
    _ request: RootRequest, _ sizes: ResolvedSizes, _ insets: Insets, _ margin: Insets
  ) -> Double {
    if sizes.height == sizes.height {
      return max(sizes.clampedHeight(sizes.height), insets.vertical)
    }
    guard case .exactly(let height) = request.height else { return .nan }
    return max(sizes.clampedHeight(height - margin.vertical), insets.vertical)
  }

  private func rootWidth(
    _ root: Int, _ request: RootRequest, _ sizes: ResolvedSizes, _ insets: Insets,
    _ margin: Insets, _ knownHeight: Double
  ) -> Double {
    var width = sizes.width
    if width != width, nodes[root].traits.contains(.sizeWord) {
      width = self.width(
        of: root, byWordIn: request.width.basis - margin.horizontal,
        height: knownHeight - insets.vertical, insets: insets)
    }
    if width != width, nodes[root].traits.contains(.ratio), knownHeight == knownHeight {
      width = widthFromRatio(root, sizes, knownHeight, insets)
    }
    if width != width {
      switch request.width {
      case .exactly(let value): width = value - margin.horizontal
      case .atMost(let value):
        let available = value - margin.horizontal - insets.horizontal
        let height = knownHeight - insets.vertical
        width = fitContentWidth(of: root, available: available, height: height)
        width += insets.horizontal
      case .unlimited:
        width = contentWidth(of: root, .maximum, height: knownHeight - insets.vertical)
        width += insets.horizontal
      }
    }
    return max(sizes.clampedWidth(width), insets.horizontal)
  }
}

extension FlexSpace {
  /// What percentages are of.
  var basis: Double {
    switch self {
    case .exactly(let value), .atMost(let value): value
    case .unlimited: .nan
    }
  }

  /// The space with a length that layout can compute with.
  var valid: FlexSpace {
    switch self {
    case .exactly(let value) where value.isNaN, .atMost(let value) where value.isNaN: .unlimited
    case .exactly(let value): .exactly(min(max(value, 0), greatestLength))
    case .atMost(.infinity): .unlimited
    case .atMost(let value): .atMost(min(max(value, 0), greatestLength))
    case .unlimited: .unlimited
    }
  }
}
