internal import CGtk
import QuartzCore

/// A block of text that Pango has broken into lines.
///
/// Where lines stand is decided here: their heights follow from the fonts that were asked for,
/// never from those that stand in for missing characters.
final class PangoTextLayout: TextLayout {
  let block: TextBlock
  let size: CGSize
  let isTruncated: Bool
  private let lineBoxes: [LineBox]
  /// Whose fonts the lines have.
  private let thread = DrawingThread.current

  private(set) lazy var lines = lineBoxes.map(\.textLine)

  /// The picture of the text, its top left at 0, 0; nil if there is nothing to see.
  private(set) lazy var node = makeNode()

  init(block: TextBlock, lines: [LineBox], isTruncated: Bool) {
    (self.block, lineBoxes, self.isTruncated) = (block, lines, isTruncated)
    let width = lines.map { $0.frame.width + $0.around }.max() ?? 0
    size = CGSize(width: min(width, block.width ?? width), height: lines.last?.frame.maxY ?? 0)
  }

  /// The same text with the fonts of the present thread: those of another one, which has handed a
  /// layer over, may be in use there.
  var onThisThread: PangoTextLayout {
    if thread === DrawingThread.current { return self }
    return TextEngines.current?.layout(block) as? PangoTextLayout ?? self
  }

  private func makeNode() -> NodeHandle? {
    Toolkit.prepare()
    return NodeHandle.container(lineBoxes.flatMap { LinePainter(box: $0).nodes })
  }

  func offset(at point: CGPoint) -> Int {
    guard let box = lineBoxes.last(where: { $0.frame.minY <= point.y }) ?? lineBoxes.first
    else { return 0 }
    return box.offset(atX: point.x)
  }

  func caretRect(at offset: Int) -> CGRect {
    guard let box = lineBoxes.last(where: { $0.range.lowerBound <= offset }) ?? lineBoxes.first
    else { return .zero }
    let x = box.caretX(at: offset)
    return CGRect(x: x, y: box.frame.minY, width: 0, height: box.frame.height)
  }
}
