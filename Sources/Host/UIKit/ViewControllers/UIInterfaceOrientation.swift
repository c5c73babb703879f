/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// Turned so that the device's right side is at the bottom.
  case landscapeRight = 3
  /// Turned so that the device's left side is at the bottom.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, at the place of its raw value.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On the left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On the right side.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// In every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
