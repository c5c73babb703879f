/// All that decides how a list view is updated, apart from the data.
public struct UpdateContext: Hashable, Sendable {
  /// Whether there is a list view.
  public var hasTarget = true

  /// Whether the list view is in a window and has a size.
  public var isOnScreen = true

  /// Whether a finger or momentum moves the content.
  public var isScrolling = false

  /// Whether updates may be animated.
  public var isAnimationEnabled = true

  /// Whether updates may be animated while the content moves.
  public var isAnimationEnabledWhileScrolling = false

  /// Whether what is visible is rendered when nothing else changes.
  public var alwaysRenderVisibleComponents = true

  /// The greatest number of changes to perform one by one.
  public var animatableChangeCount = 300

  /// Makes the context of a resting list view on screen with an updater as it comes.
  public init() {}

  /// Whether changes are animated.
  public var animates: Bool {
    isAnimationEnabled && (!isScrolling || isAnimationEnabledWhileScrolling)
  }
}
