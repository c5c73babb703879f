/// A family of fonts that every iOS has.
package struct StandardFamily: Hashable, Sendable {
  /// What a family looks like, as far as another one can look like it.
  package enum Kind: Sendable { case plain, serif, monospaced }

  /// The name of the family, such as "Helvetica Neue".
  package let name: String
  package let kind: Kind

  /// The family of a name, written as a family's ("Helvetica Neue") or as the first part of a
  /// PostScript name is ("HelveticaNeue", "TimesNewRomanPS"); nil for other names.
  package init?(named name: String) {
    var key = Self.key(name)
    if let real = Self.others[key] { key = real }
    for ending in ["", "psmt", "mt", "ps"] where key.hasSuffix(ending) {
      guard let family = Self.known[String(key.dropLast(ending.count))] else { continue }
      self = family
      return
    }
    return nil
  }

  private init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }

  private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  /// Families by their names in small letters without spaces.
  private static let known: [String: StandardFamily] = {
    var result: [String: StandardFamily] = [:]
    for (kind, names) in [(Kind.plain, plain), (.serif, serif), (.monospaced, monospaced)] {
      for name in names { result[key(name)] = StandardFamily(name, kind) }
    }
    return result
  }()

  /// PostScript names that are not made of the family's.
  private static let others = [
    "bodonisvtytwoitctt": "bodoni72", "bodonisvtytwoositctt": "bodoni72oldstyle",
    "bradleyhanditctt": "bradleyhand", "hiraminpron": "hiraginominchopron",
    "hiramarupron": "hiraginomarugothicpron", "partyletplain": "partylet",
    "savoyeletplain": "savoyelet", "trebuchet": "trebuchetms", "zapfdingbatsitc": "zapfdingbats",
    "arialroundedmtbold": "arialroundedmtbold",
  ]

  private static let plain = [
    "Academy Engraved LET", "Al Nile", "Apple Color Emoji", "Apple SD Gothic Neo", "Apple Symbols",
    "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
    "Avenir Next Condensed", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Copperplate",
    "Damascus", "Devanagari Sangam MN", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah",
    "Futura", "Galvji", "Geeza Pro", "Gill Sans", "Grantha Sangam MN", "Helvetica",
    "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Sans", "Impact", "Kailasa", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Optima", "Papyrus", "Party LET",
    "PingFang HK", "PingFang SC", "PingFang TC", "Savoye LET", "Sinhala Sangam MN",
    "Snell Roundhand", "Symbol", "Tamil Sangam MN", "Thonburi", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]

  private static let serif = [
    "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
    "Bodoni 72 Smallcaps", "Charter", "Cochin", "Didot", "Georgia", "Hiragino Mincho ProN",
    "Hoefler Text", "Palatino", "Rockwell", "STIX Two Math", "STIX Two Text", "Times New Roman",
  ]

  private static let monospaced = ["Courier", "Courier New", "Menlo"]
}
