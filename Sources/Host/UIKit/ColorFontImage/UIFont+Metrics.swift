internal import CHostSeam

extension UIFont {
  /// The height of a line of text, in points.
  public var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  /// The highest point above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// The lowest point below the baseline, in points; negative.
  public var descender: CGFloat { metrics.descender }

  /// The extra space between lines that the font asks for, in points.
  public var leading: CGFloat { metrics.leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of a small x, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics {
    TextEngines.shared?.metrics(of: face) ?? .typical(size: face.size)
  }
}

extension FontMetrics {
  /// What most fonts measure, for programs without a drawing module.
  fileprivate static func typical(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 0.95, descender: size * -0.25, leading: 0, capHeight: size * 0.7,
      xHeight: size * 0.5)
  }
}

extension TextEngines {
  /// The engine, installed on first use; nil in a program without a drawing module.
  package static var shared: (any TextEngine)? {
    if current == nil { _ = kumiko_try_install_drawing() }
    return current
  }
}

extension ImageDecoders {
  /// The decoder, installed on first use; nil in a program without a drawing module.
  package static var shared: (any ImageDecoder)? {
    if current == nil { _ = kumiko_try_install_drawing() }
    return current
  }
}
