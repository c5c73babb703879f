import CoreGraphics

/// A rectangle on screen with a look and sublayers.
///
/// Setting a property changes the *model*. If an action is found for the property, it may animate
/// what is on screen from the old value to the new; see ``action(forKey:)``. The host asks the root
/// of a tree for its ``displayNode(at:)``, which is rebuilt only where something changed.
///
/// Layers may be made and changed on any thread, by one thread at a time; what is in a window
/// belongs to the main thread.
open class CALayer: NSObject, CAMediaTiming {
  package var values = LayerValues()
  package var flags: LayerFlags = []
  package var maskLayer: CALayer?
  package var storedSublayers: [CALayer] = []
  /// Leads to ``holder``. See ``BackReference`` for why it needs no check.
  @exclusivity(unchecked)
  package final var holderReference = BackReference<CALayer>()
  /// The view that made the layer, which is its delegate until it goes.
  @exclusivity(unchecked)
  final var viewReference = ViewReference()
  final weak var otherDelegate: (any CALayerDelegate)?
  /// What the layer showed last; current while ``LayerFlags/isFresh`` is set.
  package internal(set) var shownNode: DisplayNode?
  package internal(set) var running: [RunningAnimation] = []
  /// On a presentation copy: the layer it was copied from.
  package internal(set) var shownModel: CALayer?
  package var timeline = Timeline()

  /// What the layer draws itself, between its background and its sublayers, in its own coordinates.
  /// Usually set while the layer displays.
  package var drawing: [DrawItem] = [] { didSet { setStale() } }

  /// On the root of a tree: called when something in the tree, until now clean, needs layout,
  /// display or drawing. A window requests a frame here.
  package var treeDidChange: (() -> Void)? {
    didSet { if treeDidChange != nil, oldValue == nil { LayerThread.current.liveTrees.add(self) } }
  }

  /// What answers for the layer: usually the view that owns it.
  open weak var delegate: (any CALayerDelegate)? {
    get { viewReference.view ?? otherDelegate }
    set { setDelegate(newValue) }
  }

  /// A name of the owner's choosing; nil by default.
  open var name: String?

  /// Actions by property, asked after the delegate; nil by default.
  open var actions: [String: any CAAction]?

  /// Whether a change of the size asks for display; false by default.
  open var needsDisplayOnBoundsChange = false

  /// Makes a layer of no size.
  public override init() {
    super.init()
    timeline.duration = .infinity
  }

  /// Makes a copy that shows what `layer` shows; used for presentation layers. Sublayers are not
  /// copied.
  public init(layer: Any) {
    super.init()
    timeline.duration = .infinity
    guard let original = layer as? CALayer else { return }
    values = original.values
    drawing = original.drawing
    name = original.name
    storedSublayers = original.storedSublayers
  }

  /// Archives of layers cannot be read; makes an empty layer.
  public required init?(coder: NSCoder) {
    super.init()
    timeline.duration = .infinity
  }

  // MARK: Overridable behavior

  /// The action that runs when a key is not found anywhere else; nil by default.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The action for an event, mostly the change of a property: the delegate's, else that in
  /// ``actions``, else ``defaultAction(forKey:)``, else an implicit animation of a property.
  /// `NSNull` ends the search with no action.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Asks the delegate to provide what the layer shows. Called in a frame's display pass after
  /// ``setNeedsDisplay()``.
  open func display() { displayThroughDelegate() }

  /// Places sublayers. Asks the delegate to; called in a frame's layout pass after
  /// ``setNeedsLayout()``.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for a call of ``layoutSublayers()`` in the next frame.
  open func setNeedsLayout() { flagLayout() }

  /// Lays out now what asked for layout here and below, from the topmost superlayer that did.
  open func layoutIfNeeded() { layoutFromTopmost() }

  /// Asks for a call of ``display()`` in the next frame.
  open func setNeedsDisplay() { flagDisplay() }

  /// Asks for a call of ``display()`` in the next frame. The whole layer is drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Displays now if ``setNeedsDisplay()`` asked for it.
  open func displayIfNeeded() { displayThisIfNeeded() }

  /// Whether ``layoutSublayers()`` will be called.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Whether ``display()`` will be called.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Whether a point of the layer lies inside its bounds.
  open func contains(_ point: CGPoint) -> Bool { values.bounds.contains(point) }

  /// The deepest visible layer under a point of the superlayer; nil if the point is outside.
  open func hitTest(_ point: CGPoint) -> CALayer? { findLayer(at: point) }

  /// Appends a sublayer, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a sublayer right behind `sibling`; at the back if `sibling` is nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }

  /// Inserts a sublayer right in front of `sibling`; at the front if `sibling` is nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }

  /// Puts `newLayer` in the place of `oldLayer`; does nothing if that is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { detach() }

  /// Starts an animation. One that runs under the same key ends.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Ends the animation under `key`.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Ends all animations of the layer.
  open func removeAllAnimations() { stopAllAnimations() }

  /// What a layer of this class draws by itself above its background, with the given values.
  package func ownItems(_ shown: LayerValues) -> [DrawItem] { [] }

  /// What a layer of this class shows behind its sublayers, with the given values.
  package func ownNodes(_ shown: LayerValues) -> [DisplayNode.Placed] { [] }

