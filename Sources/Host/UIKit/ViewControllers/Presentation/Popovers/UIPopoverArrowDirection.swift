/// The ways in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each way.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above what it belongs to.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover is to the right of what it belongs to.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover is to the left of what it belongs to.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// In any way.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: the popover is not on the screen.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
