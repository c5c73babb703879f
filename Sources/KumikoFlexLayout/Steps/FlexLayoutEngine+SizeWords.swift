/// Sizes that are words: `min-content`, `max-content`, `fit-content` and `stretch`.
extension FlexLayoutEngine {
  /// Returns the width that a word gives a box, with padding and border.
  ///
  /// - Parameters:
  ///   - room: the width of the container's content without the box's margins, or not a number
  ///     where it is not known.
  ///   - height: the height of the box's content where it is known.
  /// - Returns: not a number if the style has no word for the width, or nothing that it means.
  func width(
    of index: Int, byWordIn room: Double, height: Double, insets: Insets
  ) -> Double {
    width(of: index, styles[index].width, room: room, height: height, insets: insets)
  }

  /// Returns the width that a word, in whatever property it stands, gives a box.
  func width(
    of index: Int, _ word: FlexLength, room: Double, height: Double, insets: Insets
  ) -> Double {
    switch word {
    case .minContent:
      return contentWidth(of: index, .minimum, height: height) + insets.horizontal
    case .maxContent:
      return contentWidth(of: index, .maximum, height: height) + insets.horizontal
    case .fitContent:
      let available = room == room ? room - insets.horizontal : .infinity
      return fitContentWidth(of: index, available: available, height: height) + insets.horizontal
    case .stretch: return max(room, insets.horizontal)
    default: return .nan
    }
  }
}

extension FlexLayoutEngine {
  /// Resolves words for the least and the greatest width of a box.
  ///
  /// - Parameters:
  ///   - room: the width of the container's content without the box's margins.
  ///   - height: the height of the box's content where it is known.
  func resolveLimitWords(
    of index: Int, in room: Double, height: Double, insets: Insets, _ sizes: inout ResolvedSizes
  ) {
    guard nodes[index].traits.contains(.sizeWord) else { return }
    let (least, most) = (styles[index].minWidth, styles[index].maxWidth)
    let minimum = width(of: index, least, room: room, height: height, insets: insets)
    if minimum == minimum { sizes.minWidth = minimum }
    let maximum = width(of: index, most, room: room, height: height, insets: insets)
    if maximum == maximum { sizes.maxWidth = max(maximum, insets.horizontal) }
  }

  /// Resolves them for a box of which a width is asked, so that there is no room yet.
  @inline(never)
  func resolveLimitWords(
    of index: Int, _ kind: ContentSize, insets: Insets, _ sizes: inout ResolvedSizes
  ) {
    let height = sizes.clampedHeight(sizes.height) - insets.vertical
    func width(_ word: FlexLength, fitting fitContent: FlexLength) -> Double {
      guard word.isSizeWord, word != .stretch else { return .nan }
      return self.width(
        of: index, word == .fitContent ? fitContent : word, room: .nan, height: height,
        insets: insets)
    }
    let minimum = width(styles[index].minWidth, fitting: .minContent)
    let maximum = width(
      styles[index].maxWidth, fitting: kind == .minimum ? .minContent : .maxContent)
    if minimum == minimum { sizes.minWidth = minimum }
    if maximum == maximum { sizes.maxWidth = maximum }
  }
}

extension FlexContainer {
  /// Resolves the words of an item's size, once its margins are known.
  @inline(never)
  mutating func resolveSizeWords(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ insets: Insets
  ) {
    let margins = isRow ? item.pointee.mainMargins : item.pointee.crossMargins
    let crossMargins = isRow ? item.pointee.crossMargins : item.pointee.mainMargins
    var height = isRow ? item.pointee.preferredCross : item.pointee.preferredMain
    if engine.styles[child].height == .stretch {
      height = max(percentHeight - crossMargins, insets.vertical)
      if isRow { item.pointee.preferredCross = height } else { item.pointee.preferredMain = height }
    }
    var limits = ResolvedSizes()
    engine.resolveLimitWords(
      of: child, in: contentWidth - margins, height: height - insets.vertical, insets: insets,
      &limits)
    take(limits, item)
    let width = engine.width(
      of: child, byWordIn: contentWidth - margins, height: height - insets.vertical,
      insets: insets)
    guard width == width else { return }
    if isRow { item.pointee.preferredMain = width } else { item.pointee.preferredCross = width }
  }

  private func take(_ limits: ResolvedSizes, _ item: UnsafeMutablePointer<FlexItem>) {
    if limits.minWidth == limits.minWidth {
      let minimum = limits.minWidth
      if isRow { item.pointee.minMain = minimum } else { item.pointee.minCross = minimum }
    }
    let maximum = limits.maxWidth
    guard maximum < .infinity else { return }
    if isRow { item.pointee.maxMain = maximum } else { item.pointee.maxCross = maximum }
  }
}

extension FlexLength {
  /// Whether the length is a word that only sizes have.
  var isSizeWord: Bool { isWord && self != .auto && self != .content && self != .unset }
}
