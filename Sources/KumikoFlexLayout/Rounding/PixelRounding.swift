/// Where a node was on the screen when what is inside of it was rounded.
struct RoundedOrigin {
  var x = Double.nan
  var y = Double.nan
}

/// Moves edges to the pixels of a screen, so that neighbors neither overlap nor leave gaps.
///
/// Each edge is rounded by where it is on the screen, not by where it is in its parent: what two
/// boxes share stays shared. A box keeps its rounded frame where neither it nor its parent moved, and
/// a subtree is passed over where nothing in it was laid out and it moved by whole pixels. Measured nodes are never narrower than they asked for.
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
    var descends = round(root, in: RoundedOrigin(x: 0, y: 0))
    while true {
      if descends, nodes[current].firstChild >= 0 {
        current = Int(nodes[current].firstChild)
      } else {
        while current != root, nodes[current].next < 0 {
          current = Int(nodes[current].parent)
          nodes[current].state.remove(.shifted)
        }
        if current == root { break }
        current = Int(nodes[current].next)
      }
      descends = visit(current)
    }
    // In its parent, if that is the root of the next layout, it stands elsewhere.
    nodes[root].state.insert(.moved)
  }

  /// Rounds a frame if need be, and returns whether its children have to be looked at.
  @inline(__always)
  private func visit(_ index: Int) -> Bool {
    let parent = Int(arrays.nodes[index].parent)
    let state = arrays.nodes[index].state
    if isComplete || state.contains(.moved) || arrays.nodes[parent].state.contains(.shifted) {
      return round(index, in: arrays.origins[parent])
    }
    arrays.nodes[index].state.remove(.arranged)
    return state.contains(.arranged)
  }

  /// Rounds one frame, and returns whether its children have to be.
  private func round(_ index: Int, in parent: RoundedOrigin) -> Bool {
    let frame = arrays.frames[index]
    let origin = RoundedOrigin(x: parent.x + frame.x, y: parent.y + frame.y)
    let previous = arrays.origins[index]
    arrays.origins[index] = origin
    arrays.rounded[index] = rounded(index, frame, parent, origin)
    let isArranged = arrays.nodes[index].state.contains(.arranged)
    arrays.nodes[index].state.remove([.arranged, .moved])
    if origin.x != previous.x || origin.y != previous.y {
      arrays.nodes[index].state.insert(.shifted)
    }
    return isArranged || isComplete || !isWhole(origin.x - previous.x)
      || !isWhole(origin.y - previous.y)
  }

  @inline(__always)
  private func isWhole(_ distance: Double) -> Bool {
    distance == 0 || floor(distance * scale) == distance * scale
  }

  @inline(__always)
  private func rounded(
    _ index: Int, _ frame: FlexFrame, _ parent: RoundedOrigin, _ origin: RoundedOrigin
  ) -> FlexFrame {
    guard scale > 0 else { return frame }
    let isMeasured = arrays.nodes[index].isMeasured
    let left = near(origin.x, isMeasured)
    let top = near(origin.y, isMeasured)
    return FlexFrame(
      x: left - snapped(parent.x), y: top - snapped(parent.y),
      width: far(origin.x + frame.width, isMeasured) - left,
      height: far(origin.y + frame.height, isMeasured) - top)
  }

  @inline(__always)
  private func near(_ value: Double, _ isMeasured: Bool) -> Double {
    isMeasured ? floor(value * scale + 1.0 / 1024) / scale : snapped(value)
  }

  @inline(__always)
  private func far(_ value: Double, _ isMeasured: Bool) -> Double {
    isMeasured ? -floor(1.0 / 1024 - value * scale) / scale : snapped(value)
  }

  /// Rounds half a pixel up, and what lacks next to nothing of it, too.
  @inline(__always)
  private func snapped(_ value: Double) -> Double {
    floor(value * scale + 0.5 + 1.0 / 2048) / scale
  }

  /// Rounds down. (`rounded(.down)` is a call into the C library, which clients need not link.)
  @inline(__always)
  private func floor(_ value: Double) -> Double {
    guard abs(value) < 1e15 else { return value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }
}
