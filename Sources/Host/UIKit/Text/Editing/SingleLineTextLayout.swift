/// The text of a text field: one line, perhaps hidden, that scrolls to the caret.
///
/// A very long text is shown in a window around the caret, so that each key costs the same.
@MainActor
package final class SingleLineTextLayout: TextGeometry {
  /// What the line looks like, and the room it has.
  struct Setting {
    var defaults: TextDefaults
    var size: CGSize
    var alignment: NSTextAlignment
    var isSecure: Bool
    /// How small a text that is too long may be drawn, as a part of its size.
    var leastScale: CGFloat = 1
  }

  /// Longer texts are shown in part.
  static let longest = 4_000

  private let editor: TextEditor
  var setting: Setting {
    didSet { forget() }
  }
  private var window = 0..<0
  private var shown: NSAttributedString?
  private var layout: (any TextLayout)?
  /// What the text's size is multiplied by, and its width without that.
  private var shrunk: (scale: CGFloat, natural: CGFloat) = (1, 0)

  /// How far the text is moved to the left to show the caret.
  private(set) var scrolled: CGFloat = 0

  init(editor: TextEditor, setting: Setting) { (self.editor, self.setting) = (editor, setting) }

  /// Forgets what the text looked like. Call it when the text changed.
  func forget() { (shown, layout) = (nil, nil) }

  // MARK: What is shown

  /// The part of the text around the caret, as it is drawn.
  private func visibleText() -> NSAttributedString {
    moveWindow()
    if let shown { return shown }
    let range = NSRange(location: window.lowerBound, length: window.count)
    let whole = editor.attributedText
    // The editor says when its text changes, before which nothing of it is kept.
    let part = range.length == whole.length ? whole : whole.attributedSubstring(from: range)
    let text = setting.isSecure ? part.hidden : part.inOneLine
    shown = text
    return text
  }

  private func moveWindow() {
    let length = editor.length
    guard length > Self.longest else {
      if window != 0..<length { (window, layout, shown) = (0..<length, nil, nil) }
      return
    }
    let slack = Self.longest / 8
    let isInside =
      editor.head >= window.lowerBound + (window.lowerBound > 0 ? slack : 0)
      && editor.head <= window.upperBound - (window.upperBound < length ? slack : 0)
    guard window.upperBound > length || window.isEmpty || !isInside || shown == nil else { return }
    let boundaries = TextBoundaries(editor.text)
    let start = max(0, min(editor.head - Self.longest / 2, length - Self.longest))
    let end = boundaries.characterStart(at: min(length, start + Self.longest))
    (window, layout, shown) = (boundaries.characterStart(at: start)..<end, nil, nil)
  }

  /// The line as it is laid out; with a `width` it is cut there with an ellipsis.
  func block(width: CGFloat? = nil) -> TextBlock {
    let text = visibleText()
    var block = TextBlock(
      runs: text.textRuns(defaults: setting.defaults).map { $0.scaled(by: shrunk.scale) },
      width: width, maximumLines: 1,
      alignment: TextLineAlignment(setting.alignment),
      lineBreak: width == nil ? .clipping : .truncatingTail)
    if let style = text.firstParagraphStyle, width == nil {
      block.apply(style)
      (block.alignment, block.lineBreak) = (TextLineAlignment(setting.alignment), .clipping)
    }
    return block
  }

  private func lines() -> (any TextLayout)? {
    _ = visibleText()
    if let layout { return layout }
    shrunk = (1, 0)
    layout = TextEngines.shared?.layout(block())
    shrunk.natural = layout?.size.width ?? 0
    let room = setting.size.width - TextCaret.width
    guard setting.leastScale < 1, room > 0, shrunk.natural > room else { return layout }
    shrunk.scale = max(setting.leastScale, room / shrunk.natural * 0.98)
    layout = TextEngines.shared?.layout(block())
    return layout
  }

  /// The width of the text in its own size, with room for the caret behind it.
  var width: CGFloat {
    _ = lines()
    return shrunk.natural + TextCaret.width
  }

  /// Where the layout's top left corner stands.
  private var origin: CGPoint {
    guard let layout = lines() else { return .zero }
    let slack = setting.size.width - TextCaret.width - layout.size.width
    let x: CGFloat =
      switch setting.alignment {
      case .center: max(0, slack / 2)
      case .right: max(0, slack)
      default: 0
      }
    let scale = max(1, setting.defaults.traits.displayScale)
    let y = ((setting.size.height - layout.size.height) / 2 * scale).rounded() / scale
    return CGPoint(x: x - scrolled + TextCaret.width / 2, y: y)
  }

  /// Moves the text so that the caret can be seen, and no further.
  func scrollToCaret() {
    let room = setting.size.width - TextCaret.width
    guard let layout = lines() else { return }
    let caret = layout.caretRect(at: shownOffset(editor.head)).minX
    // A space at the end counts for the caret, but not for the size of the text.
    let width = max(layout.size.width, caret)
    if caret < scrolled { scrolled = caret }
    if caret > scrolled + room { scrolled = caret - room }
    scrolled = max(0, min(scrolled, width - room))
  }

  /// Shows the text from its start.
  func scrollToStart() { scrolled = 0 }

  // MARK: Drawing

  /// What draws the line: all of it while it is edited, else as much as fits.
  func items(isEditing: Bool) -> [DrawItem] {
    guard let layout = lines(), editor.length > 0 else { return [] }
    let room = setting.size.width - TextCaret.width
    guard !isEditing, layout.size.width > room, room > 0, let engine = TextEngines.shared
    else { return [.text(layout, origin)] }
    let cut = engine.layout(block(width: room))
    return [.text(cut, CGPoint(x: TextCaret.width / 2, y: origin.y))]
  }

  /// The distance of the baseline from the top.
  var baseline: CGFloat { origin.y + (lines()?.lines.first?.baseline ?? 0) }

  // MARK: Offsets

  /// The offset in what is shown for one in the text.
  private func shownOffset(_ offset: Int) -> Int {
    let inside = min(max(offset, window.lowerBound), window.upperBound) - window.lowerBound
    guard setting.isSecure else { return inside }
    return part.characterCount(upTo: inside)
  }

  private func textOffset(_ shown: Int) -> Int {
    guard setting.isSecure else { return window.lowerBound + shown }
    return window.lowerBound + part.prefix(shown).utf16.count
  }

  /// The characters in the window.
  private var part: String {
    editor.text(in: NSRange(location: window.lowerBound, length: window.count))
  }

  package func caretRect(at offset: Int) -> CGRect {
    guard let layout = lines() else { return .zero }
    return layout.caretRect(at: shownOffset(offset)).offsetBy(dx: origin.x, dy: origin.y)
  }

  package func offset(at point: CGPoint) -> Int {
    guard let layout = lines() else { return 0 }
    let origin = origin
    let middle = layout.size.height / 2
    return textOffset(layout.offset(at: CGPoint(x: point.x - origin.x, y: middle)))
  }

  package func lineRange(at offset: Int) -> Range<Int> { 0..<editor.length }

  package func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int? { nil }

  package func selectionRects(for range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let (start, end) = (caretRect(at: range.location), caretRect(at: range.upperBound))
    return [start.union(end)]
  }
}

extension NSAttributedString {
  /// The text with a bullet in place of each character.
  fileprivate var hidden: NSAttributedString {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return NSAttributedString(
      string: String(repeating: "•", count: string.count), attributes: attributes)
  }

  /// The text with a space in place of each unit of a line break.
  fileprivate var inOneLine: NSAttributedString {
    guard string.utf16.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x2029 }) else {
      return self
    }
    let result = NSMutableAttributedString(string: "")
    enumerateLooks { attributes, range in
      let units = string.utf16.dropFirst(range.location).prefix(range.length)
        .map { [0x0A, 0x0D, 0x2029].contains($0) ? 0x20 : $0 }
      let line = String(decoding: units, as: UTF16.self)
      result.append(NSAttributedString(string: line, attributes: attributes))
    }
    return result
  }
}

extension String {
  /// The number of characters in the first UTF-16 units.
  fileprivate func characterCount(upTo offset: Int) -> Int {
    let end = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return distance(from: startIndex, to: end)
  }
}
