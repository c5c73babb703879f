import KumikoComponents
import UIKit

/// The numbers of the layout of stock rows.
enum RowMetrics {
  /// The least space above and below icons and controls, in points.
  static let controlMargin: CGFloat = 6
  /// The most of the room beside icon and control that a value takes where the title needs the
  /// rest.
  static let valueFraction: CGFloat = 0.6
  /// The most of the row that the title of a field takes.
  static let titleFraction: CGFloat = 0.4
  /// The space between a title and what stands below it, in points.
  static let bottomSpacing: CGFloat = 8
}

/// A text of a row.
enum RowText {
  /// One of the texts below each other.
  case text(Int)
  /// The text beside them or, where text is large, below them.
  case value
}

/// What knows how large the texts of a row are.
@MainActor
protocol RowTextMeasuring {
  /// The size of a text whose lines break at a width, in points.
  func size(of text: RowText, width: CGFloat) -> CGSize
  /// The height of a text whose lines break at a width, in points.
  func height(of text: RowText, width: CGFloat) -> CGFloat
}

/// Where the parts of a row stand: points from its leading edge and from its middle.
///
/// Views are placed by it, and heights computed without any: both have one layout.
struct RowFrames: Equatable {
  /// The height that the row needs, in points.
  private(set) var height: CGFloat = 0
  private(set) var icon: CGRect?
  private(set) var texts: [CGRect] = []
  private(set) var value: CGRect?
  private(set) var trailing: CGRect?
  private(set) var field: CGRect?
  private(set) var bottom: CGRect?

  /// Lays a row out.
  ///
  /// - Parameters:
  ///   - content: What the row consists of.
  ///   - context: The width of the row, and the margins of the view around it.
  ///   - measurer: How large its texts are.
  @MainActor
  init(_ content: RowContent, in context: HeightContext, _ measurer: some RowTextMeasuring) {
    let style = content.style
    let layout = RowLayout(content, context.traits)
    var room = Room(
      start: max(style.horizontalMargin, context.margins.leading),
      end: context.width - max(style.horizontalMargin, context.margins.trailing),
      spacing: style.horizontalSpacing)
    let width = room.width
    height = style.minimumHeight
    if let side = content.icon?.side(for: context.traits) {
      icon = room.takeStart(CGSize(width: side, height: side))
      claim(side, margin: RowMetrics.controlMargin)
    }
    let isBelow = Self.standsBelow(content, in: room, layout, measurer)
    if let size = content.trailing, !isBelow {
      trailing = room.takeEnd(size)
      claim(size.height, margin: RowMetrics.controlMargin)
    }
    if layout.hasValue, !layout.isStacked {
      let size = Self.valueSize(content, in: room.width, layout, measurer)
      value = room.takeEnd(size)
      claim(size.height, margin: style.verticalMargin)
    }
    if let height = content.field, layout.isFieldBeside {
      let limits = style.titleLimits
      let wanted = max(layout.textsWidth(measurer), width * limits.lower)
      let title = min(wanted, width * limits.upper, max(0, room.width))
      field = room.takeRest(from: title, height: height)
      claim(height, margin: RowMetrics.controlMargin)
    }
    let below = isBelow ? Self.height(of: content.trailingBelow, in: room.width) : nil
    fillBlock(content, layout, room, below: below, measurer)
    height = context.roundedUp(height)
  }

  private mutating func claim(_ part: CGFloat, margin: CGFloat) {
    height = max(height, part + 2 * margin)
  }

  /// Whether the control that otherwise stands at the end has its place below the texts.
  @MainActor
  private static func standsBelow(
    _ content: RowContent, in room: Room, _ layout: RowLayout, _ measurer: some RowTextMeasuring
  ) -> Bool {
    guard let size = content.trailing, !content.trailingBelow.isEmpty else { return false }
    if layout.isStacked { return true }
    return layout.textsWidth(measurer) + room.spacing + size.width > room.width
  }

