import CoreGraphics

/// How a layer's picture is fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String

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
