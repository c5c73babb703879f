public import UIKit

/// No length: what has it is free.
public let Undefined = Float.nan

/// A width and a height, in points.
public typealias Dimension = (width: Float, height: Float)

/// Lengths around a view, in points.
///
/// `start` and `end` win over `left` and `right` unless they are ``Undefined``.
public typealias Inset = (
  left: Float, top: Float, right: Float, bottom: Float, start: Float, end: Float
)

/// Distances from the edges of a parent, in points.
public typealias Position = (left: Float, top: Float, right: Float, bottom: Float)

/// Shares of free space.
public struct Flex {
  /// Nearly all of it.
  public static let Max: Float = 0.99
  /// Nearly none of it.
  public static let Min: Float = 0.01
}

/// Returns a width and a height.
public func Dim(_ width: Float, _ height: Float) -> Dimension { (width, height) }

/// Returns the sums of widths and of heights.
public func + (left: Dimension, right: Dimension) -> Dimension {
  (left.width + right.width, left.height + right.height)
}

/// Returns the differences of widths and of heights.
public func - (left: Dimension, right: Dimension) -> Dimension {
  (left.width - right.width, left.height - right.height)
}

/// Returns a length of UIKit's as one of styles.
public prefix func ~ (number: CGFloat) -> Float { Float(number) }

/// Returns a size of UIKit's as one of styles.
public prefix func ~ (size: CGSize) -> Dimension { (~size.width, ~size.height) }

/// Returns insets of UIKit's as those of styles; lines start on the left.
public prefix func ~ (insets: UIEdgeInsets) -> Inset {
  (~insets.left, ~insets.top, ~insets.right, ~insets.bottom, ~insets.left, ~insets.right)
}

extension Float {
  /// Whether the length is a limit: above 0, and below 4,096 points.
  public var isDefined: Bool { self > 0 && self < 4096 }
}

extension CGFloat {
  /// Whether the length is a limit: above 0, and below 4,096 points.
  public var isDefined: Bool { self > 0 && self < 4096 }
}

extension CGSize {
  /// No limits.
  public static let undefined = CGSize(width: CGFloat.nan, height: CGFloat.nan)

  /// A limit of the width only, in points.
  public static func sizeConstraintToWidth(_ width: CGFloat) -> CGSize {
    CGSize(width: width, height: .nan)
  }

  /// A limit of the height only, in points.
  public static func sizeConstraintToHeight(_ height: CGFloat) -> CGSize {
    CGSize(width: .nan, height: height)
  }

  /// A limit of the width only, in points, as the readme writes it.
  public init(_ width: CGFloat) { self = .sizeConstraintToWidth(width) }

  /// Whether both lengths are 0.
  public var isZero: Bool { self == .zero }
}
