import QuartzCore

/// Where image and texts of list content stand, from left to right and from the top, and how much
/// room they take.
struct ListContentArrangement {
  var image = CGRect.zero
  var text = CGRect.zero
  var secondaryText = CGRect.zero
  /// The height of everything without margins; it begins at 0.
  var contentHeight: CGFloat = 0
  /// The height of everything with its margins.
  var height: CGFloat = 0
  /// Where text begins.
  var textStart: CGFloat = 0
}

/// What an arrangement is made from.
@MainActor
struct ListContentMeasures {
  let configuration: UIListContentConfiguration
  /// The margins; left is where reading begins.
  let margins: UIEdgeInsets
  let imageSize: CGSize
  /// The width that is kept for the image.
  let imageWidth: CGFloat
  let text: UILabel?
  let secondaryText: UILabel?
  let hasLargeText: Bool

  func arrangement(width: CGFloat) -> ListContentArrangement {
    var result = ListContentArrangement()
    let start = margins.left
    let reserved = imageWidth > 0 ? imageWidth + configuration.imageToTextPadding : 0
    result.textStart = start + reserved
    let available = max(0, width - margins.right - result.textStart)
    let height = placeTexts(&result, available)
    let reservedHeight = max(0, configuration.imageProperties.reservedLayoutSize.height)
    let imageHeight = imageSize.height > 0 ? max(imageSize.height, reservedHeight) : 0
    result.contentHeight = max(height, imageHeight)
    result.move(down: (result.contentHeight - height) / 2)
    result.image = CGRect(
      x: start + (imageWidth - imageSize.width) / 2, y: imageTop(in: result),
      width: imageSize.width, height: imageSize.height)
    result.height = max(
      height + margins.top + margins.bottom, imageHeight + imageMargins,
      configuration.style.minimumHeight)
    return result
  }

  /// The space above and below the image: symbols may stand in the margins of the text beside them.
  private var imageMargins: CGFloat {
    let all = margins.top + margins.bottom
    let isReserved = configuration.imageProperties.reservedLayoutSize.height > 0
    return configuration.image?.isSymbolImage == true && !isReserved ? min(all, 8) : all
  }

  /// Images stand in the middle, with large text beside its first line.
  private func imageTop(in arrangement: ListContentArrangement) -> CGFloat {
    let height = hasLargeText ? text?.font.lineHeight ?? 0 : 0
    let line = height > 0 ? height : arrangement.contentHeight
    return max(0, (line - imageSize.height) / 2)
  }

  /// Places texts from y 0, and returns their height.
  private func placeTexts(
    _ result: inout ListContentArrangement, _ available: CGFloat
  ) -> CGFloat {
    let first = size(text, .greatestFiniteMagnitude)
    let second = size(secondaryText, .greatestFiniteMagnitude)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let fits = first.width + gap + second.width <= available
    if configuration.prefersSideBySideTextAndSecondaryText, fits, !hasLargeText,
      text != nil, secondaryText != nil
    {
      return placeBeside(&result, first, second, available)
    }
    return placeBelow(&result, available)
  }

  private func placeBeside(
    _ result: inout ListContentArrangement, _ first: CGSize, _ second: CGSize,
    _ available: CGFloat
  ) -> CGFloat {
    let height = max(first.height, second.height)
    result.text = CGRect(
      x: result.textStart, y: (height - first.height) / 2, width: first.width,
      height: first.height)
    result.secondaryText = CGRect(
      x: result.textStart + available - second.width, y: (height - second.height) / 2,
      width: second.width, height: second.height)
    return height
  }

  private func placeBelow(
    _ result: inout ListContentArrangement, _ available: CGFloat
  ) -> CGFloat {
    let first = size(text, available).height
    let second = size(secondaryText, available).height
    let isDouble = text != nil && secondaryText != nil
    let gap = isDouble ? configuration.textToSecondaryTextVerticalPadding : 0
    result.text = CGRect(x: result.textStart, y: 0, width: available, height: first)
    result.secondaryText = CGRect(
      x: result.textStart, y: first + gap, width: available, height: second)
    return first + gap + second
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
  }
}

extension ListContentArrangement {
  mutating func move(down distance: CGFloat) {
    image.origin.y += distance
    text.origin.y += distance
    secondaryText.origin.y += distance
  }
}
