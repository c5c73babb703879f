import QuartzCore

/// Where a button puts its views.
extension UIButton {
  /// The space around the contents: the configuration's, the one set, or a little above and below.
  var contentInsets: UIEdgeInsets {
    if let configuration { return physical(configuration.contentInsets) }
    guard contentEdgeInsets == .zero, parts.title?.text != nil, currentImage == nil else {
      return contentEdgeInsets
    }
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
    let width = size.width + insets.left + insets.right
    return CGSize(
      width: configuration == nil && parts.title?.text != nil ? max(30, width) : width,
      height: size.height + insets.top + insets.bottom)
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
    plan.titleSize = size(of: parts.title)
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
