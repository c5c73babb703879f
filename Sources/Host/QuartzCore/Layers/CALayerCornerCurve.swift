import CoreGraphics

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A corner that bends gradually; the host draws it as a circle of the same radius.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
