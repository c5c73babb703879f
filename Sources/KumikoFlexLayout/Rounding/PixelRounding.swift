/// Where a node is in its parent, as layout computed it and on the pixels of the screen.
struct NodePlace {
  var frame = FlexFrame()
  var rounded = FlexFrame()
  var origin = RoundedOrigin()
}

/// Where a node was on the screen when what is inside of it was rounded.
struct RoundedOrigin {
  var x = Double.nan
  var y = Double.nan
}

/// Moves edges to the pixels of a screen, so that neighbors neither overlap nor leave gaps.
///
/// Each edge is rounded by where it is on the screen, not by where it is in its parent: what two
/// boxes share stays shared. A box keeps its rounded frame where neither it nor its parent moved,
/// and a subtree is passed over where nothing in it was laid out and it moved by whole pixels.
/// Measured nodes are never narrower than they asked for.
struct PixelRounding {
  let arrays: TreeArrays
  /// Pixels to the point.
  let scale: Double
  /// Whether all frames are rounded anew.
  let isComplete: Bool

  /// Rounds the frames of a root and its descendants.
  func round(_ root: Int) {
    let nodes = arrays.nodes
    var current = root
    var parent = Corner()
    var descends = round(root, in: parent)
    while true {
      if descends, nodes[current].firstChild >= 0 {
        parent = corner(of: current)
        current = Int(nodes[current].firstChild)
      } else {
        let last = current
        while current != root, nodes[current].next < 0 {
          current = Int(nodes[current].parent)
          nodes[current].state.remove(.shifted)
        }
        if current == root { break }
        if current != last { parent = corner(of: Int(nodes[current].parent)) }
        current = Int(nodes[current].next)
      }
      descends = visit(current, in: parent)
    }
    // In its parent, if that is the root of the next layout, it stands elsewhere.
    nodes[root].state.insert(.moved)
  }

  /// Rounds a frame if need be, and returns whether its children have to be looked at.
  @inline(__always)
  private func visit(_ index: Int, in parent: Corner) -> Bool {
    let state = arrays.nodes[index].state
    if isComplete || parent.isShifted || state.contains(.moved) { return round(index, in: parent) }
    arrays.nodes[index].state.remove(.arranged)
    return state.contains(.arranged)
  }

  /// Rounds one frame, and returns whether its children have to be.
  private func round(_ index: Int, in parent: Corner) -> Bool {
    let place = arrays.places + index
    let frame = place.pointee.frame
    let origin = RoundedOrigin(x: parent.origin.x + frame.x, y: parent.origin.y + frame.y)
    let previous = place.pointee.origin
    place.pointee.origin = origin
    place.pointee.rounded = rounded(index, frame, parent, origin)
    let isArranged = arrays.nodes[index].state.contains(.arranged)
    arrays.nodes[index].state.remove([.arranged, .moved])
    if origin.x != previous.x || origin.y != previous.y {
      arrays.nodes[index].state.insert(.shifted)
    }
    return isArranged || isComplete || !isWhole(origin.x - previous.x)
      || !isWhole(origin.y - previous.y)
  }

  /// The corner that the children of a node are rounded from.
  private struct Corner {
    var origin = RoundedOrigin(x: 0, y: 0)
    /// Where it is on the pixels.
    var x = 0.0
    var y = 0.0
    /// Whether it is elsewhere than when the children were rounded.
    var isShifted = false
  }

  private func corner(of index: Int) -> Corner {
    let origin = arrays.places[index].origin
    return Corner(
      origin: origin, x: snapped(origin.x), y: snapped(origin.y),
      isShifted: arrays.nodes[index].state.contains(.shifted))
  }

  @inline(__always)
  private func isWhole(_ distance: Double) -> Bool {
    distance == 0 || floor(distance * scale) == distance * scale
  }

  @inline(__always)
  private func rounded(
    _ index: Int, _ frame: FlexFrame, _ parent: Corner, _ origin: RoundedOrigin
  ) -> FlexFrame {
    guard scale > 0 else { return frame }
    let isMeasured = arrays.nodes[index].isMeasured
    let left = near(origin.x, isMeasured)
    let top = near(origin.y, isMeasured)
    return FlexFrame(
      x: left - parent.x, y: top - parent.y,
      width: far(origin.x + frame.width, isMeasured) - left,
      height: far(origin.y + frame.height, isMeasured) - top)
  }

  @inline(__always)
  private func near(_ value: Double, _ isMeasured: Bool) -> Double {
    isMeasured ? points(floor(value * scale + 1.0 / 1024)) : snapped(value)
  }

  @inline(__always)
  private func far(_ value: Double, _ isMeasured: Bool) -> Double {
    isMeasured ? points(-floor(1.0 / 1024 - value * scale)) : snapped(value)
  }

  /// Rounds half a pixel up, and what lacks next to nothing of it, too.
  @inline(__always)
  private func snapped(_ value: Double) -> Double {
    points(floor(value * scale + 0.5 + 1.0 / 2048))
  }

  @inline(__always)
  private func points(_ pixels: Double) -> Double {
    scale == 1 ? pixels : pixels / scale
  }

  /// Rounds down. (`rounded(.down)` is a call into the C library, which clients need not link.)
  @inline(__always)
  private func floor(_ value: Double) -> Double {
    guard abs(value) < 1e15 else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }
}
