internal import Synchronization

extension FontFace {
  /// The words of weights in names, by CSS's weight.
  private static let weightNames: [(word: String, weight: Int)] = [
    ("Ultralight", 100), ("ExtraLight", 200), ("Thin", 200), ("Light", 300), ("Regular", 400),
    ("Medium", 500), ("SemiBold", 600), ("DemiBold", 600), ("ExtraBold", 800), ("Bold", 700),
    ("Heavy", 800), ("Black", 900), ("Book", 400), ("Roman", 400), ("Plain", 400), ("W3", 300),
    ("W6", 600), ("Demi", 600), ("ExtraBlack", 900),
  ]

  /// The face that a PostScript name ("Inter-SemiBoldItalic") or family name means; nil if such a
  /// family is neither installed nor the system's nor one of iOS' that another one stands in for.
  init?(name: String, size: CGFloat) {
    guard let engine = TextEngines.shared, !name.isEmpty else { return nil }
    if engine.hasFamily(name) {
      self.init(family: name, size: size)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let style = parts.count == 2 ? Self.style(parts[1]) : (400, false)
    let (weight, isItalic) = style ?? (400, false)
    if let isMonospaced = Self.systemFamilies[first] {
      self.init(size: size, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
    } else if style != nil,
      let family = [first, Self.spaced(first)].first(where: engine.hasFamily)
    {
      self.init(family: family, size: size, weight: weight, isItalic: isItalic)
    } else if let standard = StandardFamily(named: first) {
      Self.note(standard, engine)
      self.init(family: standard.name, size: size, weight: weight, isItalic: isItalic)
    } else {
      return nil
    }
  }

  private static let noted = Mutex<Set<StandardFamily>>([])

  /// Says once which family stands in for one of iOS'.
  private static func note(_ family: StandardFamily, _ engine: any TextEngine) {
    guard !engine.hasFamily(family.name), noted.withLock({ $0.insert(family).inserted }) else {
      return
    }
    Diagnostics.report(
      "UIFont: “\(family.name)” is not installed; \(engine.substitute(for: family)) is drawn in "
        + "its place.")
  }

  /// Weight and slope that a word such as "BoldItalic" means; nil for other words.
  private static func style(_ word: String) -> (weight: Int, isItalic: Bool)? {
    var rest = word.lowercased()
    for ending in ["psmt", "mt"] where rest.hasSuffix(ending) { rest.removeLast(ending.count) }
    for width in ["condensed", "extended"] where rest.hasPrefix(width) {
      rest.removeFirst(width.count)
    }
    let isItalic = ["italic", "oblique"].contains { rest.hasSuffix($0) }
    for slope in ["italic", "oblique"] where rest.hasSuffix(slope) {
      rest.removeLast(slope.count)
    }
    if rest.isEmpty { return (400, isItalic) }
    guard let weight = weightNames.first(where: { $0.word.lowercased() == rest })?.weight
    else { return nil }
    return (weight, isItalic)
  }

  /// "DejaVuSans" as "DejaVu Sans": a space before each capital that follows a small letter.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// The word of weight and slope, as in PostScript names.
  var styleName: String {
    let weight = Self.weightNames.first { $0.weight == self.weight }?.word ?? "Regular"
    guard isItalic else { return weight }
    return weight == "Regular" ? "Italic" : weight + "Italic"
  }

  /// The names that Apple gives to the system's families, and whether all of their characters take
  /// the same width.
  private static let systemFamilies = [
    ".AppleSystemUIFont": false, ".AppleSystemUIFontMonospaced": true,
  ]

  /// The name that Apple gives to the system's families.
  static func systemFamily(_ face: FontFace) -> String {
    face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont"
  }

  /// A size that can be drawn: 12 points for sizes of 0 or less or that are not numbers.
  static func valid(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }
}
