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
  public let layer: CALayer

  var storage = Storage()

  // Weak references stand apart: to read one, Swift copies all of the value that it belongs to.
  final weak var weakSuperview: UIView?
  final weak var weakWindow: UIWindow?
  final weak var weakController: UIViewController?

  // MARK: Making views

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    attachLayer(frame: frame)
  }

  /// Makes a view from an archive. Archives hold no views here: the view is empty.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    attachLayer(frame: .zero)
  }

  convenience init(_dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// Makes an instance of the dynamic class through its own `init(frame:)`.
  @_silgen_name("$s5UIKit6UIViewC13_dynamicFrameAC10Foundation6CGRectV_tcfC")
  package static func _make(frame: CGRect) -> UIView

  /// What `init()` makes: a view of no size.
  class func _makeDefault() -> UIView { _make(frame: .zero) }

  // MARK: Geometry

  /// Where the view stands in its superview. Undefined while ``transform`` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's area in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The middle of ``frame`` in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// How the view is moved, scaled and turned about its ``center``; the identity by default.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  /// Pixels a point of what the view draws; the screen's scale by default.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
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
  open var superview: UIView? { weakSuperview }

  /// The views in this one, back to front.
  open var subviews: [UIView] { storage.subviews }

  /// The window that the view is in; nil off the screen.
  open var window: UIWindow? { weakWindow }

  /// Takes the view and what it holds out of its superview and window.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts `view` among the subviews; indexes too large put it in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Swaps the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }

  /// Puts `view` in front of the subviews, taking it from its present superview.
  open func addSubview(_ view: UIView) { insert(view, at: storage.subviews.count) }

  /// Puts `view` just behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }

  /// Puts `view` just in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storage.subviews.count) }

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
  open func setNeedsLayout() { layer.setNeedsLayout() }

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

  /// The colour behind the content; nil (clear) by default.
  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Opacity of the view and what it holds, from 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
  }

  /// Whether the view is left out of drawing and touches; false by default.
  open var isHidden: Bool {
    get { layer.isHidden || storage.isGoing }
    set { setHidden(newValue) }
  }

  /// Whether the view promises to fill its area; true by default.
  open var isOpaque: Bool {
    get { storage.isOpaque }
    set { storage.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
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
  /// The colour of what can be touched; the superview's while not set, system blue at the top.
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
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for a part of the content to be drawn anew in the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

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

  /// The recognisers that watch touches here and inside; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Lets a recogniser watch touches here and inside, taking it from the view it was added to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recogniser away; one of another view is left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser of this view, or of one around it for touches in this view, may begin;
  /// true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether the tab key can come to the view; false by default, true for controls in use.
  open var canBecomeFocused: Bool { false }

  /// Whether keys that no responder takes go to the view, which shows it by a ring.
  open var isFocused: Bool { window?.keyFocus.view === self }

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
