/// How the title of a header or footer looks in a table.
struct EdgeLook: Equatable {
  var style = UITableView.Style.plain
  var edge = SectionEdge.header
  var isFirst = false
  var margin: CGFloat = 16
}

extension EdgeLook {
  /// The space around the text.
  var insets: UIEdgeInsets {
    switch (style, edge) {
    case (.plain, .header): UIEdgeInsets(top: 4, left: margin, bottom: 4, right: margin)
    case (_, .header):
      UIEdgeInsets(top: isFirst ? 32 : 14.5, left: margin, bottom: 7, right: margin)
    case (_, .footer): UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    }
  }

  /// Headers of plain tables stand out.
  private var isProminent: Bool { style == .plain && edge == .header }

  var font: UIFont { .preferredFont(forTextStyle: isProminent ? .headline : .footnote) }

  var color: UIColor { isProminent ? .label : .secondaryLabel }

  /// Grouped tables write the titles of headers in capitals.
  func words(_ title: String) -> String {
    style != .plain && edge == .header ? title.uppercased() : title
  }
}

extension UITableViewHeaderFooterView {
  var builtInTitle: UILabel {
    if let title { return title }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    title = label
    apply(look, to: label)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Shows a title as tables of a style do.
  func showTitle(_ text: String, look: EdgeLook) {
    self.look = look
    let label = builtInTitle
    apply(look, to: label)
    label.text = look.words(text)
    setNeedsLayout()
  }

  private func apply(_ look: EdgeLook, to label: UILabel) {
    label.font = look.font
    label.textColor = look.color
  }

  func titleHeight(width: CGFloat) -> CGFloat {
    let insets = look.insets
    guard let title, title.text?.isEmpty == false else { return 0 }
    let available = max(0, width - insets.left - insets.right)
    let text = title.sizeThatFits(CGSize(width: available, height: .greatestFiniteMagnitude))
    return text.height + insets.top + insets.bottom
  }

  func layOutParts() {
    if contentView.frame != bounds { contentView.frame = bounds }
    layOutConfiguredBackground()
    if let pinnedBackground, pinnedBackground.frame != bounds { pinnedBackground.frame = bounds }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard let title else { return }
    let insets = look.insets
    let width = max(0, bounds.width - insets.left - insets.right)
    let text = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let top =
      look.edge == .header && look.style != .plain
      ? bounds.height - insets.bottom - text.height : insets.top
    let frame = CGRect(x: insets.left, y: top, width: width, height: text.height)
    if title.frame != frame { title.frame = frame }
  }
}
