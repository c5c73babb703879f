import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and takes touches.
///
/// This file is the table of contents: storage and one line for each member that may be overridden.
/// What the lines call stands in `UIView+Topic.swift` files.
@preconcurrency @MainActor
open class UIView: UIResponder, _UIDynamicInit, UICoordinateSpace, CALayerDelegate {
  /// The class of ``layer``; CALayer by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows this view. Its delegate is the view and must stay so.
  open var layer: CALayer { heldLayer }

  var storage = Storage()
  nonisolated(unsafe) final let heldLayer: CALayer
  final var heldSubviews: [UIView] = []

  /// Leads to ``superview``. See `BackReference` for why it needs no check.
  @exclusivity(unchecked)
  final var superviewReference = BackReference<UIView>()

  // Weak references stand apart: to read one, Swift copies all of the value that it belongs to.
  final weak var weakWindow: UIWindow?
  final weak var weakController: UIViewController?

  // MARK: Making views

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    heldLayer = Self.makeLayer()
    super.init()
    attachLayer(frame: frame)
  }

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    heldLayer = Self.makeLayer()
    super.init()
    attachLayer(frame: .zero)
    decodeNib(coder, as: UIView.self)
  }

  /// What `init()` makes: a view of no size.
  class func _makeDefault() -> UIView { _make(frame: .zero) }

  // MARK: Geometry

  /// Where the view stands in its superview. Undefined while ``transform`` is not the identity.
  open var frame: CGRect {
    get { heldLayer.frame }
    set { changeGeometry { heldLayer.frame = newValue } }
  }

  /// The view's area in its own coordinates.
  open var bounds: CGRect {
    get { heldLayer.bounds }
    set { changeGeometry { heldLayer.bounds = newValue } }
  }

  /// The middle of ``frame`` in the superview's coordinates.
  open var center: CGPoint {
    get { heldLayer.position }
    set { changeGeometry { heldLayer.position = newValue } }
  }

  /// How the view is moved, scaled and turned about its ``center``; the identity by default.
  open var transform: CGAffineTransform {
    get { heldLayer.affineTransform() }
    set { changeGeometry { heldLayer.setAffineTransform(newValue) } }
  }

  /// Pixels a point of what the view draws; the screen's scale by default.
  open var contentScaleFactor: CGFloat {
    get { heldLayer.contentsScale }
    set { heldLayer.contentsScale = newValue }
  }

  /// Whether subviews are resized by their ``autoresizingMask``; true by default.
  open var autoresizesSubviews: Bool {
    get { storage.autoresizesSubviews }
    set { storage.autoresizesSubviews = newValue }
  }

  /// How the frame follows the superview's size; not at all by default.
  open var autoresizingMask: AutoresizingMask {
    get { storage.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// The size, at most `size`, that suits the view best; its present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that ``sizeThatFits(_:)`` finds for the present one.
  open func sizeToFit() { takeFittingSize() }

  /// Whether a point in the view's coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest view at a point in this view's coordinates that takes touches; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, event) }

  /// `point`, which is in this view's coordinates, in those of `view`; of the window if nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }

  /// `point`, which is in the coordinates of `view` or the window, in this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }

  /// `rect`, which is in this view's coordinates, in those of `view`; of the window if nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }

  /// `rect`, which is in the coordinates of `view` or the window, in this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }

  // MARK: Hierarchy

  /// The view that holds this one; nil at the top.
  open var superview: UIView? { superviewReference.object }

  /// The views in this one, back to front.
  open var subviews: [UIView] { heldSubviews }

  /// The window that the view is in; nil off the screen.
  open var window: UIWindow? { weakWindow }

  /// Takes the view and what it holds out of its superview and window.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts `view` among the subviews; indexes too large put it in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Swaps the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }

  /// Puts `view` in front of the subviews, taking it from its present superview.
  open func addSubview(_ view: UIView) { insert(view, at: heldSubviews.count) }

  /// Puts `view` just behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }

  /// Puts `view` just in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: heldSubviews.count) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Called after `subview` was added. Does nothing by default.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` is taken out. Does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes. Does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed. Does nothing by default.
  open func didMoveToSuperview() {}

  /// Called before the window changes. Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed. Does nothing by default.
  open func didMoveToWindow() {}

  /// Whether this is `view` or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }

  /// This view or the first one inside it, depth first, with a tag.
  ///
  /// - Complexity: O(views inside).
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tagged: tag) }

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` in the next frame.
  open func setNeedsLayout() { heldLayer.setNeedsLayout() }

  /// Lays out this view and what it holds at once, where asked for.
  open func layoutIfNeeded() { layoutNow() }

  /// Places the subviews: gives them the frames that constraints ask for. Override it and call
  /// `super`; call ``setNeedsLayout()`` to have it called.
  open func layoutSubviews() { applyConstraints() }

  /// The size that the content asks for; ``noIntrinsicMetric`` on both axes by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  // MARK: Auto Layout

  /// Whether views of the class cannot do without constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether ``frame`` and ``autoresizingMask`` place the view; true by default. Set it to false
  /// for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storage.layout?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Called before layout where ``setNeedsUpdateConstraints()`` asked for it, and once for each new
  /// view. Override it to change constraints, and call `super` last.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { setConstraintFlag(.needsUpdate) }

  /// How far the part that constraints see lies inside ``frame``; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view, this one or one inside, whose first line the first baseline is; this one by default.
  open var forFirstBaselineLayout: UIView { self }

  /// The view, this one or one inside, whose last line the last baseline is; this one by default.
  open var forLastBaselineLayout: UIView { self }

  /// The size that constraints inside allow and that is nearest to `targetSize`, which matters
  /// least of all.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints inside allow and that is nearest to `targetSize`, whose width and
  /// height matter as much as is said.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The space between the edges and the content, safe area included where
  /// ``insetsLayoutMarginsFromSafeArea`` says so; 8 points on each side by default.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// ``layoutMargins`` by leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setMargins(newValue) }
  }

  /// Whether margins are at least as far in as the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storage.preservesSuperviewLayoutMargins }
    set { changeMargins { storage.preservesSuperviewLayoutMargins = newValue } }
  }

  /// Whether margins start at the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storage.insetsLayoutMarginsFromSafeArea }
    set { changeMargins { storage.insetsLayoutMarginsFromSafeArea = newValue } }
  }

  /// Called after the margins changed. Does nothing by default.
  open func layoutMarginsDidChange() {}

  /// The parts of the view that bars or the screen's edges cover; zero off the screen.
  open var safeAreaInsets: UIEdgeInsets { storage.safeAreaInsets }

  /// Called after ``safeAreaInsets`` changed. Does nothing by default.
  open func safeAreaInsetsDidChange() {}

  // MARK: Looks

  /// The color behind the content; nil (clear) by default.
  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Opacity of the view and what it holds, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { CGFloat(heldLayer.opacity) }
    set { heldLayer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
  }

  /// Whether the view is left out of drawing and touches; false by default.
  open var isHidden: Bool {
    get { heldLayer.isHidden || storage.isGoing }
    set { setHidden(newValue) }
  }

  /// Whether the view promises to fill its area; true by default.
  open var isOpaque: Bool {
    get { storage.isOpaque }
    set { storage.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { heldLayer.masksToBounds }
    set { heldLayer.masksToBounds = newValue }
  }

  /// A view in this one's coordinates whose alpha cuts this view and what it holds; nil by default.
  /// It is in no superview, so neither constraints nor ``autoresizingMask`` place it.
  open var mask: UIView? {
    get { storage.mask }
    set { setMask(newValue) }
  }

  /// How content follows the bounds; ``ContentMode/scaleToFill`` by default.
  open var contentMode: ContentMode {
    get { storage.contentMode }
    set { setContentMode(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be touched; the superview's while not set, system blue at the top.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether ``tintColor`` is grayed; like the superview's by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  /// Called after ``tintColor`` changed, here or above. Does nothing by default.
  open func tintColorDidChange() {}

  /// Asks for the content to be drawn anew in the next frame.
  open func setNeedsDisplay() { heldLayer.setNeedsDisplay() }

  /// Asks for a part of the content to be drawn anew in the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { heldLayer.setNeedsDisplay() }

  // MARK: Touches

  /// Whether the view and what it holds take touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { storage.isUserInteractionEnabled }
    set { storage.isUserInteractionEnabled = newValue }
  }

  /// Whether the view gets more than one touch at a time; false by default.
  open var isMultipleTouchEnabled: Bool {
    get { storage.isMultipleTouchEnabled }
    set { storage.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views get no touches while this one has some; false by default.
  open var isExclusiveTouch: Bool {
    get { storage.isExclusiveTouch }
    set { storage.isExclusiveTouch = newValue }
  }

  /// The recognizers that watch touches here and inside; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets a recognizer watch touches here and inside, taking it from the view it was added to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away; one of another view is left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer of this view, or of one around it for touches in this view, may begin;
  /// true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether the tab key can come to the view; false by default, true for controls in use.
  open var canBecomeFocused: Bool { false }

  /// Whether keys that no responder takes go to the view, which shows it by a ring.
  open var isFocused: Bool { window?.focusEngine.isShown(on: self) == true }

  /// Takes the first responder's place from any view inside; with `force`, whether it likes or not.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

  // MARK: Traits

  /// The circumstances: light or dark, sizes, direction.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The style here and below, whatever it is above; unspecified by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage.overrideUserInterfaceStyle }
    set { setOverrideStyle(newValue) }
  }

  /// Called after ``traitCollection`` changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is mirrored where text runs right to left; unspecified (yes) by default.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storage.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
  }

  /// A number to find the view by; 0 by default.
  open var tag: Int {
    get { storage.tag }
    set { storage.tag = newValue }
  }

  /// A name for tests that users never hear; nil by default.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { editAccessibility { $0.identifier = newValue } }
  }

  // MARK: Responder

  /// The view's controller if it has one, else its superview.
  open override var next: UIResponder? { weakController ?? superview }

  package override var responderWindow: UIWindow? { window }

  // MARK: Layer delegate

  /// Draws the content into the layer. Called by the layer when content is stale.
  open func display(_ layer: CALayer) { displayContent() }

  /// Lays out the subviews. Called by the layer when layout is stale.
  open func layoutSublayers(of layer: CALayer) { layoutContent() }

  /// How the layer shows a change: animated inside animation blocks, else at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  // MARK: Anchors

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }

  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }

  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }

  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  // MARK: Constraints

  /// Whether constraints leave open where the view stands or how large it is. For debugging: it
  /// solves the system several times.
  open var hasAmbiguousLayout: Bool { isPlacedAmbiguously }

  /// Moves a view whose layout is ambiguous to another place that is as good; others stay.
  open func exerciseAmbiguityInLayout() { takeOtherPlace() }

  /// The baseline of the first line of text; the top edge of views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }

  /// The baseline of the last line of text; the bottom edge of views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  /// The part of a frame that constraints see.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame whose part that constraints see is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(around: alignmentRect) }

  /// Whether ``updateConstraints()`` will be called.
  open func needsUpdateConstraints() -> Bool { storage.constraintFlags.contains(.needsUpdate) }

  /// Calls ``updateConstraints()`` at once, here and inside, where asked for.
  open func updateConstraintsIfNeeded() { passConstraints() }

  /// The constraints that this view holds: those between itself and what is inside it.
  open var constraints: [NSLayoutConstraint] { storage.layout?.constraints ?? [] }

  /// Holds a constraint on itself or views inside and makes it active.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Holds several constraints and makes them active.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint go that this view holds; one of another view is left alone.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.host === self { constraint.deactivate() }
  }

  /// Lets several constraints go.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that this view holds or is held by which matter along `axis` to its place or
  /// size.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsPlacing(along: axis) }

  /// How much the view resists being larger than its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storage.layout?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, along: axis) }

  /// How much the view resists being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    storage.layout?.compression[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompression(priority, along: axis) }

  // MARK: Guides

  /// The guides that were added.
  open var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }

  /// Makes a guide part of the view, taking it from its present one.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attachGuide(layoutGuide) }

  /// Takes a guide out, and with it the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detachGuide(layoutGuide) }

  /// The view without what bars or the screen's edges cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The view without its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The part of the margins' inside that is no wider than text should be.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  // MARK: Interactions

  /// The interactions of the view. Setting them replaces those that are not among the new ones.
  open var interactions: [any UIInteraction] {
    get { storage.interactions }
    set { replaceInteractions(with: newValue) }
  }

  /// Gives the view a behavior, taking it from the view that has it.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }

  /// Takes a behavior away; one of another view is left alone.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

  /// A view that shows what this one looks like now, whatever becomes of it.
  /// - Parameter afterUpdates: Whether pending layout is performed before.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterUpdates: afterUpdates)
  }

  /// The part of the view that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

  // MARK: Animation

  /// Whether changes inside animation blocks are animated; true by default.
  open class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Sets whether changes inside animation blocks are animated.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }

  /// Runs `actionsWithoutAnimation` with nothing animated.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    runUnanimated(actionsWithoutAnimation)
  }

  /// The duration of the animation block that is being run; 0 outside.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.active?.timing.duration ?? 0
  }

  /// Animates changes of views.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates changes of views.
  /// - Parameter completion: Called at the end, with whether all of it was shown.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of views.
  /// - Parameters:
  ///   - duration: How long it takes; 0 or less does not animate.
  ///   - delay: How long it waits before.
  ///   - options: The pace and more.
  ///   - animations: Changes views. It runs at once.
  ///   - completion: Called at the end, with whether all of it was shown.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runCurve(
      duration: duration, delay: delay, options: options, changes: animations,
      completion: completion)
  }

  /// Animates changes of views as a spring would.
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without swinging, less swings.
  ///   - velocity: The speed at the start, in total distances per second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runSpring(
      duration: duration, delay: delay, damping: dampingRatio, velocity: velocity, options: options,
      changes: animations, completion: completion)
  }

  /// Repeats what `animations` does inside an animation block; infinity never ends.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { runRepeating(count: count, autoreverses: autoreverses, changes: animations) }

  // MARK: Animation between two calls

  /// Begins an animation block that lasts until ``commitAnimations()``.
  ///
  /// What it is like is set at its start by the methods below. Touches reach views that it moves.
  /// - Parameters:
  ///   - animationID: A name for the delegate.
  ///   - context: Whatever the delegate is to get.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation(id: animationID, context: context).begin()
  }

  /// Ends the block that ``beginAnimations(_:context:)`` began last, and starts its animations.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func commitAnimations() { BegunAnimation.current?.end() }

  /// Sets how long the block's animations take, in seconds; 0.2 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.current?.adjustTiming { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// Sets how long the block's animations wait, in seconds; 0 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.current?.adjustTiming { $0.delay = delay.isFinite ? delay : 0 }
  }

  /// Sets the block's pace; slow at both ends by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.current?.adjustTiming { $0.pace = .curve(curve) }
  }

  /// Sets how often the block's animations run; 0, the default, means once.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.current?.adjustTiming { $0.repeatCount = max(repeatCount, 0) }
  }

  /// Sets whether each run is followed by one backwards; false by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.current?.adjustTiming { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether values start from what is on screen. They do so wherever that can be told apart.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimation.current?.setBeginsFromCurrentState(fromCurrentState)
  }

  /// Sets the object on which the selectors are called. It is kept until the animations have ended.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.current?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate's method, without arguments, that is called when the block is committed.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.current?.willStart = selector
  }

  /// Sets the delegate's method that is called after the animations: without arguments, or with
  /// the block's name, whether all was shown, and the block's context.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  open class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.current?.didStop = selector
  }

  /// Animates changes of views in steps, each added by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` inside `animations`.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runKeyframes(
      duration: duration, delay: delay, options: options, changes: animations,
      completion: completion)
  }

  /// Adds a step to the keyframe animation that is being made. Does nothing outside of one.
  /// - Parameters:
  ///   - frameStartTime: When the step begins, from 0 to 1 of the whole duration.
  ///   - frameDuration: How long it takes, as a fraction of the whole duration.
  ///   - animations: Changes views.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { addStep(at: frameStartTime, duration: frameDuration, changes: animations) }

  /// Shows how the look of `view` and what it holds changes.
  ///
  /// With ``AnimationOptions/transitionCrossDissolve`` the old picture fades into the new; without
  /// a kind of transition this is an animation block.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      of: view, duration: duration, options: options, changes: animations, completion: completion)
  }

  /// Exchanges `fromView` for `toView` in its superview, or hides the one and shows the other if
  /// ``AnimationOptions/showHideTransitionViews`` is set.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    runExchange(
      of: fromView, for: toView, duration: duration, options: options, completion: completion)
  }

  // MARK: Direction

  /// The direction of a view with `attribute` where others run as the application does.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view with `attribute` where others run in `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(relativeTo: layoutDirection)
  }

  // MARK: Seams

  /// What the view draws in its layer, below its subviews.
  package func makeDrawing() -> [DrawItem] { [] }

  /// Called after ``bounds`` or ``frame`` changed the size.
  package func boundsSizeDidChange(from old: CGSize) {}

  /// Tells a view whose content breaks into lines at which width; nil: at none. Returns whether
  /// ``intrinsicContentSize`` heeds it.
  @discardableResult
  package func breakLines(atWidth width: CGFloat?) -> Bool { false }

  /// How far below the top the first line's baseline is; 0 without text.
  package var firstBaselineOffset: CGFloat { 0 }

  /// How far above the bottom the last line's baseline is; 0 without text.
  package var lastBaselineOffset: CGFloat { 0 }

  /// The font of the text at the baselines; nil without text.
  package var baselineFont: UIFont? { nil }

  /// What constraints between this view and what is inside take for this view's edges; nil for the
  /// view itself. Scroll views answer with their content.
  package var contentGuide: UILayoutGuide? { nil }

  /// Called when constraints gave ``contentGuide`` a size.
  package func contentGuideDidChange(to size: CGSize) {}

  /// Called after a subview was hidden or shown.
  package func visibilityDidChange(of subview: UIView) {}

  /// Takes a turn of the wheel and returns true, or leaves it to the superview.
  package func receiveScroll(
    _ phase: WindowInput.ScrollPhase, delta: CGVector, time: CFTimeInterval
  ) -> Bool { false }

  /// The traits at the top of the hierarchy; nil away from it.
  var outerTraits: UITraitCollection? { nil }

  /// The safe area at the top of the hierarchy.
  var outerSafeAreaInsets: UIEdgeInsets { .zero }

  /// The safe area that a subview at `frame` gets from this view.
  package func safeAreaInsets(forSubviewAt frame: CGRect) -> UIEdgeInsets {
    covered(by: safeAreaInsets, at: frame)
  }
}
