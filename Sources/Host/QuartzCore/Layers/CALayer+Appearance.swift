import CoreGraphics

extension CALayer {
  /// Whether the layer and its sublayers are left out; false by default.
  public var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, to: newValue, .hidden) }
  }

  /// The opacity of the layer and its sublayers as one, from 0 to 1 (the default).
  public var opacity: Float {
    get { values.opacity }
    set { change(\.opacity, to: newValue, .opacity) }
  }

  /// The colour behind everything else; nil (the default) for none.
  public var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(\.backgroundColor, to: newValue, .backgroundColor) }
  }

  /// The rounding of the background, border, shadow and clip, in points; 0 by default.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, to: newValue, .cornerRadius) }
  }

  /// The corners that ``cornerRadius`` rounds; all by default.
  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(\.maskedCorners, to: newValue, .maskedCorners) }
  }

  /// The curve of rounded corners; circular by default.
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(\.cornerCurve, to: newValue, .cornerCurve) }
  }

  /// Whether content and sublayers are cut at the rounded bounds; false by default.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, to: newValue, .masksToBounds) }
  }

  /// The width of a line inside the edge, above the sublayers; 0 by default.
  public var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(\.borderWidth, to: newValue, .borderWidth) }
  }

  /// The colour of the border; opaque black by default.
  public var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, to: newValue, .borderColor) }
  }

  /// The colour of the shadow; opaque black by default.
  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(\.shadowColor, to: newValue, .shadowColor) }
  }

  /// The opacity of the shadow; 0 (no shadow) by default.
  public var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(\.shadowOpacity, to: newValue, .shadowOpacity) }
  }

  /// How far the shadow stands off, in points; (0, -3) by default.
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(\.shadowOffset, to: newValue, .shadowOffset) }
  }

  /// The softness of the shadow, in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(\.shadowRadius, to: newValue, .shadowRadius) }
  }

  /// The outline that throws the shadow; nil (the default) for the rounded bounds.
  public var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(\.shadowPath, to: newValue, .shadowPath) }
  }

  /// The picture of the layer, a `CGImage`; nil by default. Other objects show nothing.
  public var contents: Any? {
    get { values.contents }
    set { change(\.contents, to: newValue as? CGImage, .contents) }
  }

  /// The colour that fills the picture's shape in place of its own colours; nil for those.
  package var contentsTint: CGColor? {
    get { values.contentsTint }
    set { change(\.contentsTint, to: newValue, .contentsTint) }
  }

  /// How the picture is fitted; stretched to the bounds by default.
  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(\.contentsGravity, to: newValue, .contentsGravity) }
  }

  /// Pixels of the picture a point; 1 by default.
  public var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(\.contentsScale, to: newValue, .contentsScale) }
  }

  /// The part of the picture that is shown, as a fraction of it; all by default.
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(\.contentsRect, to: newValue, .contentsRect) }
  }

  /// A layer in this one's coordinates whose alpha cuts this layer and its sublayers; nil by
  /// default.
  public var mask: CALayer? {
    get { maskLayer }
    set { changeMask(newValue) }
  }

  /// The part of the transform within the plane.
  public func affineTransform() -> CGAffineTransform { transform.flattened }

  /// Sets ``transform`` to a flat one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
