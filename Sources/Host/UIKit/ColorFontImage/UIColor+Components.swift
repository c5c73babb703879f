extension UIColor {
  /// Makes a color in sRGB; components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes a color from its hue (0 and 1 are red), saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    let turn = (hue.isFinite ? min(max(hue, 0), 1) : 0) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let place = (turn + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Makes a color from components in Display P3; what sRGB cannot show is clipped to it.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      blue: encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409661 * b),
      alpha: alpha)
  }

  /// Writes the sRGB components in the current traits and returns whether it could; it
  /// always can.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the gray and returns true; returns false and writes nothing if the color is not gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation and brightness and returns whether it could; it always can.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let most = max(color.red, color.green, color.blue)
    let spread = most - min(color.red, color.green, color.blue)
    hue?.pointee = spread == 0 ? 0 : hueFraction(of: color, most: most, spread: spread)
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }
}

/// The place of a color that is not gray on the color wheel, from 0 up to 1.
private func hueFraction(of color: CGColor, most: CGFloat, spread: CGFloat) -> CGFloat {
  let sixths: CGFloat =
    if most == color.red {
      (color.green - color.blue) / spread
    } else if most == color.green {
      (color.blue - color.red) / spread + 2
    } else {
      (color.red - color.green) / spread + 4
    }
  return (sixths < 0 ? sixths + 6 : sixths) / 6
}

/// An encoded component as an amount of light.
private func linear(_ value: CGFloat) -> CGFloat {
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// An amount of light as an encoded component.
private func encoded(_ value: CGFloat) -> CGFloat {
  value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}
