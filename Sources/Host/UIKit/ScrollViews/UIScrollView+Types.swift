import QuartzCore

extension UIScrollView {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and bottom always, at the sides where the content can be scrolled.
    case automatic
    /// Along the axes that can be scrolled.
    case scrollableAxes
    case never
    /// On all sides.
    case always
  }

  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// When dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When dragging begins.
    case onDrag
    /// When the finger reaches the keyboard, which follows it.
    case interactive
    /// As ``onDrag``, with the accessory view.
    case onDragWithAccessory
    /// As ``interactive``, with the accessory view.
    case interactiveWithAccessory
  }

  /// How much speed is left after each millisecond without a finger.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed, between 0 and 1.
    public let rawValue: CGFloat

    /// Makes a rate from the share of the speed that is left.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Content runs far: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Content stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The settings of a scroll view, its content and its insets.
  struct ScrollStorage {
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustment = UIEdgeInsets.zero
    /// What a refresh control adds to the inset at the top.
    var heldTop: CGFloat = 0
    /// The inset at the top with which the range of offsets begins where a bar gives way to content
    /// that is pulled down; 0 if none does.
    var expandedTop: CGFloat = 0
    var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var bouncesHorizontally = true
    var bouncesVertically = true
    var alwaysBounceVertical = false
    var alwaysBounceHorizontal = false
    var isPagingEnabled = false
    var isDirectionalLockEnabled = false
    var transfersHorizontally = true
    var transfersVertically = true
    var contentAlignment = CGPoint.zero
    var allowsKeys = true
    var canCancelContentTouches = true
    var decelerationRate = DecelerationRate.normal
    var scrollsToTop = true
    var keyboardDismissMode = KeyboardDismissMode.none
  }
}
