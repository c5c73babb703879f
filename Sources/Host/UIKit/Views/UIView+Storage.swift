extension UIView {
  /// The values of a view that its layer does not hold.
  struct Storage {
    var tag = 0

    var layout: ViewLayout?
    var constraintFlags: ConstraintFlags = .needsUpdate
    /// Whether `layoutSubviews()` is running.
    var isLayingOut = false
    var isBeingPlaced = false
    /// Whether constraints have changed since it began.
    var needsSolvingInLayout = false

    var autoresizesSubviews = true
    var autoresizingMask: AutoresizingMask = []

    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// Animations without which the view would take touches.
    var blockingAnimations = 0
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []

    var isOpaque = true
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    /// The tint that was seen before the view left its superview; nil where it is in one.
    var leftTint: UIColor?
    var tintAdjustmentMode: TintAdjustmentMode = .automatic
    var contentMode: ContentMode = .scaleToFill
    var mask: UIView?
    /// The view that this one is the mask of.
    var masked: WeakView?

    var traits: UITraitCollection?
    /// What the view was made with; nil once it has traits from above.
    var firstTraits: UITraitCollection?
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Whether the view is hidden but still seen going, as a stack closes the gap.
    var isGoing = false
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified

    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var safeAreaInsets: UIEdgeInsets = .zero
  }
}
