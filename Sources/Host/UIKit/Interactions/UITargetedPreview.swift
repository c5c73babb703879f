import QuartzCore

/// How the picture of a view that is lifted looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is behind the view; the view's own background, or the system's, by default.
  open var backgroundColor: UIColor!

  /// The part of the view that is seen, in the view's coordinates; the whole with round corners by
  /// default. The background fills it, and the shadow has its outline.
  open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in the view's coordinates; that of what is seen by default.
  open var shadowPath: UIBezierPath?

  /// Makes parameters with the usual look.
  public override init() { super.init() }

  /// Makes parameters that show lines of text with a margin around them.
  /// - Parameter textLineRects: The `CGRect`s of the lines, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for line in textLineRects.map(\.cgRectValue) {
      path.append(UIBezierPath(roundedRect: line.insetBy(dx: -5, dy: -3), cornerRadius: 5))
    }
    visiblePath = path
  }

  /// The same look as an object of its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.copyValues(from: self)
    return copy
  }

  /// Takes on another look.
  func copyValues(from other: UIPreviewParameters) {
    backgroundColor = other.backgroundColor
    (visiblePath, shadowPath) = (other.visiblePath, other.shadowPath)
  }
}

/// Where the picture of a view stands: a place in another view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the place is in.
  open private(set) var container: UIView

  /// The middle of the picture, in the container's coordinates.
  open private(set) var center: CGPoint

  /// How the picture is turned and scaled about its middle.
  open private(set) var transform: CGAffineTransform

  /// Makes a place in a view, which must be in a window when it is used.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Makes a place in a view where the picture is as large as what it shows.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted off the screen, how it looks then, and where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Where the picture begins or ends.
  open private(set) var target: UIPreviewTarget

  /// What the picture shows.
  open private(set) var view: UIView

  /// How the picture looks.
  open private(set) var parameters: UIPreviewParameters

  /// Makes a preview of a view that begins or ends at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes a preview of a view, which must have a superview, where it stands.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: Self.target(of: view))
  }

  /// Makes a preview of a view, which must have a superview, where it stands, with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the picture, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  static func target(of view: UIView) -> UIPreviewTarget {
    guard let superview = view.superview else {
      preconditionFailure(
        "UITargetedPreview requires that the view \(type(of: view)) is in a window, but it has no "
          + "superview. Add it to one, or give the preview a target.")
    }
    return UIPreviewTarget(container: superview, center: view.center, transform: view.transform)
  }
}