  /// What a layer of this class shows in place of its content, which `content` describes.
  package func displayed(_ content: DisplayNode) -> DisplayNode { content }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { timeline.beginTime }
    set { changeTime(\.beginTime, to: newValue) }
  }
  open var duration: CFTimeInterval {
    get { timeline.duration }
    set { changeTime(\.duration, to: newValue) }
  }
  open var speed: Float {
    get { timeline.speed }
    set { changeTime(\.speed, to: newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { timeline.timeOffset }
    set { changeTime(\.timeOffset, to: newValue) }
  }
  open var repeatCount: Float {
    get { timeline.repeatCount }
    set { changeTime(\.repeatCount, to: newValue) }
  }
  open var repeatDuration: CFTimeInterval {
    get { timeline.repeatDuration }
    set { changeTime(\.repeatDuration, to: newValue) }
  }
  open var autoreverses: Bool {
    get { timeline.autoreverses }
    set { changeTime(\.autoreverses, to: newValue) }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timeline.fillMode }
    set { changeTime(\.fillMode, to: newValue) }
  }

  // MARK: Geometry

  /// The area of the layer in its own coordinates. Changing it asks for layout.
  open var bounds: CGRect {
    get { values.bounds }
    set { changeBounds(newValue) }
  }

  /// Where the anchor point stands in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set { change(\.position, to: accepted(newValue, .position), .position) }
  }

  /// The point, as a fraction of the bounds, that ``position`` places and transforms turn about.
  /// The middle by default.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(\.anchorPoint, to: accepted(newValue, .anchorPoint), .anchorPoint) }
  }

  /// The order among siblings: greater values are in front; 0 by default.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(\.zPosition, to: accepted(newValue), .zPosition) }
  }

  /// The transform about the anchor point; the identity by default.
  open var transform: CATransform3D {
    get { values.transform }
    set { change(\.transform, to: accepted(newValue, .transform), .transform) }
  }

  /// A transform of all sublayers about the anchor point; the identity by default.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      change(
        \.sublayerTransform, to: accepted(newValue, .sublayerTransform), .sublayerTransform)
    }
  }

  /// The smallest rectangle of the superlayer that holds the layer. Setting it changes position and
  /// bounds.
  open var frame: CGRect {
    get { values.frame }
    set { changeFrame(newValue) }
  }

  /// The sublayers, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set { replaceAllSublayers(with: newValue ?? []) }
  }

  /// The layer that holds this one.
  open var superlayer: CALayer? { parent }

  // MARK: Animations

  /// The animation under `key`, nil if there is none. Changing it has no effect.
  open func animation(forKey key: String) -> CAAnimation? {
    running.last { $0.key == key }?.animation
  }

  /// The keys of the animations, in the order they were added; nil if there are none.
  open func animationKeys() -> [String]? { runningKeys }

  /// A copy of the layer with the values that are on screen now; nil until the layer was in a tree
  /// on the screen at the end of a transaction.
  open func presentation() -> Self? { makePresentation() }

  /// The layer that holds the values that were set: itself, or for a presentation copy its
  /// original.
  open func model() -> Self { (shownModel as? Self) ?? self }

  /// The layer's time at time `t` of `layer`, or of the media clock if that is nil.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.clockTime(at: t) ?? t)
  }

  /// The time of `layer`, or of the media clock if that is nil, at time `t` of this layer.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    layer?.localTime(at: clockTime(at: t)) ?? clockTime(at: t)
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are left out; false by default.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue, .hidden) }
  }

  /// The opacity of the layer and its sublayers as one, from 0 to 1 (the default).
  open var opacity: Float {
    get { values.opacity }
    set { change(\.opacity, to: newValue, .opacity) }
  }

  /// The color behind everything else; nil (the default) for none.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(\.backgroundColor, to: newValue, .backgroundColor) }
  }

  /// The rounding of the background, border, shadow and clip, in points; 0 by default.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, to: newValue, .cornerRadius) }
  }

  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(\.maskedCorners, to: newValue, .maskedCorners) }
  }

  /// The curve of rounded corners; circular by default.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(\.cornerCurve, to: newValue, .cornerCurve) }
  }

  /// Whether content and sublayers are cut at the rounded bounds; false by default.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue, .masksToBounds) }
  }

  /// The width of a line inside the edge, above the sublayers; 0 by default.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(\.borderWidth, to: newValue, .borderWidth) }
  }

  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, to: newValue, .borderColor) }
  }

  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(\.shadowColor, to: newValue, .shadowColor) }
  }

  /// The opacity of the shadow; 0 (no shadow) by default.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(\.shadowOpacity, to: newValue, .shadowOpacity) }
  }

  /// How far the shadow stands off, in points; (0, -3) by default.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(\.shadowOffset, to: newValue, .shadowOffset) }
  }

  /// The softness of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(\.shadowRadius, to: newValue, .shadowRadius) }
  }

  /// The outline that throws the shadow; nil (the default) for the rounded bounds.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    // Whoever goes on drawing into the path assigns it again.
    set { change(\.shadowPath, to: newValue?.copy(), .shadowPath) }
  }

  /// The picture of the layer, a `CGImage`; nil by default. Other objects show nothing.
  open var contents: Any? {
    get { values.contents }
    set { change(\.contents, to: newValue as? CGImage, .contents) }
  }

  /// How the picture is fitted; stretched to the bounds by default.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, .contentsGravity) }
  }

  /// Pixels of the picture a point; 1 by default.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(\.contentsScale, to: newValue, .contentsScale) }
  }

  /// The part of the picture that is shown, as a fraction of it; all by default.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(\.contentsRect, to: newValue, .contentsRect) }
  }

  /// A layer in this one's coordinates whose alpha cuts this layer and its sublayers; nil by
  /// default.
  open var mask: CALayer? {
    get { maskLayer }
    set { changeMask(newValue) }
  }

  /// The part of the transform within the plane.
  open func affineTransform() -> CGAffineTransform { transform.flattened }

  /// Sets ``transform`` to a flat one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The point of this layer that is at `point` of `layer`.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  /// Where `point` of this layer is in `layer`.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }
}
