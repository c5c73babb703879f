extension UIView {
  /// Which distances and sizes follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each distance or size.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != storage.autoresizingMask else { return }
    changeTies { storage.autoresizingMask = mask }
  }

  /// The axes along which the view keeps its distances from both edges of its superview, so that
  /// each of their lengths follows from the other's.
  var flexes: (horizontal: Bool, vertical: Bool) {
    let mask = storage.autoresizingMask
    guard !mask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]), let superview,
      superview.storage.autoresizesSubviews, superview.contentGuide == nil,
      storage.layout?.translatesMask != false
    else { return (false, false) }
    return (
      mask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == .flexibleWidth,
      mask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        == .flexibleHeight
    )
  }

  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    for view in subviews where !view.autoresizingMask.isEmpty {
      view.autoresize(from: old, to: new)
    }
  }

  /// Fits the view into a superview that went from one size to another.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var (box, middle) = (bounds.size, center)
    let anchor = layer.anchorPoint
    let x = Span(
      start: middle.x - anchor.x * box.width, length: box.width, total: old.width,
      flexes: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).resized(to: new.width)
    let y = Span(
      start: middle.y - anchor.y * box.height, length: box.height, total: old.height,
      flexes: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).resized(to: new.height)
    box = CGSize(width: x.length, height: y.length)
    middle = CGPoint(x: x.start + anchor.x * x.length, y: y.start + anchor.y * y.length)
    setPlace(center: middle, size: box)
  }
}

/// A view along one axis of its superview: a margin, the view, a margin.
private struct Span {
  var start, length, total: CGFloat
  var flexes: (before: Bool, length: Bool, after: Bool)

  /// The span when `total` changes: the difference goes to the flexible parts in proportion to
  /// their sizes, in equal shares if these add up to nothing.
  func resized(to newTotal: CGFloat) -> Span {
    let difference = newTotal - total
    let parts = [start, length, total - start - length]
    let flexible = [flexes.before, flexes.length, flexes.after]
    let count = flexible.count { $0 }
    guard difference != 0, count > 0 else { return self }
    let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return difference * (sum == 0 ? 1 / CGFloat(count) : parts[index] / sum)
    }
    var result = self
    result.start += share(0)
    result.length = max(0, length + share(1))
    result.total = newTotal
    return result
  }
}
