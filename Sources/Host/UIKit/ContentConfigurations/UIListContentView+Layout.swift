import QuartzCore

extension UIListContentView {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins, at least the superview's where that is wanted; left is where reading begins.
  private var contentMargins: UIEdgeInsets {
    let own = current.directionalLayoutMargins
    let outer = superview?.directionalLayoutMargins ?? .zero
    let axes = current.axesPreservingSuperviewLayoutMargins
    let isWide = axes.contains(.horizontal)
    let isHigh = axes.contains(.vertical)
    return UIEdgeInsets(
      top: isHigh ? max(own.top, outer.top) : own.top,
      left: isWide ? max(own.leading, outer.leading) : own.leading,
      bottom: isHigh ? max(own.bottom, outer.bottom) : own.bottom,
      right: isWide ? max(own.trailing, outer.trailing) : own.trailing)
  }

  private var measures: ListContentMeasures {
    ListContentMeasures(
      configuration: current, margins: contentMargins, imageSize: imageSize,
      imageWidth: reservedImageWidth, text: parts.text, secondaryText: parts.secondaryText,
      hasLargeText: traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  private var imageSize: CGSize {
    let size = parts.image?.intrinsicContentSize ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    let limit = current.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The width in which the image is centered.
  private var reservedImageWidth: CGFloat {
    let width = imageSize.width
    let reserved = current.imageProperties.reservedLayoutSize.width
    guard width > 0, reserved <= 0 else { return width > 0 ? max(width, reserved) : 0 }
    let isStandard =
      reserved == UIListContentConfiguration.ImageProperties.standardDimension
      || current.image?.isSymbolImage == true
    return isStandard ? max(width, standardImageWidth) : width
  }

  /// The width that most symbols fit in.
  private var standardImageWidth: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traitCollection)
      .rounded()
  }

  func contentHeight(width: CGFloat) -> CGFloat {
    roundedUp(measures.arrangement(width: width).height)
  }

  /// Where text begins, from where reading begins.
  var textStart: CGFloat { measures.arrangement(width: bounds.width).textStart }

  func layOutParts() {
    var arrangement = measures.arrangement(width: bounds.width)
    let margins = contentMargins
    let room = bounds.height - margins.top - margins.bottom
    arrangement.move(down: margins.top + (room - arrangement.contentHeight) / 2)
    setFrame(parts.image, arrangement.image)
    setFrame(parts.text, arrangement.text)
    setFrame(parts.secondaryText, arrangement.secondaryText)
    guidesDidChange()
  }

  private func setFrame(_ view: UIView?, _ frame: CGRect) {
    guard let view else { return }
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    let scale = max(traitCollection.displayScale, 1)
    frame.origin.x = (frame.minX * scale).rounded() / scale
    frame.origin.y = (frame.minY * scale).rounded() / scale
    if view.frame != frame { view.frame = frame }
  }
}
