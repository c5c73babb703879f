internal import Synchronization

/// What the user has chosen to make the interface easier to use.
public struct UIAccessibility {
  private static let reducesTransparency = Mutex(false)

  /// Whether materials are to be opaque. Effect views then show a plain color.
  public static var isReduceTransparencyEnabled: Bool { reducesTransparency.withLock { $0 } }

  /// Posted after ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// Takes over what the display's user prefers.
  @MainActor
  static func update(from display: any HostDisplay) {
    let isOn = display.prefersReducedTransparency
    guard isOn != isReduceTransparencyEnabled else { return }
    reducesTransparency.withLock { $0 = isOn }
    for window in UIApplication.shared.liveWindows { window.updateVisualEffects() }
    NotificationCenter.default.post(
      name: reduceTransparencyStatusDidChangeNotification, object: nil)
  }
}
