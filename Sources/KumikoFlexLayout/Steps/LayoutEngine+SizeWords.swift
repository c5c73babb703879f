/// Sizes that are words: `min-content`, `max-content`, `fit-content` and `stretch`.
extension LayoutEngine {
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

extension FlexContainer {
  /// Resolves the words of an item's size, once its margins are known.
  @inline(never)
  func resolveSizeWords(
    _ child: Int, _ item: UnsafeMutablePointer<FlexItem>, _ insets: Insets
  ) {
    let margins = isRow ? item.pointee.mainMargins : item.pointee.crossMargins
    let crossMargins = isRow ? item.pointee.crossMargins : item.pointee.mainMargins
    var height = isRow ? item.pointee.preferredCross : item.pointee.preferredMain
    if engine.styles[child].height == .stretch {
      height = max(percentHeight - crossMargins, insets.vertical)
      if isRow { item.pointee.preferredCross = height } else { item.pointee.preferredMain = height }
    }
    let width = engine.width(
      of: child, byWordIn: contentWidth - margins, height: height - insets.vertical,
      insets: insets)
    guard width == width else { return }
    if isRow { item.pointee.preferredMain = width } else { item.pointee.preferredCross = width }
  }
}

extension FlexLength {
  /// Whether the length is a word that only sizes have.
  var isSizeWord: Bool { isWord && self != .auto && self != .content && self != .unset }
}
