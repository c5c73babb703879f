extension UITableViewCell {
  private static var gap: CGFloat { 16 }
  private static var verticalMargin: CGFloat { 11 }
  private static var value2TitleWidth: CGFloat { 91 }

  // MARK: Views made on demand

  var builtInText: UILabel {
    if let label = parts.text { return label }
    let label = CellLabel(frame: .zero)
    if cellStyle == .value2 {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = tintColor
    } else {
      label.font = .preferredFont(forTextStyle: .body)
    }
    parts.text = label
    adopt(label)
    return label
  }

  var builtInDetail: UILabel? {
    if cellStyle == .default { return nil }
    if let label = parts.detail { return label }
    let label = CellLabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: cellStyle == .subtitle ? .caption1 : .body)
    if cellStyle == .value1 { label.textColor = .secondaryLabel }
    parts.detail = label
    adopt(label)
    return label
  }

  var builtInImage: UIImageView? {
    if cellStyle == .value2 { return nil }
    if let view = parts.image { return view }
    let view = CellImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    parts.image = view
    adopt(view)
    return view
  }

  /// Takes labels and image away, because other content takes their place.
  func removeBuiltIns() {
    for part in [parts.text, parts.detail, parts.image] { part?.removeFromSuperview() }
    (parts.text, parts.detail, parts.image) = (nil, nil, nil)
  }

  private func adopt(_ view: UIView) {
    contentView.addSubview(view)
    setNeedsLayout()
  }

  // MARK: Sizes

  private var margin: CGFloat { parts.appearance.margin }

  private func imageSize(height: CGFloat) -> CGSize {
    guard let size = parts.image?.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let scale = height > 0 ? min(1, height / size.height) : 1
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Where built-in text begins, from the cell's leading edge.
  var builtInTextStart: CGFloat {
    let image = imageSize(height: bounds.height)
    return margin + indentation + (image.width > 0 ? image.width + Self.gap : 0)
  }

  private func textSize(_ label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The height of labels and image at a cell's width, at least the standard one.
  func builtInHeight(width: CGFloat) -> CGFloat {
    let available = max(0, width - widthBesideContent - builtInTextStart - textEnd)
    let text = textSize(parts.text, width: available).height
    let detail = textSize(parts.detail, width: available).height
    let texts = cellStyle == .subtitle ? text + detail : max(text, detail)
    let image = parts.image?.image?.size.height ?? 0
    return max(
      UITableView.standardRowHeight, texts + 2 * Self.verticalMargin, image)
  }

  /// The space between text and the content view's end.
  private var textEnd: CGFloat { accessoryWidth > 0 ? 0 : margin }

  // MARK: Layout

  func layOutBuiltIns() {
    let area = contentView.bounds
    if let image = parts.image {
      let size = imageSize(height: area.height)
      let frame = CGRect(
        x: margin + indentation, y: (area.height - size.height) / 2, width: size.width,
        height: size.height)
      set(image, directed(frame, in: area.width))
    }
    let start = builtInTextStart
    let texts = CGRect(
      x: start, y: 0, width: max(0, area.width - start - textEnd), height: area.height)
    switch cellStyle {
    case .default: layOutLabel(parts.text, in: texts)
    case .value1: layOutSideBySide(texts)
    case .value2: layOutTitleFirst(texts)
    case .subtitle: layOutStacked(texts)
    }
  }

  private func layOutLabel(_ label: UILabel?, in frame: CGRect) {
    if let label { set(label, pixelAligned(directed(frame, in: contentView.bounds.width))) }
  }

  private func pixelAligned(_ frame: CGRect) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (round(frame.minX), round(frame.minY))
    return CGRect(
      x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
  }

  private func layOutSideBySide(_ area: CGRect) {
    let gap: CGFloat = 8
    let detail = textSize(parts.detail, width: area.width)
    var text = textSize(parts.text, width: area.width)
    if text.width + gap + detail.width > area.width {
      text.width = max(0, area.width - min(detail.width, area.width / 2) - gap)
    }
    layOutLabel(
      parts.text, in: CGRect(x: area.minX, y: 0, width: text.width, height: area.height))
    let free = max(0, area.width - (text.width > 0 ? text.width + gap : 0))
    let width = min(detail.width, free)
    layOutLabel(
      parts.detail, in: CGRect(x: area.maxX - width, y: 0, width: width, height: area.height))
  }

  private func layOutTitleFirst(_ area: CGRect) {
    let column = min(Self.value2TitleWidth, area.width)
    let title = textSize(parts.text, width: column)
    layOutLabel(
      parts.text,
      in: CGRect(
        x: area.minX + column - title.width, y: 0, width: title.width, height: area.height))
    let start = area.minX + column + 6
    let width = max(0, area.maxX - start)
    layOutLabel(parts.detail, in: CGRect(x: start, y: 0, width: width, height: area.height))
  }

  private func layOutStacked(_ area: CGRect) {
    let text = textSize(parts.text, width: area.width)
    let detail = textSize(parts.detail, width: area.width)
    let top = (area.height - text.height - detail.height) / 2
    layOutLabel(
      parts.text, in: CGRect(x: area.minX, y: top, width: area.width, height: text.height))
    layOutLabel(
      parts.detail,
      in: CGRect(x: area.minX, y: top + text.height, width: area.width, height: detail.height))
  }
}

/// A label that has its cell laid out anew when its text takes another size.
private final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

/// An image view that has its cell laid out anew when its image changes.
private final class CellImageView: UIImageView {
  override var image: UIImage? {
    didSet { superview?.superview?.setNeedsLayout() }
  }
}
