/// A font at one size. It never changes; equal fonts are equal objects.
public final class UIFont: NSObject, Sendable {
  private let typeInfo = FoundationTypeInfo()
  /// What the text engine knows the font by.
  package let face: FontFace
  /// How the size follows the user's preference; nil for a fixed size.
  let scaling: Scaling?

  init(face: FontFace, scaling: Scaling? = nil) {
    (self.face, self.scaling) = (face, scaling)
  }

  /// Makes the font of a PostScript or family name, such as "Inter-Bold"; nil if there is none. A
  /// `fontSize` of 0 or less means 12 points. Families that every iOS has are there always: where
  /// one is not installed the one most like it is drawn, which is reported once.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName, size: FontFace.valid(fontSize)) else { return nil }
    (self.face, scaling) = (face, nil)
  }

  /// Makes a font from its description; a `pointSize` above 0 overrides the description's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    face.size = pointSize > 0 ? FontFace.valid(pointSize) : face.size
    self.face = face
    guard let style = descriptor.style, face.size == descriptor.pointSize else {
      scaling = nil
      return
    }
    face.size = style.size(at: .large)
    scaling = .style(style, face: face)
  }

  /// What distinguishes the font from others.
  public var fontDescriptor: UIFontDescriptor {
    guard case .style(let style, _) = scaling else { return UIFontDescriptor(face: face) }
    return UIFontDescriptor(face: face, style: style)
  }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = self.face
    face.size = FontFace.valid(fontSize)
    return UIFont(face: face)
  }

  /// The size in points.
  public var pointSize: CGFloat { face.size }

  /// The name of the family.
  public var familyName: String { face.family ?? FontFace.systemFamily(face) }

  /// The name of this member of the family.
  public var fontName: String { "\(familyName)-\(face.styleName)" }

  /// Whether `object` is the same font at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (face == other.face && scaling == other.scaling)
  }

  /// A hash of the font and its size.
  public override var hash: Int { face.hashValue }

  /// The name and size.
  public override var description: String { "<UIFont: \(fontName) \(pointSize)pt>" }
}

extension UIFont {
  /// The usual size of text on buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The usual size of labels, 17 points.
  public static var labelFontSize: CGFloat { 17 }

  /// A small size, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The system's standard size, 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: FontFace.valid(fontSize)))
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(size: FontFace.valid(fontSize), weight: weight.css))
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(size: FontFace.valid(fontSize), isItalic: true))
  }

  /// The system's font with digits that all take the same width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontFace(
        size: FontFace.valid(fontSize), weight: weight.css, hasMonospacedDigits: true))
  }

  /// The system's font in which all characters take the same width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(size: FontFace.valid(fontSize), weight: weight.css, isMonospaced: true))
  }
}
