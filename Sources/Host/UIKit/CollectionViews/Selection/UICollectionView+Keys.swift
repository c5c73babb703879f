import CoreGraphics
import ListGeometry

/// Keys that move from item to item and select.
///
/// Arrows scroll until there is an item to move from: one that was touched, or one that is
/// selected.
extension UICollectionView {
  func takeKey(_ key: KeyInput) -> Bool {
    switch key.code {
    case .escape: return cancelByKey()
    case .character:
      guard key.selectsAll, canSelectRanges else { return false }
      selection.selectAll()
      return true
    case .up, .down, .left, .right: return moveFocus(key)
    case .return: return selection.selectFocusedByKey()
    case .space: return selection.showsFocus && selection.selectFocusedByKey()
    default: return false
    }
  }

  private func cancelByKey() -> Bool {
    if reordering.cancelHeldItem() { return true }
    guard swiping.controller.current != nil else { return false }
    swiping.controller.close(animated: true)
    return true
  }

  private func moveFocus(_ key: KeyInput) -> Bool {
    guard !key.isControlDown, let direction = FocusDirection(key.code),
      let path = selection.keyItem
    else { return false }
    if selection.returnFocus(UIFocusHeading(key.code)) { return true }
    guard let next = neighbor(of: path, direction) else { return false }
    selection.moveFocus(
      to: next, UIFocusHeading(key.code), extendsSelection: key.isShiftDown)
    return true
  }

  /// Begins to move from item to item: at the one that the delegate prefers, or at an end.
  func beginFocus(_ key: KeyInput) -> Bool {
    FocusDirection(key.code) != nil && selection.beginFocus(UIFocusHeading(key.code))
  }

  /// The nearest item in a direction that keys can be at, within two viewports.
  private func neighbor(of path: RowPath, _ direction: FocusDirection) -> RowPath? {
    guard let start = findAttributes(.cell(path))?.frame else { return nil }
    let found = cache.askedElements(in: direction.area(beyond: start, viewport: bounds.size)) ?? []
    var best: (path: RowPath, rank: (CGFloat, CGFloat))?
    for attributes in found where !attributes.isHidden {
      guard let candidate = attributes.values.key.item, candidate != path,
        let rank = direction.rank(of: attributes.frame, from: start), canFocus(candidate)
      else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
    }
    return best?.path
  }
}

/// Where an arrow key leads.
enum FocusDirection {
  case up
  case down
  case left
  case right

  init?(_ code: KeyInput.Code) {
    switch code {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// Where items are looked for.
  func area(beyond start: CGRect, viewport: CGSize) -> CGRect {
    let (width, height) = (2 * viewport.width, 2 * viewport.height)
    let across = start.insetBy(dx: -viewport.width, dy: -viewport.height)
    return switch self {
    case .up: CGRect(x: across.minX, y: start.minY - height, width: across.width, height: height)
    case .down: CGRect(x: across.minX, y: start.maxY, width: across.width, height: height)
    case .left: CGRect(x: start.minX - width, y: across.minY, width: width, height: across.height)
    case .right: CGRect(x: start.maxX, y: across.minY, width: width, height: across.height)
    }
  }

  /// How near a frame is, the nearest first: how far along the direction, then how far beside it.
  /// Nil for frames that are not beyond.
  func rank(of frame: CGRect, from start: CGRect) -> (CGFloat, CGFloat)? {
    let (along, across): (CGFloat, CGFloat) =
      switch self {
      case .up: (start.minY - frame.maxY, abs(frame.midX - start.midX))
      case .down: (frame.minY - start.maxY, abs(frame.midX - start.midX))
      case .left: (start.minX - frame.maxX, abs(frame.midY - start.midY))
      case .right: (frame.minX - start.maxX, abs(frame.midY - start.midY))
      }
    guard along > -1 else { return nil }
    let isSideways = self == .left || self == .right
    let overlaps =
      isSideways
      ? frame.minY < start.maxY && frame.maxY > start.minY
      : frame.minX < start.maxX && frame.maxX > start.minX
    // To the side there are only items of the same line.
    if isSideways, !overlaps { return nil }
    return (along + (overlaps ? 0 : across), across)
  }
}
