import QuartzCore

/// The display that windows appear on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The one display.
  open class var main: UIScreen { display }

  private static let display = UIScreen()

  private override init() { super.init() }

  /// The display's area in points; that of a phone until a host is there.
  open var bounds: CGRect {
    HostDisplays.current?.bounds ?? CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// Pixels a point.
  open var scale: CGFloat { HostDisplays.current?.scale ?? 2 }

  /// The display's area in pixels.
  open var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Pixels a point of the hardware; the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The display as a coordinate space, which does not turn.
  open var coordinateSpace: any UICoordinateSpace { space }

  private let space = ScreenSpace()

  /// The traits that all windows start from.
  open var traitCollection: UITraitCollection {
    let display = HostDisplays.current
    return UITraitCollection.base.with {
      if display?.prefersDarkAppearance == true { $0.style = .dark }
      $0.layoutDirection = display?.layoutDirection ?? .leftToRight
      $0.displayScale = scale
      $0.contentSizeCategory = UIApplication.shared.preferredContentSizeCategory
    }
  }

  /// Called when the traits changed. Does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The screen's own coordinates.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return rect.applying(view.placementOnScreen.inverted())
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return rect.applying(view.placementOnScreen)
  }
}

extension UIView {
  /// Maps the view's coordinates to the screen's.
  var placementOnScreen: CGAffineTransform { layer.transform(to: nil) }
}
