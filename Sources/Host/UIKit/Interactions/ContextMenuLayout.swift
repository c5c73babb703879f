import CoreGraphics

/// Where a context menu and the picture above it stand.
struct ContextMenuLayout: Equatable {
  /// The space between the picture and the menu.
  static let gap: CGFloat = 8

  /// Where the picture stands; nothing for menus without one.
  var preview = CGRect.null
  /// Where the menu stands.
  var menu: CGRect

  /// A menu whose corner is at a pointer: below and after it, or above and before it where there is
  /// no room. Where there is room on neither side it lies across the pointer.
  init(at point: CGPoint, size: CGSize, in area: CGRect, isMirrored: Bool = false) {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let (fitsLeft, fitsRight) = (
      point.x - size.width >= area.minX, point.x + size.width <= area.maxX
    )
    let standsRight = isMirrored ? fitsRight && !fitsLeft : fitsRight || !fitsLeft
    let fitsBelow = point.y + size.height <= area.maxY
    let fitsAbove = point.y - size.height >= area.minY
    let origin = CGPoint(
      x: standsRight ? point.x : point.x - size.width,
      y: fitsBelow || !fitsAbove ? point.y : point.y - size.height)
    menu = CGRect(origin: origin, size: size).moved(into: area)
  }

  /// A menu below the picture of what was at `source`. The picture moves as little as it can so
  /// that both fit, and becomes smaller if it must; without a menu it is on its own.
  init(
    lifting source: CGRect, previewSize: CGSize, menuSize: CGSize, in area: CGRect,
    isMirrored: Bool = false
  ) {
    let menuSize = CGSize(
      width: min(menuSize.width, area.width), height: min(menuSize.height, area.height * 0.7))
    let below = menuSize.height > 0 ? menuSize.height + Self.gap : 0
    let room = CGSize(width: area.width, height: max(1, area.height - below))
    let scale = min(
      1, room.width / max(previewSize.width, 1), room.height / max(previewSize.height, 1))
    let size = CGSize(width: previewSize.width * scale, height: previewSize.height * scale)
    let both = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
      height: size.height + below
    ).moved(into: area)
    preview = CGRect(origin: both.origin, size: size)
    let standsRight = isMirrored ? source.midX >= area.midX : source.midX > area.midX + 1
    let x = standsRight ? preview.maxX - menuSize.width : preview.minX
    menu = CGRect(
      origin: CGPoint(x: x, y: preview.maxY + Self.gap), size: menuSize
    ).moved(into: area)
  }
}

extension CGRect {
  /// The rectangle moved as little as brings it into `area`; what is larger begins at its start.
  func moved(into area: CGRect) -> CGRect {
    var moved = self
    moved.origin.x = max(area.minX, min(minX, area.maxX - width))
    moved.origin.y = max(area.minY, min(minY, area.maxY - height))
    return moved
  }
}
