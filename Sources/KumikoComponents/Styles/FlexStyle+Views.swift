import KumikoFlexLayout
import UIKit

extension FlexStyle {
  /// What elements have by default: a column whose sizes include padding and border, and
  /// which keeps its size where there is too little room. Labels give up width (`flexShrink` is 1).
  ///
  /// CSS has a row that shrinks, and sizes of the content alone: `FlexStyle()`.
  public static let view: FlexStyle = {
    var style = FlexStyle()
    style.flexDirection = .column
    style.boxSizing = .borderBox
    style.flexShrink = 0
    return style
  }()

  /// What labels have by default: as ``view``, but they give up width where there is too little
  /// room, and cut or break their text.
  static let label: FlexStyle = {
    var style = FlexStyle.view
    style.flexShrink = 1
    return style
  }()

  /// The style that views of a class have by default.
  package static func standard(for viewClass: UIView.Type) -> FlexStyle {
    viewClass is UILabel.Type ? .label : .view
  }

  /// `width` and `height` in points.
  ///
  /// Reading gives not a number for what is not in points, as in `CGSize.undefined`; setting that
  /// leaves the length as it is. So one of both can be set: `style.dimensions.width = 64`.
  public var dimensions: (width: CGFloat, height: CGFloat) {
    get { (CGFloat(width.points ?? .nan), CGFloat(height.points ?? .nan)) }
    set {
      if !newValue.width.isNaN { width = .points(newValue.width) }
      if !newValue.height.isNaN { height = .points(newValue.height) }
    }
  }
}

extension FlexEdges {
  /// Edges in points.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: .points(insets.top), left: .points(insets.left), bottom: .points(insets.bottom),
      right: .points(insets.right))
  }

  /// Edges in points whose leading one is where lines start.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: .points(insets.top), bottom: .points(insets.bottom), start: .points(insets.leading),
      end: .points(insets.trailing))
  }
}

extension CGSize {
  /// No limit on both axes.
  public static let undefined = CGSize(width: CGFloat.nan, height: CGFloat.nan)

  /// A limit of the width only, in points.
  public static func sizeConstraintToWidth(_ width: CGFloat) -> CGSize {
    CGSize(width: width, height: .nan)
  }

  /// A limit of the height only, in points.
  public static func sizeConstraintToHeight(_ height: CGFloat) -> CGSize {
    CGSize(width: .nan, height: height)
  }
}

extension FlexSpace {
  /// The room that a length of `CGSize` stands for: lengths that are not numbers, and those
  /// that UIKit uses for "any", are no limit.
  package init(_ length: CGFloat, isExact: Bool) {
    guard length.isFinite, length > 0, length < greatestRoom else {
      self = .unlimited
      return
    }
    self = isExact ? .exactly(length) : .atMost(length)
  }
}

/// Lengths from here on are what UIKit's callers say for "any".
private let greatestRoom = 1_000_000.0