  /// The height of the widest control that fits, or else of the narrowest.
  private static func height(of sizes: [CGSize], in width: CGFloat) -> CGFloat? {
    (sizes.first { $0.width <= width } ?? sizes.last)?.height
  }

  /// The size of a value beside texts: all that it asks for, unless the texts need more than is
  /// left. Then they get what they need up to their part of the room, and the value the rest.
  @MainActor
  private static func valueSize(
    _ content: RowContent, in room: CGFloat, _ layout: RowLayout, _ measurer: some RowTextMeasuring
  ) -> CGSize {
    let wanted = measurer.size(of: .value, width: .infinity)
    let part = max(0, room) * RowMetrics.valueFraction
    if wanted.width <= part { return wanted }
    let rest = room - content.style.horizontalSpacing - layout.textsWidth(measurer)
    let width = max(part, rest)
    if wanted.width <= width { return wanted }
    return CGSize(width: width, height: measurer.height(of: .value, width: width))
  }

  /// Puts what stands below each other around the middle of the row.
  @MainActor
  private mutating func fillBlock(
    _ content: RowContent, _ layout: RowLayout, _ room: Room, below: CGFloat?,
    _ measurer: some RowTextMeasuring
  ) {
    let width = max(0, room.width)
    var block = Block(x: room.start, width: width)
    func measuredHeight(of text: RowText) -> CGFloat {
      width > 0 ? measurer.height(of: text, width: width) : 0
    }
    for index in 0..<layout.textCount {
      texts.append(
        block.add(measuredHeight(of: .text(index)), spacing: content.style.verticalSpacing))
    }
    if layout.hasValue, layout.isStacked {
      value = block.add(measuredHeight(of: .value), spacing: content.style.verticalSpacing)
    }
    if let height = content.field, !layout.isFieldBeside {
      field = block.add(height, spacing: RowMetrics.bottomSpacing)
    }
    if let below { trailing = block.add(below, spacing: RowMetrics.bottomSpacing) }
    if let height = content.bottom {
      bottom = block.add(height, spacing: RowMetrics.bottomSpacing)
    }
    claim(block.height, margin: content.style.verticalMargin)
    let up = -block.height / 2
    texts = texts.map { $0.offsetBy(dx: 0, dy: up) }
    if layout.isStacked { value = value?.offsetBy(dx: 0, dy: up) }
    if !layout.isFieldBeside { field = field?.offsetBy(dx: 0, dy: up) }
    if below != nil { trailing = trailing?.offsetBy(dx: 0, dy: up) }
    bottom = bottom?.offsetBy(dx: 0, dy: up)
  }
}

/// The part of a row's width that nothing stands in yet.
private struct Room {
  var start: CGFloat
  var end: CGFloat
  var spacing: CGFloat

  var width: CGFloat { end - start }

  mutating func takeStart(_ size: CGSize) -> CGRect {
    let frame = Self.centered(start, size)
    start += size.width + spacing
    return frame
  }

  mutating func takeEnd(_ size: CGSize) -> CGRect {
    let frame = Self.centered(end - size.width, size)
    end -= size.width + spacing
    return frame
  }

  /// Leaves `width` to the texts.
  mutating func takeRest(from width: CGFloat, height: CGFloat) -> CGRect {
    let left = start + width + spacing
    let frame = Self.centered(left, CGSize(width: max(0, end - left), height: height))
    end = start + width
    return frame
  }

  private static func centered(_ x: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(x: x, y: -size.height / 2, width: size.width, height: size.height)
  }
}

/// What stands below each other.
private struct Block {
  var x: CGFloat
  var width: CGFloat
  private(set) var height: CGFloat = 0
  private var isEmpty = true

  init(x: CGFloat, width: CGFloat) { (self.x, self.width) = (x, width) }

  mutating func add(_ part: CGFloat, spacing: CGFloat) -> CGRect {
    if !isEmpty { height += spacing }
    let frame = CGRect(x: x, y: height, width: width, height: part)
    height += part
    isEmpty = false
    return frame
  }
}
