import CoreGraphics

/// The corners that a layer's radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all = CACornerMask(rawValue: 15)
}

/// The curve of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A corner that bends gradually; the host draws it as a circle of the same radius.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture is fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, at the middle of the edge with the greatest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, at the middle of the edge with the least y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, at the left end of the edge with the greatest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, at the right end of the edge with the greatest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, at the left end of the edge with the least y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, at the right end of the edge with the least y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds. The default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, keeping its proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, keeping its proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
