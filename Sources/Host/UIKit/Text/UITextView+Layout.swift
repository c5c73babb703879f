extension UITextView {
  /// What the lines look like in bounds of a width.
  func flowSetting(_ bounds: CGRect) -> TextLayoutManager.Setting {
    var setting = TextLayoutManager.Setting(
      font: values.shownFont, color: values.shownColor, traits: traitCollection,
      width: max(1, bounds.width - margins.left - margins.right), alignment: values.alignment,
      lineBreakMode: textContainer.lineBreakMode,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      maximumLines: textContainer.maximumNumberOfLines)
    setting.linkAttributes = linkTextAttributes
    return setting
  }

  /// The space between the bounds and the lines.
  private var margins: UIEdgeInsets {
    var margins = values.inset
    margins.left += textContainer.lineFragmentPadding
    margins.right += textContainer.lineFragmentPadding
    return margins
  }

  /// The part of the text that is seen, in the text area's coordinates.
  var seen: (top: CGFloat, bottom: CGFloat) {
    (bounds.minY - margins.top, bounds.maxY - margins.top)
  }

  /// Lays out the lines that are seen and sets the size of the content.
  func layOutText() {
    let margins = margins
    if flow.setting.width != max(1, bounds.width - margins.left - margins.right) {
      flow.setting = flowSetting(bounds)
      area.setNeedsDisplay()
    }
    _ = flow.pieces(from: seen.top, to: seen.bottom)
    let height = flow.height
    area.frame = CGRect(
      x: margins.left, y: margins.top, width: flow.setting.width, height: height)
    textContainer.size = CGSize(
      width: bounds.width - values.inset.left - values.inset.right,
      height: height)
    let size = CGSize(
      width: bounds.width, height: roundedUp(height + margins.top + margins.bottom))
    if contentSize != size { contentSize = size }
    if !area.covers(seen) { area.setNeedsDisplay() }
    showCaret()
  }

  /// The size of the text at the present width, or without a limit where there is no width yet.
  var naturalSize: CGSize {
    let width = values.lineWidth ?? bounds.width
    return fittingSize(width: width > 0 ? width : .infinity)
  }

  /// Has the natural size's lines break at the width that constraints give, while all of the text
  /// shows.
  func breakText(atWidth width: CGFloat?) -> Bool {
    values.lineWidth = isScrollEnabled ? nil : width
    return !isScrollEnabled
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let limit = width.isFinite && width > 0 ? width : TextBlock.widest
    let setting = flowSetting(CGRect(x: 0, y: 0, width: limit, height: 0))
    let measured =
      setting.width == flow.setting.width
      ? flow : TextLayoutManager(text: interaction.editor.attributedText, setting: setting)
    let margins = margins
    return CGSize(
      width: min(limit, roundedUp(measured.usedWidth + margins.left + margins.right)),
      height: roundedUp(measured.height + margins.top + margins.bottom))
  }

  func reveal(_ range: NSRange) {
    layOutText()
    let caret = flow.caretRect(at: interaction.editor.clamped(range).location)
    let rect = area.convert(caret, to: self)
    scrollRectToVisible(
      CGRect(
        x: rect.minX, y: rect.minY - values.inset.top, width: 1,
        height: rect.height + values.inset.top + values.inset.bottom),
      animated: false)
  }

  // MARK: Baselines

  /// The distances of the first and last baselines from the top of the content.
  package var textBaselines: (first: CGFloat, last: CGFloat) {
    let ends = [flow.piecePosition(of: 0), flow.piecePosition(of: interaction.editor.length)].map {
      place in
      place.flatMap { place in
        flow.layout(of: place).map { (place.top, $0.lines) }
      }
    }
    let first = ends[0].map { $0.0 + ($0.1.first?.baseline ?? 0) } ?? 0
    let last = ends[1].map { $0.0 + ($0.1.last?.baseline ?? 0) } ?? first
    return (margins.top + first, margins.top + last)
  }
}

/// The part of a text view's content that draws the text. It draws what is seen and as much above
/// and below, and again when other lines come into view.
@MainActor
final class TextViewArea: UIView {
  weak var textView: UITextView?
  private var drawn: ClosedRange<CGFloat> = 0...0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Whether what was drawn is what would be drawn now.
  func covers(_ seen: (top: CGFloat, bottom: CGFloat)) -> Bool { drawn == part(around: seen) }

  /// What is drawn of the text for what is seen of it: whole heights of the view, one before that
  /// in which the seen part begins and two after it. It follows from where the text is, not from
  /// how it came there.
  private func part(around seen: (top: CGFloat, bottom: CGFloat)) -> ClosedRange<CGFloat> {
    let height = seen.bottom - seen.top
    guard height > 0 else { return seen.top...max(seen.top, seen.bottom) }
    let first = (seen.top / height).rounded(.down) * height
    let top = max(0, first - height)
    return top...max(top, min(first + 3 * height, bounds.height))
  }

  package override func makeDrawing() -> [DrawItem] {
    guard let textView else { return [] }
    drawn = part(around: textView.seen)
    return textView.items(from: drawn.lowerBound, to: drawn.upperBound)
  }
}
