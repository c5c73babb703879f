/// How the title of a header or footer looks in a table.
struct HeaderFooterAppearance: Equatable {
  var style = UITableView.Style.plain
  var isHeader = true
  var isFirst = false
  var margin: CGFloat = 16
  /// What the safe area keeps free beside content, whatever the reading direction.
  var safeArea = UIEdgeInsets.zero
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
    let label = makeText()
    title = label
    return label
  }

  var builtInDetail: UILabel {
    if let detail { return detail }
    let label = makeText()
    detail = label
    return label
  }

  private func makeText() -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    apply(appearance, to: label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Only headers of grouped tables have a second text.
  private var showsDetail: Bool {
    appearance.isHeader && appearance.style != .plain && detail?.text?.isEmpty == false
  }

  /// The labels that show something, from top to bottom.
  private var shownLabels: [UILabel] {
    let shown = title?.text?.isEmpty == false ? title : nil
    return [shown, showsDetail ? detail : nil].compactMap(\.self)
  }

  /// Forgets the texts, because other content takes their place.
  func removeTitle() {
    for label in [title, detail] { label?.removeFromSuperview() }
    (title, detail) = (nil, nil)
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
  var safeWidth: CGFloat { placement.safeArea.left + placement.safeArea.right }

  /// The bounds without what the safe area keeps free at the sides.
  private var contentFrame: CGRect { bounds.inset(by: placement.safeArea) }

  func titleHeight(width: CGFloat) -> CGFloat {
    let insets = appearance.insets
    guard !shownLabels.isEmpty else { return 0 }
    let available = max(0, width - safeWidth - insets.left - insets.right)
    return textHeight(width: available) + insets.top + insets.bottom
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return shownLabels.reduce(0) { $0 + $1.sizeThatFits(room).height }
  }

  func layOutParts() {
    let content = contentFrame
    if contentView.frame != content { contentView.frame = content }
    layOutConfiguredBackground()
    if let pinnedBackground, pinnedBackground.frame != bounds { pinnedBackground.frame = bounds }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    layOutTexts(width: content.width)
  }

  private func layOutTexts(width: CGFloat) {
    let insets = appearance.insets
    let room = CGSize(
      width: max(0, width - insets.left - insets.right), height: .greatestFiniteMagnitude)
    var top =
      appearance.isHeader && appearance.style != .plain
      ? bounds.height - insets.bottom - textHeight(width: room.width) : insets.top
    if let detail, detail.isHidden == showsDetail { detail.isHidden = !showsDetail }
    for label in shownLabels {
      let frame = CGRect(
        x: insets.left, y: top, width: room.width, height: label.sizeThatFits(room).height)
      if label.frame != frame { label.frame = frame }
      top = frame.maxY
    }
  }
}
