extension UIWindow {
  /// How far in front a window stands.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height above the ordinary level.
    public var rawValue: CGFloat

    /// Makes a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level from its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows stand unless told otherwise.
    public static let normal = Level(0)
    /// Above the status bar, where alerts stand.
    public static let alert = Level(2000)
    /// Where the status bar stands.
    public static let statusBar = Level(1000)

    /// Whether `lhs` is covered by `rhs`.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Posted by a window after it appeared.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted by a window after it disappeared.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Posted by a window when keys begin to go to it.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")

  /// Posted by a window when keys no longer go to it.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
