extension FlexLayoutEngine {
  /// Returns padding and border of a box.
  ///
  /// - Parameter basis: the container's width, for percentages.
  @inline(__always)
  func insets(of index: Int, basis: Double, isRightToLeft: Bool) -> Insets {
    let traits = nodes[index].traits
    if traits.isDisjoint(with: .box) { return Insets() }
    return resolvedInsets(of: index, basis: basis, isRightToLeft: isRightToLeft)
  }

  private func resolvedInsets(of index: Int, basis: Double, isRightToLeft: Bool) -> Insets {
    let traits = nodes[index].traits
    var insets = Insets()
    if traits.contains(.padding) {
      insets = Insets(styles[index].padding, basis: basis, isRightToLeft: isRightToLeft)
    }
    guard traits.contains(.border) else { return insets }
    return insets + border(of: index, isRightToLeft: isRightToLeft)
  }

  func border(of index: Int, isRightToLeft: Bool) -> Insets {
    guard nodes[index].traits.contains(.border) else { return Insets() }
    return Insets(styles[index].border, basis: .nan, isRightToLeft: isRightToLeft)
  }

  /// Returns sizes and limits of a style as border boxes.
  ///
  /// - Parameters:
  ///   - width: the container's width, for percentages, or not a number.
  ///   - height: the container's height, for percentages, or not a number.
  @inline(__always)
  func sizes(of index: Int, width: Double, height: Double, insets: Insets) -> ResolvedSizes {
    let traits = nodes[index].traits
    if traits.isDisjoint(with: [.size, .limits]) { return ResolvedSizes() }
    return resolvedSizes(of: index, width: width, height: height, insets: insets)
  }

  private func resolvedSizes(
    of index: Int, width: Double, height: Double, insets: Insets
  ) -> ResolvedSizes {
    let style = styles + index
    let isContentBox = nodes[index].traits.contains(.contentBox)
    let extraWidth = isContentBox ? insets.horizontal : 0
    let extraHeight = isContentBox ? insets.vertical : 0
    var sizes = ResolvedSizes()
    sizes.width = self.width(of: index, basis: width, insets: insets)
    sizes.height = self.height(of: index, basis: height, insets: insets)
    guard nodes[index].traits.contains(.limits) else { return sizes }
    sizes.minWidth = style.pointee.minWidth.resolved(width) + extraWidth
    sizes.minHeight = style.pointee.minHeight.resolved(height) + extraHeight
    let maxWidth = style.pointee.maxWidth.resolved(width)
    if maxWidth == maxWidth { sizes.maxWidth = max(maxWidth + extraWidth, insets.horizontal) }
    let maxHeight = style.pointee.maxHeight.resolved(height)
    if maxHeight == maxHeight { sizes.maxHeight = max(maxHeight + extraHeight, insets.vertical) }
    return sizes
  }

  /// Returns a style's width as a border box, or not a number where it is not known.
  @inline(__always)
  func width(of index: Int, basis: Double, insets: Insets) -> Double {
    let extra = nodes[index].traits.contains(.contentBox) ? insets.horizontal : 0
    return max(styles[index].width.resolved(basis) + extra, insets.horizontal)
  }

  /// Returns a style's height as a border box, or not a number where it is not known.
  @inline(__always)
  func height(of index: Int, basis: Double, insets: Insets) -> Double {
    let extra = nodes[index].traits.contains(.contentBox) ? insets.vertical : 0
    return max(styles[index].height.resolved(basis) + extra, insets.vertical)
  }

  /// Returns the width that an aspect ratio gives a box of a height.
  func width(of index: Int, fromHeight height: Double, insets: Insets) -> Double {
    let ratio = styles[index].ratio
    guard nodes[index].traits.contains(.contentBox) else { return height * ratio }
    return max(height - insets.vertical, 0) * ratio + insets.horizontal
  }

  /// Returns the height that an aspect ratio gives a box of a width.
  func height(of index: Int, fromWidth width: Double, insets: Insets) -> Double {
    let ratio = styles[index].ratio
    guard nodes[index].traits.contains(.contentBox) else { return width / ratio }
    return max(width - insets.horizontal, 0) / ratio + insets.vertical
  }

  /// Gives a question the height that a ratio makes of its width, but not less than the content
  /// asks for, unless the style has a least height or clips. Percentages inside are of the height
  /// by the ratio, as in browsers.
  func resolveHeightByRatio(
    _ index: Int, _ sizes: ResolvedSizes, _ question: inout LayoutQuestion, _ insets: Insets
  ) {
    question.height = height(of: index, fromWidth: question.width, insets: insets)
    question.height = max(sizes.clampedHeight(question.height), insets.vertical)
    question.ratioHeight = question.height
    question.height = heightOverContent(index, sizes, question, insets)
  }

  /// Returns the question's height, but not less than the content asks for, unless the style has a
  /// least height or clips.
  func heightOverContent(
    _ index: Int, _ sizes: ResolvedSizes, _ question: LayoutQuestion, _ insets: Insets
  ) -> Double {
    let height = question.height
    guard styles[index].minHeight == .auto, styles[index].overflow == .visible else {
      return height
    }
    let limit = self.sizes(
      of: index, width: .nan, height: question.basisHeight, insets: insets
    ).maxHeight
    return max(height, min(contentHeight(index, question, height), limit))
  }

  /// Returns how high the content of a box is that an aspect ratio made so high.
  func contentHeight(_ index: Int, _ question: LayoutQuestion, _ height: Double) -> Double {
    var question = question
    if nodes[index].isLeaf {
      question.height = .nan
    } else {
      question.height = height
      question.needsContentHeight = true
    }
    return layout(index, question).height
  }

  /// Returns the width that a ratio gives a box of a height, but not less than its content asks
  /// for, unless the style has a least width or clips.
  func widthFromRatio(
    _ index: Int, _ sizes: ResolvedSizes, _ height: Double, _ insets: Insets
  ) -> Double {
    let width = width(of: index, fromHeight: height, insets: insets)
    guard styles[index].minWidth == .auto, styles[index].overflow == .visible else {
      return width
    }
    let content = contentWidth(of: index, .minimum, height: height - insets.vertical)
    return max(width, content + insets.horizontal)
  }

  func isRightToLeft(_ index: Int, inherited: Bool) -> Bool {
    switch styles[index].direction {
    case .inherit: inherited
    case .leftToRight: false
    case .rightToLeft: true
    }
  }
}
