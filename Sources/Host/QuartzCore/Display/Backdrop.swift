import CoreGraphics

extension DisplayNode {
  /// What a layer makes of everything that was painted before it, inside its bounds.
  ///
  /// These are values only, so that the text of a display node stays the same while content moves
  /// below; the picture is up to the drawing module.
  package struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in points; 0 for none.
    package var blur: CGFloat
    /// How far colors stand from the gray of the same luminance: 1 keeps them, 0 leaves grays.
    package var saturation: CGFloat
    /// What every channel is multiplied by after saturation.
    package var gain: CGFloat
    /// What is added to every channel after that, where 1 is the whole range.
    package var lift: CGFloat
    /// The color painted over the result.
    package var tint: CGColor

    package init(
      blur: CGFloat, saturation: CGFloat = 1, gain: CGFloat = 1, lift: CGFloat = 0, tint: CGColor
    ) {
      (self.blur, self.saturation) = (blur, saturation)
      (self.gain, self.lift, self.tint) = (gain, lift, tint)
    }
  }
}

extension DisplayNode.Backdrop {
  /// The values on one line.
  var text: String {
    var words = ["backdrop blur \(blur.text)", "saturation \(saturation.text)"]
    if gain != 1 { words.append("gain \(gain.text)") }
    if lift != 0 { words.append("lift \(lift.text)") }
    if tint.alpha > 0 { words.append("tint \(tint.text)") }
    return words.joined(separator: " ")
  }
}
