import CoreGraphics

/// Where a popover stands beside what it belongs to, and where its arrow points.
struct PopoverLayout: Equatable {
  /// What the place of a popover follows from; all in the container's coordinates.
  struct Request {
    /// Where the popover must stay.
    var area: CGRect
    /// What the popover belongs to.
    var anchor: CGRect
    /// The size of the content.
    var size: CGSize
    var permitted: UIPopoverArrowDirection
    /// Whether the popover may cover the anchor where there is no room beside it.
    var canOverlap = false
  }

  /// The length of an arrow, in points.
  static let arrowLength: CGFloat = 13
  /// The width of an arrow where it leaves the popover, in points.
  static let arrowBase: CGFloat = 36
  static let cornerRadius: CGFloat = 13

  /// The way of the arrow; empty without one.
  let direction: UIPopoverArrowDirection
  /// The popover without its arrow.
  let body: CGRect
  /// The point of the arrow; nil without one.
  let tip: CGPoint?

  /// Chooses the first permitted way in which all of the content has room, else the one with the
  /// most room.
  init(_ request: Request) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let permitted = order.filter { request.permitted.contains($0) }
    let rooms = permitted.map { ($0, Self.room($0, request)) }
    func shownPart(_ room: CGRect) -> CGFloat {
      max(0, min(room.width, request.size.width)) * max(0, min(room.height, request.size.height))
    }
    let roomy = rooms.first { Self.fits(request.size, $0.1.size) }
    let best = roomy ?? rooms.max { shownPart($0.1) < shownPart($1.1) }
    guard let (direction, room) = best, roomy != nil || !request.canOverlap else {
      (self.direction, body, tip) = ([], Self.centered(request), nil)
      return
    }
    self.direction = direction
    body = Self.body(direction, in: room, request)
    tip = Self.tip(direction, body, request.anchor)
  }

  /// The popover with its arrow.
  var frame: CGRect {
    guard let tip else { return body }
    return body.union(CGRect(origin: tip, size: .zero))
  }

  private static func fits(_ size: CGSize, _ room: CGSize) -> Bool {
    size.width <= room.width && size.height <= room.height
  }

  /// The part of the area beside the anchor, without room for the arrow.
  private static func room(_ direction: UIPopoverArrowDirection, _ request: Request) -> CGRect {
    let (area, anchor) = (request.area, request.anchor)
    var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
    switch direction {
    case .up: top = max(top, anchor.maxY + arrowLength)
    case .down: bottom = min(bottom, anchor.minY - arrowLength)
    case .left: left = max(left, anchor.maxX + arrowLength)
    default: right = min(right, anchor.minX - arrowLength)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The body at the edge of the room that is next to the anchor, opposite to its middle.
  private static func body(
    _ direction: UIPopoverArrowDirection, in room: CGRect, _ request: Request
  ) -> CGRect {
    let size = CGSize(
      width: min(request.size.width, room.width), height: min(request.size.height, room.height))
    let anchor = request.anchor
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch direction {
    case .up: origin.y = room.minY
    case .down: origin.y = room.maxY - size.height
    case .left: origin.x = room.minX
    default: origin.x = room.maxX - size.width
    }
    origin.x = origin.x.clamped(to: room.minX...max(room.minX, room.maxX - size.width)).rounded()
    origin.y = origin.y.clamped(to: room.minY...max(room.minY, room.maxY - size.height)).rounded()
    return CGRect(origin: origin, size: size)
  }

  private static func centered(_ request: Request) -> CGRect {
    let (area, anchor) = (request.area, request.anchor)
    let size = CGSize(
      width: min(request.size.width, area.width), height: min(request.size.height, area.height))
    let x = anchor.midX - size.width / 2, y = anchor.midY - size.height / 2
    return CGRect(
      x: x.clamped(to: area.minX...(area.maxX - size.width)).rounded(),
      y: y.clamped(to: area.minY...(area.maxY - size.height)).rounded(),
      width: size.width, height: size.height)
  }

  /// The point of the arrow: opposite to the anchor's middle, but not at a rounded corner.
  private static func tip(
    _ direction: UIPopoverArrowDirection, _ body: CGRect, _ anchor: CGRect
  ) -> CGPoint {
    let margin = cornerRadius + arrowBase / 2
    func clampedToMargins(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      high - low > 2 * margin
        ? middle.clamped(to: low + margin...high - margin) : (low + high) / 2
    }
    let x = clampedToMargins(anchor.midX, body.minX, body.maxX),
      y = clampedToMargins(anchor.midY, body.minY, body.maxY)
    return switch direction {
    case .up: CGPoint(x: x, y: body.minY - arrowLength)
    case .down: CGPoint(x: x, y: body.maxY + arrowLength)
    case .left: CGPoint(x: body.minX - arrowLength, y: y)
    default: CGPoint(x: body.maxX + arrowLength, y: y)
    }
  }
}

extension PopoverLayout {
  /// The outline with the arrow, in the coordinates of ``frame``.
  var outline: CGPath {
    let (origin, path) = (frame.origin, CGMutablePath())
    let body = body.offsetBy(dx: -origin.x, dy: -origin.y)
    let radius = min(Self.cornerRadius, body.width / 2, body.height / 2)
    path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
    guard let tip else { return path }
    let point = CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    // Along the edge, and from the edge to the point.
    let isVertical = direction == .up || direction == .down
    let along = isVertical ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1)
    let sign: CGFloat = direction == .up || direction == .left ? 1 : -1
    let back = isVertical ? CGVector(dx: 0, dy: sign) : CGVector(dx: sign, dy: 0)
    func at(_ side: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + along.dx * side + back.dx * depth,
        y: point.y + along.dy * side + back.dy * depth)
    }
    let (half, length) = (Self.arrowBase / 2, Self.arrowLength)
    path.move(to: at(-half, length))
    path.addCurve(to: at(-4, 2), control1: at(-half + 8, length), control2: at(-8, 5))
    path.addQuadCurve(to: at(4, 2), control: at(0, -1))
    path.addCurve(to: at(half, length), control1: at(8, 5), control2: at(half - 8, length))
    path.closeSubpath()
    return path
  }
}
