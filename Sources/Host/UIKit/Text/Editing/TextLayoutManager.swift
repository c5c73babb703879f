/// A long text broken into lines at one width, piece by piece.
///
/// A piece is a paragraph, or a part of one that is very long. Pieces are laid out when they are
/// looked at; until then their height is estimated, so that a text of a million characters opens at
/// once. Short texts are laid out as a whole, and their height is exact.
@MainActor
package final class TextLayoutManager {
  /// What the text looks like where its attributes do not say, and the room it has.
  package struct Setting {
    package var font: UIFont
    package var color: UIColor
    package var traits: UITraitCollection
    package var width: CGFloat
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    package var isRightToLeft: Bool
    /// The most lines; 0 for any number.
    package var maximumLines: Int
    /// What makes links look like links.
    package var linkAttributes: [NSAttributedString.Key: Any] = [:]

    package init(
      font: UIFont, color: UIColor, traits: UITraitCollection, width: CGFloat,
      alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
      isRightToLeft: Bool = false, maximumLines: Int = 0
    ) {
      (self.font, self.color, self.traits, self.width) = (font, color, traits, width)
      (self.alignment, self.lineBreakMode) = (alignment, lineBreakMode)
      (self.isRightToLeft, self.maximumLines) = (isRightToLeft, maximumLines)
    }
  }

  /// A stretch of the text that is laid out by itself.
  package struct Piece {
    /// UTF-16 units, with those of a line break at the end.
    package var length: Int
    /// UTF-16 units of the line break at the end.
    package var breakLength: Int
    /// The height, estimated until there is a layout.
    package var height: CGFloat
    package var layout: (any TextLayout)?
    /// Whether it is beyond the most lines: then it has no height and is not drawn.
    package var isHidden = false
  }

  private let text: NSAttributedString
  package var setting: Setting {
    didSet { relayout() }
  }
  package private(set) var pieces: [Piece] = []

  /// Texts up to this length are laid out as a whole.
  private let exactLength = 8_000

  /// Breaks `text`, which stays the same object while it is edited.
  package init(text: NSAttributedString, setting: Setting) {
    (self.text, self.setting) = (text, setting)
    rebuild()
  }

  // MARK: Changes

  /// Forgets everything. Call it when the text is another one.
  func rebuild() {
    pieces = TextChunker.split(text.string, from: 0, to: text.length).map(piece)
    layOutIfShort()
  }

  /// Takes in that `range` of the text was replaced by `length` units.
  ///
  /// - Complexity: linear in the number of pieces and in the length of those that change.
  package func replaced(_ range: NSRange, length: Int) {
    let known = pieces.reduce(0) { $0 + $1.length }
    guard known - range.length + length == text.length else { return rebuild() }
    // The piece before may end in half of a line break that the change completes.
    guard let first = piecePosition(of: range.location).map({ max(0, $0.index - 1) }),
      let last = piecePosition(of: range.upperBound)?.index
    else { return rebuild() }
    let start = pieces[..<first].reduce(0) { $0 + $1.length }
    // The piece after the last one may join it if its line break is gone.
    let end = min(last + 2, pieces.count)
    let old = pieces[first..<end].reduce(0) { $0 + $1.length }
    let stop = start + old - range.length + length
    let parts = TextChunker.split(
      text.string, from: start, to: stop, isLast: end == pieces.count)
    pieces.replaceSubrange(first..<end, with: parts.map(piece))
    layOutIfShort()
  }

  private func relayout() {
    for index in pieces.indices {
      pieces[index].layout = nil
      pieces[index].isHidden = false
      pieces[index].height = estimatedHeight(pieces[index].length)
    }
    layOutIfShort()
  }

  private func piece(_ part: TextChunker.Part) -> Piece {
    Piece(
      length: part.length, breakLength: part.breakLength,
      height: estimatedHeight(part.length), layout: nil)
  }

  private func estimatedHeight(_ length: Int) -> CGFloat {
    let perLine = max(1, setting.width / (setting.font.pointSize * 0.5))
    return setting.font.lineHeight * max(1, (CGFloat(length) / perLine).rounded(.up))
  }

  private func layOutIfShort() {
    if setting.maximumLines > 0 {
      for index in pieces.indices {
        pieces[index].layout = nil
        pieces[index].isHidden = false
      }
    } else if text.length > exactLength {
      return
    }
    layOut(pieces.indices)
  }

  // MARK: Layout

  /// The height of all pieces.
  package var height: CGFloat { pieces.reduce(0) { $0 + $1.height } }

  /// The width of the longest line that was laid out and is drawn.
  var usedWidth: CGFloat {
    pieces.reduce(0) { max($0, $1.isHidden ? 0 : $1.layout?.size.width ?? 0) }
  }

  /// The pieces that stand between two heights, laid out, with their tops and first offsets.
  func pieces(from top: CGFloat, to bottom: CGFloat) -> [(top: CGFloat, start: Int, piece: Piece)] {
    var found: [(CGFloat, Int, Piece)] = []
    var (y, start, index) = (CGFloat(0), 0, 0)
    while index < pieces.count, y <= bottom {
      if !pieces[index].isHidden, y + pieces[index].height >= top {
        layOut(index..<index + 1)
        found.append((y, start, pieces[index]))
      }
      y += pieces[index].height
      start += pieces[index].length
      index += 1
    }
    return found
  }

  private func layOut(_ indices: Range<Int>) {
    guard let first = indices.first(where: { pieces[$0].layout == nil }) else { return }
    var left = setting.maximumLines
    var start = pieces[..<first].reduce(0) { $0 + $1.length }
    for index in first..<indices.upperBound {
      if pieces[index].layout == nil { layOut(index, from: start, left: &left) }
      start += pieces[index].length
    }
  }

  /// Lays out a piece that begins at an offset, in as many lines as are `left`. One beyond the most
  /// lines is laid out only when somebody asks where its characters would be.
  private func layOut(_ index: Int, from start: Int, left: inout Int) {
    if pieces[index].isHidden {
      pieces[index].layout = makeLayout(index, from: start, lines: 0)
      return
    }
    if setting.maximumLines > 0, left == 0 {
      pieces[index].isHidden = true
      pieces[index].height = 0
      return
    }
    let layout = makeLayout(index, from: start, lines: left)
    left = max(0, left - (layout?.lines.count ?? 0))
    var height = layout?.size.height ?? pieces[index].height
    if pieces[index].breakLength > 0 { height += paragraphGap(at: start) }
    pieces[index].layout = layout
    pieces[index].height = height
  }

  private func style(at offset: Int) -> NSParagraphStyle? {
    guard offset < text.length else { return nil }
    return text.attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle
  }

  private func paragraphGap(at start: Int) -> CGFloat {
    guard let style = style(at: start) else { return 0 }
    return style.paragraphSpacing + style.lineSpacing
  }

  private func makeLayout(_ index: Int, from start: Int, lines: Int) -> (any TextLayout)? {
    let range = NSRange(
      location: start, length: pieces[index].length - pieces[index].breakLength)
    var defaults = TextDefaults(
      font: setting.font, color: setting.color, traits: setting.traits)
    defaults.linkAttributes = setting.linkAttributes
    var block = TextBlock(
      runs: text.textRuns(in: range, defaults: defaults),
      width: max(1, setting.width), maximumLines: lines,
      alignment: TextLineAlignment(setting.alignment),
      lineBreak: TextLineBreak(setting.lineBreakMode))
    if let style = style(at: start) { block.apply(style) }
    if block.alignment == .natural { block.alignment = setting.isRightToLeft ? .right : .left }
    return TextEngines.shared?.layout(block)
  }

  // MARK: Places

  /// A piece, where it begins in the text, and its top.
  package struct Place {
    var index: Int
    var start: Int
    var top: CGFloat
  }

  /// The piece that an offset is in. Pieces above that are not laid out keep their estimates.
  func piecePosition(of offset: Int) -> Place? {
    var place = Place(index: 0, start: 0, top: 0)
    guard !pieces.isEmpty else { return nil }
    while place.index + 1 < pieces.count, place.start + pieces[place.index].length <= offset {
      place = next(place)
    }
    return place
  }

  func piecePosition(at y: CGFloat) -> Place? {
    var place = Place(index: 0, start: 0, top: 0)
    guard !pieces.isEmpty else { return nil }
    while place.index + 1 < pieces.count, place.top + pieces[place.index].height <= y {
      place = next(place)
    }
    return place
  }

  private func next(_ place: Place) -> Place {
    let piece = pieces[place.index]
    return Place(
      index: place.index + 1, start: place.start + piece.length, top: place.top + piece.height)
  }

  /// The layout of a place's piece, made if need be.
  func layout(of place: Place) -> (any TextLayout)? {
    layOut(place.index..<place.index + 1)
    return pieces[place.index].layout
  }
}
