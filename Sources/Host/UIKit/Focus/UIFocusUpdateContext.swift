import Foundation

/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Makes ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, as by the arrow.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down, as by the arrow.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left, as by the arrow.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right, as by the arrow.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next view in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the view before in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first view in reading order.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last view in reading order.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A step of the focus from one view to another.
///
/// List views hand one out before the step, to be allowed or not, and after it.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that the focus leaves; nil if there was no focus, or if the view is out of sight.
  open internal(set) weak var previouslyFocusedView: UIView?

  /// The view that the focus comes to; nil if the focus is taken away, or if the view is not in
  /// sight yet.
  open internal(set) weak var nextFocusedView: UIView?

  /// Which way the focus goes; empty when it is taken away.
  open private(set) var focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    focusHeading = heading
    super.init()
    (previouslyFocusedView, nextFocusedView) = (previous, next)
  }
}
