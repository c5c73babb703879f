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

  /// The size of the contents; titles that break into lines do so where constraints have them.
  var naturalSize: CGSize { fittingSize(width: parts.lineWidth ?? .greatestFiniteMagnitude) }

  /// The size of the contents in a width, at which titles of a configuration break into lines.
  func fittingSize(width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    let insets = contentInsets
    var room = CGSize.unlimited
    if configuration != nil, width > 0 { room.width = width - insets.left - insets.right }
    let size = plan(in: room).size
    let whole = CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
    return configuration == nil ? unconfiguredSize(whole) : whole
  }

  /// Has titles of a configuration that break into lines do so at a width.
  func breakTitles(atWidth width: CGFloat?) -> Bool {
    let titles = [parts.title, parts.subtitle].compactMap(\.self)
    guard configuration != nil, titles.contains(where: \.breaksLines) else {
      parts.lineWidth = nil
      return false
    }
    parts.lineWidth = width
    return true
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

  func arrangement(in area: CGRect) -> (image: CGRect, title: CGRect) {
    let plan = plan(in: area.size)
    let arrangement = ButtonArrangement(plan, in: area)
    // As in UIKit, these insets are not for buttons with a configuration.
    guard configuration == nil else { return (arrangement.image, arrangement.title) }
    return (
      arrangement.image.moved(by: plan.shift(by: imageEdgeInsets)),
      arrangement.title.moved(by: plan.shift(by: titleEdgeInsets))
    )
  }

  func placeParts() {
    updateConfigurationIfNeeded()
    parts.background?.frame = backgroundRect(forBounds: bounds)
    let area = contentRect(forBounds: bounds)
    // Each of the places below is asked for on its own; texts are measured once for all.
    parts.placing = (area.size, plan(in: area.size))
    defer { parts.placing = nil }
    parts.image?.frame = imageRect(forContentRect: area)
    parts.title?.frame = titleRect(forContentRect: area)
    placeLines(in: area)
    if let spinner = parts.spinner { spinner.frame = imageRect(forContentRect: area) }
  }

  /// Places a configuration's subtitle, and aligns lines of its titles as these are aligned against
  /// each other.
  private func placeLines(in area: CGRect) {
    guard configuration != nil else { return }
    let plan = plan(in: area.size)
    parts.subtitle?.frame = ButtonArrangement(plan, in: area).subtitle
    let share = plan.titleAlignment
    let alignment: NSTextAlignment = share == 0 ? .left : share == 1 ? .right : .center
    for title in [parts.title, parts.subtitle].compactMap(\.self) where title.breaksLines {
      title.textAlignment = alignment
    }
  }

  /// What decides the places in an area.
  private func plan(in area: CGSize) -> ButtonArrangement.Plan {
    if let placing = parts.placing, placing.area == area { return placing.plan }
    var plan = ButtonArrangement.Plan()
    plan.imageSize = shownImageSize
    plan.titleSize = titleSize
    plan.subtitleSize = size(of: parts.subtitle, in: .unlimited)
    plan.horizontal = effectiveContentHorizontalAlignment
    plan.vertical = contentVerticalAlignment
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    plan.side = isMirrored ? .right : .left
    if let configuration { configuration.complete(&plan, isMirrored: isMirrored) }
    breakTitles(of: &plan, in: area)
    return plan
  }

  /// Breaks titles that are wider than the room for them, where they may have several lines.
  private func breakTitles(of plan: inout ButtonArrangement.Plan, in area: CGSize) {
    let width = plan.room(in: area)
    guard width > 0 else { return }
    if plan.subtitleSize.width > width {
      plan.subtitleSize = size(
        of: parts.subtitle, in: CGSize(width: width, height: area.height))
    }
    if plan.titleSize.width > width {
      plan.titleSize = size(
        of: parts.title, in: CGSize(width: width, height: plan.titleRoom(in: area.height)))
    }
  }

  private var shownImageSize: CGSize {
    if let spinner = parts.spinner { return spinner.intrinsicContentSize }
    guard let view = parts.image, view.image != nil else { return .zero }
    return view.sizeThatFits(.zero)
  }

  /// The size of the title; one line high where a button without a configuration shows nothing, or
  /// has an empty title.
  private var titleSize: CGSize {
    let size = size(of: parts.title, in: .unlimited)
    let hasTitle = currentTitle != nil || currentAttributedTitle != nil
    guard size == .zero, configuration == nil, currentImage == nil || hasTitle else { return size }
    let font = parts.title?.font ?? standardTitleFont
    return CGSize(width: 0, height: font.lineHeight)
  }

  /// The size of a title in a room; of all of it in one line if it may have no other.
  private func size(of label: UILabel?, in room: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let bounds = CGRect(origin: .zero, size: label.breaksLines ? room : .unlimited)
    return label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines).size
  }
}

extension UILabel {
  /// Whether the text may have more than one line.
  fileprivate var breaksLines: Bool { numberOfLines != 1 }
}

extension CGSize {
  /// Room for everything.
  fileprivate static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

extension CGRect {
  fileprivate func moved(by shift: CGVector) -> CGRect { offsetBy(dx: shift.dx, dy: shift.dy) }
}
