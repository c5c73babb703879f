/// Makes one color from another, such as that of a pressed button from that of a button at rest.
public struct UIConfigurationColorTransformer {
  /// What makes the color.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The color made from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Gray of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let old = color.cgColor(in: traits)
        let gray = 0.299 * old.red + 0.587 * old.green + 0.114 * old.blue
        return UIColor(white: gray, alpha: old.alpha)
      }
    }
  }
}
