import CoreGraphics

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing. The default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, after it ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its start before it begins, its end after it ended.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Something with a time of its own, which runs inside its parent's: a layer in its superlayer, an
/// animation in its layer or group. Times are in seconds.
public protocol CAMediaTiming {
  /// When it begins, in the parent's time; 0 (the default) for an animation is "when it is added".
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes; 0 by default, which for animations is the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs in its parent's; 1 by default, 0 stands still.
  var speed: Float { get set }
  /// Its own time at ``beginTime``; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are; 0 (the default) is one, infinity never ends.
  var repeatCount: Float { get set }
  /// How long it runs over and over; 0 (the default) leaves it to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards; false by default.
  var autoreverses: Bool { get set }
  /// What shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}
