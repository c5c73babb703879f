import QuartzCore

/// How the user likes the screen to look.
@MainActor
package protocol HostPreferences: AnyObject {
  /// Whether the user prefers a dark look.
  var prefersDarkAppearance: Bool { get }
  /// Whether the user prefers opaque colors to materials that content shines through.
  var prefersReducedTransparency: Bool { get }
  /// The direction of the user's language.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get }
}

/// What a host gives UIKit: the display that windows appear on.
///
/// A host (headless or a GTK window) installs itself with ``HostDisplays/current`` before the first
/// window is made. Windows then call back when they are shown, hidden, or want a frame.
@MainActor
package protocol HostDisplay: HostPreferences {
  /// The size of the screen in points.
  var bounds: CGRect { get }
  /// Pixels a point, 1 to 3.
  var scale: CGFloat { get }
  /// The parts of the screen that system bars cover.
  var safeAreaInsets: UIEdgeInsets { get }
  /// The height of the software keyboard with the safe area that it covers, in points; 0 where
  /// there is a hardware keyboard.
  var keyboardHeight: CGFloat { get }
  /// A window became visible and wants to be drawn from its layer in each frame.
  func windowDidBecomeVisible(_ window: UIWindow)
  /// A window disappeared.
  func windowDidBecomeHidden(_ window: UIWindow)
}

extension HostPreferences {
  /// Left to right.
  package var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}

extension HostDisplay {
  /// There is a hardware keyboard.
  package var keyboardHeight: CGFloat { 0 }
}

/// Where a host puts its display.
@MainActor
package enum HostDisplays {
  /// The display in use; nil until a host is installed.
  package static var current: (any HostDisplay)?
}
