import QuartzCore

/// The display that windows appear on.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The one display.
  public static let main = UIScreen()

  private override init() { super.init() }

  /// The display's area in points; that of a phone until a host is there.
  public var bounds: CGRect {
    HostDisplays.current?.bounds ?? CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// Pixels a point.
  public var scale: CGFloat { HostDisplays.current?.scale ?? 2 }

  /// The display's area in pixels.
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Pixels a point of the hardware; the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The display as a coordinate space; the display itself, which does not turn.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The traits that all windows start from.
  public var traitCollection: UITraitCollection {
    let display = HostDisplays.current
    return UITraitCollection.base.with {
      if display?.prefersDarkAppearance == true { $0.style = .dark }
      $0.displayScale = scale
      $0.contentSizeCategory = UIApplication.shared.preferredContentSizeCategory
    }
  }

  /// Called when the traits changed. Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// `point` of the screen in the coordinates of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// `point` of another space in the coordinates of the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  /// `rect` of the screen in the coordinates of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return rect.applying(view.placementOnScreen.inverted())
  }

  /// `rect` of another space in the coordinates of the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return rect.applying(view.placementOnScreen)
  }
}

extension UIView {
  /// Maps the view's coordinates to the screen's.
  var placementOnScreen: CGAffineTransform { layer.transform(to: nil) }
}
