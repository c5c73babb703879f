/// What distinguishes a font from others, as a value to change and make fonts from.
public final class UIFontDescriptor: NSObject, Sendable {
  let face: FontFace
  let style: UIFont.TextStyle?

  init(face: FontFace, style: UIFont.TextStyle? = nil) {
    (self.face, self.style) = (face, style)
  }

  /// Describes the font of a PostScript or family name, such as "Inter-Bold", at a size. A name
  /// that nothing is known of counts as that of a family.
  public convenience init(name fontName: String, size: CGFloat) {
    let size = FontFace.valid(size)
    self.init(
      face: FontFace(name: fontName, size: size) ?? FontFace(family: fontName, size: size))
  }

  /// Describes the system's font for a style, at the preferred size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Describes the system's font for a style, at the size that `traitCollection` asks for.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(face: style.face(at: .effective(in: traitCollection)), style: style)
  }

  /// The size in points.
  public var pointSize: CGFloat { face.size }

  /// Bold, italic and fixed pitch.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The description with exactly these traits; never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      $0.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != ($0.weight >= 600) { $0.weight = isBold ? 700 : 400 }
    }
  }

  /// The description at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = FontFace.valid(newPointSize) }
  }

  /// The description with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  /// The system's font in another design; nil if the description is not of the system's font or
  /// there is no such design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard face.family == nil, design == .default || design == .monospaced else { return nil }
    return changed { $0.isMonospaced = design == .monospaced }
  }

  /// The description with a change. Traits and designs of a text style's font are of its size, and
  /// follow it; other sizes and families are of no style.
  private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var face = self.face
    change(&face)
    let isOfStyle = face.size == self.face.size && face.family == self.face.family
    return UIFontDescriptor(face: face, style: isOfStyle ? style : nil)
  }

  /// Whether `object` describes the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.face == face } ?? false
  }

  /// A hash of what is described.
  public override var hash: Int { face.hashValue }
}

extension UIFontDescriptor {
  /// Looks that most families offer.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each look.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All characters take the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A variant of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// All characters take the same width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
