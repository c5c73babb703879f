import QuartzCore

extension UIView {
  /// How an animation's pace changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }

  /// How animations run.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits, and in some of them numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews of views whose size changes are laid out at once, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Values start from what is on screen. They do so anyway wherever that can be told apart.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs over and over.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration given counts, not that of the animation around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The pace given counts, not that of the animation around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes inside a transition are animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between views hides one and shows the other instead of exchanging them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The kind and repetition given count, not those of the animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition fades the old picture into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The pace that the bits stand for.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// Whether the bits ask for a fade.
    var isCrossDissolve: Bool { rawValue >> 20 & 15 == 5 }
  }

  /// How keyframe animations run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits, and in some of them numbers.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews of views whose size changes are laid out at once, so that they move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views take touches while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Values start from what is on screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation runs over and over.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The duration given counts, not that of the animation around.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The options given count, not those of the animation around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values between key frames follow evenly. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump at the end of their key frames.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }
}
