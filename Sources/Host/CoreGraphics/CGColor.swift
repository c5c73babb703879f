/// A color as four components in sRGB, each from 0 to 1, not premultiplied.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  public let components: [CGFloat]?

  /// Opacity from 0 (clear) to 1 (opaque).
  public let alpha: CGFloat

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  package let red, green, blue: CGFloat

  /// Makes a color in sRGB. Components outside 0…1 are clamped; those that are not numbers count
  /// as 0.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
    components = [self.red, self.green, self.blue, self.alpha]
  }

  /// Makes a color in the device's RGB, which here is sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray. `gray` runs from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The same color with another opacity; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether all components agree.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue
        && lhs.alpha == rhs.alpha)
  }

  /// Feeds the components to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
