import Foundation

/// A value that an attribute of a nib can say.
protocol NibValue {
  /// The value of an attribute's text; nil if the text means none.
  init?(nib text: String)
}

extension Bool: NibValue {
  init?(nib text: String) {
    switch text {
    case "YES": self = true
    case "NO": self = false
    default: return nil
    }
  }
}

extension Int: NibValue {
  init?(nib text: String) { self.init(text) }
}

extension Float: NibValue {
  init?(nib text: String) {
    guard let value = Float(text), value.isFinite else { return nil }
    self = value
  }
}

extension Double: NibValue {
  init?(nib text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}

extension CGFloat: NibValue {
  init?(nib text: String) {
    guard let value = Double(nib: text) else { return nil }
    self = CGFloat(value)
  }
}

extension String: NibValue {
  init?(nib text: String) { self = text }
}

/// A value that Interface Builder has a word for.
protocol NibWord: NibValue {
  static var nibWords: KeyValuePairs<String, Self> { get }
}

extension NibWord {
  init?(nib text: String) {
    guard let found = Self.nibWords.first(where: { $0.key == text }) else { return nil }
    self = found.value
  }
}

extension UIView.ContentMode: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
      "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
      "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
  }
}

extension UISemanticContentAttribute: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
  }
}

extension NSLayoutConstraint.Axis: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    ["horizontal": .horizontal, "vertical": .vertical]
  }
}

extension NSLayoutConstraint.Relation: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
  }
}

extension NSLayoutConstraint.Attribute: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
      "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]
  }
}

extension UIStackView.Distribution: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
  }
}

extension UIStackView.Alignment: NibWord {
  static var nibWords: KeyValuePairs<String, Self> {
    [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
  }
}
