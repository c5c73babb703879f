import UIKit

/// Where the items of a waterfall stand: each in the column that ends first, below its items.
///
/// UIKit takes the frames as they are, so that the heights that cells ask for are kept here. What a
/// change of one height moves are the items after it.
@MainActor
final class Waterfall {
  /// What decides where items stand, beside their heights.
  private struct Room: Equatable {
    var layout = WaterfallLayout(columns: 1, spacing: 0, estimatedHeight: 1)
    var extent: CGFloat = 0
    var scale: CGFloat = 1
    var textSize = UIContentSizeCategory.unspecified
  }

  private var room = Room()
  private var count = 0
  private var columnCount = 1
  private var columnWidth: CGFloat = 1
  private var spacing: CGFloat = 0
  /// What cells asked for, by item; not a number where they were not asked. There may be fewer or
  /// more than items.
  private var heights: [CGFloat] = []
  private var frames: [CGRect] = []
  /// The frames that UIKit has.
  private var shownFrames: [CGRect] = []
  /// The item that has stayed in its place, and how far that is below the upper end of the view.
  private var anchor: (item: Int, distance: CGFloat)?

  // MARK: The room

  /// Takes over how many items there are, and their room. Heights are kept as long as the width of
  /// the items and the size of text are.
  func update(
    _ layout: WaterfallLayout, count: Int, extent: CGFloat, _ traits: UITraitCollection
  ) {
    let new = Room(
      layout: layout, extent: extent.isFinite ? max(0, extent) : 0,
      scale: max(1, traits.displayScale), textSize: traits.preferredContentSizeCategory)
    if new != room {
      let (width, textSize) = (columnWidth, room.textSize)
      room = new
      layOutColumns()
      if columnWidth != width || room.textSize != textSize { heights = [] }
      frames = []
    }
    self.count = max(0, count)
    frames.removeLast(max(0, frames.count - self.count))
  }

  private func layOutColumns() {
    let pixel = 1 / room.scale
    columnCount = room.layout.columnCount(in: room.extent)
    spacing = (room.layout.validSpacing * room.scale).rounded() / room.scale
    let share = LineLayout.columnWidth(room.extent, columnCount, spacing)
    columnWidth = max(pixel, (share / pixel).rounded(.down) * pixel)
  }

  // MARK: Frames

  /// Hands out the frames of all items, in which leading is left.
  private func showFrames() -> [CGRect] {
    layOut()
    shownFrames = frames
    return frames
  }

  /// How high the items are together.
  var extent: CGFloat {
    layOut()
    return ends(before: count).max().map { max(0, $0 - spacing) } ?? 0
  }

  /// Places the items that have no frame.
  /// - Complexity: O(items without a frame · columns).
  private func layOut() {
    guard frames.count < count else { return }
    var ends = ends(before: frames.count)
    frames.reserveCapacity(count)
    let pixel = 1 / room.scale
    let estimate = room.layout.validEstimate
    for item in frames.count..<count {
      var column = 0
      for other in ends.indices.dropFirst() where ends[other] < ends[column] - pixel / 2 {
        column = other
      }
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing),
        y: (ends[column] * room.scale).rounded() / room.scale,
        width: columnWidth, height: height(of: item) ?? estimate)
      frames.append(frame)
      ends[column] = frame.maxY + spacing
    }
  }

  /// Where columns go on after the items before one.
  private func ends(before item: Int) -> [CGFloat] {
    var ends = Array(repeating: CGFloat(0), count: columnCount)
    var open = columnCount
    var isOpen = Array(repeating: true, count: columnCount)
    for frame in frames.prefix(item).reversed() {
      let column = min(columnCount - 1, Int((frame.minX / (columnWidth + spacing)).rounded()))
      guard isOpen[column] else { continue }
      isOpen[column] = false
      ends[column] = frame.maxY + spacing
      open -= 1
      if open == 0 { break }
    }
    return ends
  }

  // MARK: Heights

  private func height(of item: Int) -> CGFloat? {
    heights.indices.contains(item) && !heights[item].isNaN ? heights[item] : nil
  }

  private func valid(_ height: CGFloat) -> CGFloat {
    height.isFinite
      ? min(max(0, height), WaterfallLayout.greatestLength) : room.layout.validEstimate
  }

  /// Whether an item that asks for a height has another one.
  func isNews(_ height: CGFloat, of item: Int) -> Bool {
    layOut()
    return frames.indices.contains(item) && abs(valid(height) - frames[item].height) > 0.01
  }

  /// Notes the height that an item asks for.
  ///
  /// - Parameters:
  ///   - place: Where the item begins in the content.
  ///   - top: Where that begins what is seen of it.
  /// - Returns: How far what is seen moves, if the item begins before it.
  func setHeight(
    _ height: CGFloat, of item: Int, at place: CGFloat, top: CGFloat
  ) -> CGFloat {
    guard shownFrames.indices.contains(item), place < top - 0.5 else {
      setHeight(height, of: item)
      return 0
    }
    let anchor = anchor(from: shownFrames[item].minY + top - place)
    let before = start(of: anchor)
    setHeight(height, of: item)
    return start(of: anchor) - before
  }

  /// The item that stays where it is seen: that of before if nobody has scrolled since, or else the
  /// first one in view; nil if there is none.
  private func anchor(from top: CGFloat) -> Int? {
    if let anchor, shownFrames.indices.contains(anchor.item),
      abs(shownFrames[anchor.item].minY - top - anchor.distance) < 1
    {
      return anchor.item
    }
    let first = shownFrames.firstIndex { $0.minY >= top }
    anchor = first.map { ($0, shownFrames[$0].minY - top) }
    return first
  }

  /// Where an item begins, or, without one, what follows the items.
  private func start(of item: Int?) -> CGFloat {
    layOut()
    guard let item, frames.indices.contains(item) else { return extent }
    return frames[item].minY
  }

  private func setHeight(_ height: CGFloat, of item: Int) {
    if heights.count <= item {
      heights += Array(repeating: .nan, count: item + 1 - heights.count)
    }
    heights[item] = valid(height)
    frames.removeLast(max(0, frames.count - item))
  }

  /// Has cells asked for their heights again.
  func forgetHeights() { changeHeights { $0 = [] } }

  /// Changes the heights that are known, by item.
  func changeHeights(_ change: (inout [CGFloat]) -> Void) {
    change(&heights)
    (frames, anchor) = ([], nil)
  }

  /// What an item asked for; not a number if it was not asked.
  func knownHeight(of item: Int) -> CGFloat { height(of: item) ?? .nan }

  // MARK: UIKit's section

  /// UIKit's section: one group of all items.
  func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(max(1 / room.scale, extent)))
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { [self] _ in
        showFrames().map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      })
  }
}

/// A waterfall, and how many items its section has.
@MainActor
struct WaterfallItems {
  var count: Int
  var waterfall: Waterfall
}
