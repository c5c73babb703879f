/// How the title of a header or footer looks in a table.
struct HeaderFooterAppearance: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  var isFirst = false
  var margin: CGFloat = 16
  /// What the safe area keeps free beside content, in the reading direction.
  var safeArea = NSDirectionalEdgeInsets.zero
}

extension HeaderFooterAppearance {
  /// The space around the text.
  var insets: UIEdgeInsets {
    switch (style, isHeader) {
    case (.plain, true): UIEdgeInsets(top: 4, left: margin, bottom: 4, right: margin)
    case (_, true): UIEdgeInsets(top: isFirst ? 32 : 14.5, left: margin, bottom: 7, right: margin)
    case (_, false): UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    }
  }

  /// Headers of plain tables stand out.
  private var isProminent: Bool { style == .plain && isHeader }

  var font: UIFont { .preferredFont(forTextStyle: isProminent ? .headline : .footnote) }

  var color: UIColor { isProminent ? .label : .secondaryLabel }

  /// Grouped tables write the titles of headers in capitals.
  func words(_ title: String) -> String {
    style != .plain && isHeader ? title.uppercased() : title
  }
}

extension UITableViewHeaderFooterView {
  var builtInTitle: UILabel {
    if let title { return title }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    title = label
    apply(appearance, to: label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Forgets the title, because other content takes its place.
  func removeTitle() {
    title?.removeFromSuperview()
    title = nil
  }

  /// Shows a title as tables of a style do.
  func showTitle(_ text: String, appearance: HeaderFooterAppearance) {
    self.appearance = appearance
    let label = builtInTitle
    apply(appearance, to: label)
    label.text = appearance.words(text)
    setNeedsLayout()
  }

  private func apply(_ appearance: HeaderFooterAppearance, to label: UILabel) {
    label.font = appearance.font
    label.textColor = appearance.color
  }

  /// What the safe area takes from the width of the content.
  var safeWidth: CGFloat { placement.safeArea.leading + placement.safeArea.trailing }

  /// The bounds without what the safe area keeps free at the sides.
  private var contentFrame: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(by: placement.safeArea.absolute(rightToLeft: isMirrored))
  }

  func titleHeight(width: CGFloat) -> CGFloat {
    let insets = appearance.insets
    guard let title, title.text?.isEmpty == false else { return 0 }
    let available = max(0, width - safeWidth - insets.left - insets.right)
    let text = title.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    return text.height + insets.top + insets.bottom
  }

  func layOutParts() {
    let content = contentFrame
    if contentView.frame != content { contentView.frame = content }
    layOutConfiguredBackground()
    if let pinnedBackground, pinnedBackground.frame != bounds { pinnedBackground.frame = bounds }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard let title else { return }
    let insets = appearance.insets
    let width = max(0, content.width - insets.left - insets.right)
    let text = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let top =
      appearance.isHeader && appearance.style != .plain
      ? bounds.height - insets.bottom - text.height : insets.top
    let frame = CGRect(x: insets.left, y: top, width: width, height: text.height)
    if title.frame != frame { title.frame = frame }
  }
}
