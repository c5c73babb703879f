import CoreGraphics
import ListGeometry

/// The sizes that cells asked for, by item.
struct MeasuredSizes {
  private(set) var sizes: [RowPath: CGSize] = [:]
  private var sum = CGSize.zero

  subscript(path: RowPath) -> CGSize? { sizes[path] }

  /// The mean of all sizes; nil if there are none.
  var average: CGSize? {
    guard !sizes.isEmpty else { return nil }
    let count = CGFloat(sizes.count)
    return CGSize(width: (sum.width / count).rounded(), height: (sum.height / count).rounded())
  }

  mutating func insert(_ size: CGSize, at path: RowPath) {
    if let old = sizes.updateValue(size, forKey: path) {
      sum.width -= old.width
      sum.height -= old.height
    }
    sum.width += size.width
    sum.height += size.height
  }

  mutating func removeAll() { self = MeasuredSizes() }

  /// Follows items through an update; reloaded and deleted ones are not known any more.
  mutating func apply(_ map: IndexPathMap) {
    let old = sizes
    removeAll()
    for (path, size) in old where !map.isReloaded(path) {
      if let new = map.newPath(path) { insert(size, at: new) }
    }
  }
}

/// What a flow layout knows.
struct FlowState {
  var geometry = FlowGeometry()
  /// Whether sizes, insets and spacings were asked for since they were forgotten.
  var hasMetrics = false
  /// Whether lines were broken since they were forgotten.
  var hasLines = false
  /// How long lines were when they were broken, before section insets.
  var available: CGFloat = -1
  /// What the reference of section insets added when lines were broken.
  var referenceInset = UIEdgeInsets.zero
  /// The insets within which headers and footers were pinned last.
  var insets = UIEdgeInsets.zero
  var contentSize = CGSize.zero
  /// The sizes that cells asked for, while sizes are estimated.
  var measured = MeasuredSizes()
  /// Items whose size came since lines were broken, by section.
  var changed: [Int: [Int: FlowSize]] = [:]
  /// What the delegate gave for each section.
  var sections: [FlowSectionInput] = []
  /// Set by the default of the delegate's method for sizes: it is not implemented.
  var hasReachedDefaultSize = false
  /// Whether the user was told of items that do not fit.
  var hasReportedOversizedItem = false
}

/// What a flow layout asked for one section.
struct FlowSectionInput {
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var sizes = FlowSizes.uniform(.zero, count: 0)
}

/// Leads between the coordinates of a view and those along and across the axis of scrolling.
struct FlowAxis {
  let isVertical: Bool

  func size(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: size.height, across: size.width)
      : FlowSize(along: size.width, across: size.height)
  }

  func cgSize(_ size: FlowSize) -> CGSize {
    isVertical
      ? CGSize(width: size.across, height: size.along)
      : CGSize(width: size.along, height: size.across)
  }

  func rect(along: CGFloat, across: CGFloat, _ size: FlowSize) -> CGRect {
    let origin =
      isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: cgSize(size))
  }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// The insets as before and after along the axis, and at both sides across it.
  func insets(
    _ insets: UIEdgeInsets
  ) -> (before: CGFloat, after: CGFloat, start: CGFloat, end: CGFloat) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }

  /// The stretch of a rectangle along the axis.
  func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}
