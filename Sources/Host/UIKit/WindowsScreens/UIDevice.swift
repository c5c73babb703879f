/// The machine that the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one machine.
  open class var current: UIDevice { device }

  private static let device = UIDevice()

  /// The machine's name on the network.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The operating system's name.
  open var systemName: String { "Linux" }

  /// The operating system's version.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// What kind of machine this is.
  open var model: String { systemName }

  /// The kind of interface, as in the screen's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// Which way up the machine is; always upright.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// Which way up a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  case portraitUpsideDown
  /// On its right side as seen from behind.
  case landscapeLeft
  /// On its left side as seen from behind.
  case landscapeRight
  /// Lying, screen up.
  case faceUp
  /// Lying, screen down.
  case faceDown

  /// Whether the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device stands on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
