import QuartzCore

/// Where a button puts its views.
extension UIButton {
  /// The space around the contents: the configuration's, the one set, or a little above and below.
  var contentInsets: UIEdgeInsets {
    if let configuration { return physical(configuration.contentInsets) }
    guard hasBareTitle else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  var naturalSize: CGSize {
    updateConfigurationIfNeeded()
    let (size, insets) = (plan.size, contentInsets)
    let whole = CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
    return configuration == nil ? unconfiguredSize(whole) : whole
  }

  /// The contents' size in whole points, at least that of the type and of the background image. A
  /// bare title is as wide as a finger needs.
  private func unconfiguredSize(_ contents: CGSize) -> CGSize {
    let image = currentBackgroundImage?.size ?? .zero
    let least = buttonType.leastSize
    return CGSize(
      width: max(contents.width, hasBareTitle ? 30 : 0, image.width, least.width).rounded(.up),
      height: max(contents.height, image.height, least.height).rounded(.up))
  }

  /// Whether nothing but a title, which may be empty, decides the size.
  private var hasBareTitle: Bool { contentEdgeInsets == .zero && currentImage == nil }

  /// The background image, and the disc of a close button.
  var unconfiguredBackground: [DrawItem] {
    var items: [DrawItem] = []
    if buttonType == .close {
      let size = buttonType.leastSize
      let disc = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      let color = UIColor.tertiarySystemFill.cgColor(in: traitCollection)
      items.append(.fill(disc, radii: CornerRadii(size.width / 2), color: color))
    }
    guard let image = currentBackgroundImage else { return items }
    return items + image.drawItems(in: backgroundRect(forBounds: bounds), tint: nil)
  }

  func arrangement(in area: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let arrangement = ButtonArrangement(plan, in: area)
    return (
      arrangement.image.moved(by: imageEdgeInsets), arrangement.title.moved(by: titleEdgeInsets),
      arrangement.subtitle
    )
  }

  func placeParts() {
    updateConfigurationIfNeeded()
    parts.background?.frame = backgroundRect(forBounds: bounds)
    let area = contentRect(forBounds: bounds)
    parts.image?.frame = imageRect(forContentRect: area)
    parts.title?.frame = titleRect(forContentRect: area)
    parts.subtitle?.frame = arrangement(in: area).subtitle
    if let spinner = parts.spinner { spinner.frame = imageRect(forContentRect: area) }
  }

  private var plan: ButtonArrangement.Plan {
    var plan = ButtonArrangement.Plan()
    plan.imageSize = shownImageSize
    plan.titleSize = titleSize
    plan.subtitleSize = size(of: parts.subtitle)
    plan.horizontal = effectiveContentHorizontalAlignment
    plan.vertical = contentVerticalAlignment
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    plan.side = isMirrored ? .right : .left
    if let configuration { configuration.complete(&plan, isMirrored: isMirrored) }
    return plan
  }

  private var shownImageSize: CGSize {
    if let spinner = parts.spinner { return spinner.intrinsicContentSize }
    guard let view = parts.image, view.image != nil else { return .zero }
    return view.sizeThatFits(.zero)
  }

  /// The size of the title; one line high where a button without a configuration shows nothing, or
  /// has an empty title.
  private var titleSize: CGSize {
    let size = size(of: parts.title)
    let hasTitle = currentTitle != nil || currentAttributedTitle != nil
    guard size == .zero, configuration == nil, currentImage == nil || hasTitle else { return size }
    let font = parts.title?.font ?? standardTitleFont
    return CGSize(width: 0, height: font.lineHeight)
  }

  private func size(of label: UILabel?) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}

extension CGRect {
  /// The rectangle moved as edge insets move what stands in the middle.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return self }
    return offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
