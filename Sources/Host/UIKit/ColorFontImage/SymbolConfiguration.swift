extension UIImage {
  /// What an image should look like; see ``SymbolConfiguration``.
  open class Configuration: NSObject {
    fileprivate override init() { super.init() }
  }

  /// The size, weight and scale of a symbol. What is not said is left as it is.
  open class SymbolConfiguration: Configuration {
    package struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      /// The style of text that the size follows; nil if it is the same at all sizes of text.
      private(set) var textStyle: UIFont.TextStyle?

      package init(
        pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil
      ) {
        self.pointSize = pointSize
        self.weight = weight == .unspecified ? nil : weight
        self.scale = scale == .unspecified ? nil : scale
      }

      /// Size and weight of a style at the preferred size of text.
      init(textStyle: UIFont.TextStyle, scale: SymbolScale? = nil) {
        let font = UIFont.preferredFont(forTextStyle: textStyle)
        self.init(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale)
        self.textStyle = textStyle
      }

      /// The same at the size of text of a view.
      func following(_ traits: UITraitCollection) -> Values {
        guard let textStyle else { return self }
        var values = self
        values.pointSize =
          UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
        return values
      }

      /// Takes over what `other` says.
      mutating func merge(_ other: Values) {
        if let size = other.pointSize { (pointSize, textStyle) = (size, other.textStyle) }
        weight = other.weight ?? weight
        scale = other.scale ?? scale
      }
    }

    package let values: Values

    package init(values: Values) { self.values = values }

    /// Says the size of text that the symbol goes with, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(values: Values(pointSize: pointSize))
    }

    /// Says size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }

    /// Says size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Says the weight.
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }

    /// Says the scale.
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

    /// Says size and weight as those of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.symbolWeight)
    }

    /// Says size and weight as those of a font, and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale)
    }

    /// Says size and weight as those of a text style at the preferred size, which image views
    /// follow.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(values: Values(textStyle: textStyle))
    }

    /// Says size and weight as those of a text style at the preferred size, which image views
    /// follow, and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(values: Values(textStyle: textStyle, scale: scale))
    }

    /// This configuration with what `otherConfiguration` says instead.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      var values = self.values
      values.merge(other.values)
      return SymbolConfiguration(values: values)
    }

    /// Whether `object` says the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration).map { $0.values == values } ?? false
    }

    /// A hash of what is said.
    open override var hash: Int { values.hashValue }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    case ultraLight = 1
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// The usual one.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    case small = 1
    case medium
    case large
  }
}

extension UIFont {
  /// The symbols' weight that goes with this font.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: face.weight / 100) ?? .regular
  }
}
