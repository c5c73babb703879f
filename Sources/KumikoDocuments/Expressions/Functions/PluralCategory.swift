public import Foundation

/// The form of a word that stands with a number, as Unicode's plural rules have it.
///
/// The rules are those of Unicode's Common Locale Data Repository for cardinal numbers; their short
/// names are kept: *n* is the number, *i* its whole part, *v* how many digits its fraction has, and
/// *f* the fraction's digits. A language that is not known has `one` for 1.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language.
  ///
  /// The number is taken as it is written without trailing zeros and with three digits of a
  /// fraction at most.
  public init(of number: Double, in locale: Locale) {
    guard number.isFinite else {
      self = .other
      return
    }
    let language = locale.language.languageCode?.identifier ?? ""
    let isPortugal = language == "pt" && locale.region?.identifier == "PT"
    let operands = PluralOperands(number)
    self = Self.rules[isPortugal ? "it" : language, default: { $0.n == 1 ? .one : .other }](
      operands)
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// Languages, and what they have in common. Those with `one` for 1 alone need no entry.
  private static let families: [(String, Rule)] = [
    (
      "bm bo dz id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to",
      { _ in .other }
    ),
    ("tpi vi wo yo yue zh", { _ in .other }),
    ("ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi", { $0.isOne ? .one : .other }),
    ("ca it vec", { $0.isOne ? .one : $0.isMillions ? .many : .other }),
    ("es", { $0.n == 1 ? .one : $0.isMillions ? .many : .other }),
    ("fr pt", { $0.i < 2 ? .one : $0.isMillions ? .many : .other }),
    ("ff hy kab", { $0.i < 2 ? .one : .other }),
    ("am as bn doi fa gu hi kn pcm zu", { $0.i == 0 || $0.n == 1 ? .one : .other }),
    ("ak bho guw ln mg nso pa ti wa", { $0.n == 0 || $0.n == 1 ? .one : .other }),
    ("si", { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other }),
    ("da", { $0.n == 1 || $0.f != 0 && $0.i < 2 ? .one : .other }),
    ("is mk", { $0.endsInOne || $0.fractionEndsInOne ? .one : .other }),
    ("fil tl", { [4, 6, 9].contains($0.v == 0 ? $0.i10 : $0.f % 10) ? .other : .one }),
    (
      "he iw",
      {
        $0.isOne || $0.i == 0 && $0.v != 0 ? .one : $0.i == 2 && $0.v == 0 ? .two : .other
      }
    ),
    ("iu naq sat se sma smi smj smn sms", { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }),
    ("lv prg", latvian), ("lt", lithuanian), ("mo ro", romanian), ("gd", gaelic), ("ga", irish),
    ("sl", slovenian), ("dsb hsb", sorbian), ("cs sk", czech), ("pl", polish),
    ("be ru uk", russian), ("bs hr sh sr", serbian), ("ar ars", arabic), ("cy", welsh),
    ("mt", maltese),
    ("br", breton),
  ]

  private static let latvian: Rule = {
    if $0.v == 0 && ($0.i10 == 0 || 11...19 ~= $0.i100) { return .zero }
    if $0.v == 2 && 11...19 ~= $0.f % 100 { return .zero }
    let endsInOne = $0.v == 2 ? $0.fractionEndsInOne : $0.f % 10 == 1
    return $0.v == 0 ? ($0.endsInOne ? .one : .other) : endsInOne ? .one : .other
  }

  private static let lithuanian: Rule = {
    if $0.v != 0 { return .many }
    if 11...19 ~= $0.i100 || $0.i10 == 0 { return .other }
    return $0.i10 == 1 ? .one : .few
  }

  private static let romanian: Rule = {
    if $0.isOne { return .one }
    return $0.v != 0 || $0.n == 0 || 1...19 ~= $0.i100 ? .few : .other
  }

  private static let gaelic: Rule = {
    switch $0.n {
    case 1, 11: .one
    case 2, 12: .two
    case 3...19 where $0.v == 0: .few
    default: .other
    }
  }

  private static let irish: Rule = {
    switch $0.n {
    case 1: .one
    case 2: .two
    case 3...6 where $0.v == 0: .few
    case 7...10 where $0.v == 0: .many
    default: .other
    }
  }

  private static let slovenian: Rule = {
    if $0.v != 0 { return .few }
    return $0.i100 == 1 ? .one : $0.i100 == 2 ? .two : 3...4 ~= $0.i100 ? .few : .other
  }

  private static let sorbian: Rule = {
    let last = $0.v == 0 ? $0.i100 : $0.f % 100
    return last == 1 ? .one : last == 2 ? .two : 3...4 ~= last ? .few : .other
  }

  private static let czech: Rule = {
    if $0.v != 0 { return .many }
    return $0.i == 1 ? .one : 2...4 ~= $0.i ? .few : .other
  }

  private static let polish: Rule = {
    if $0.v != 0 { return .other }
    return $0.i == 1 ? .one : $0.endsInTwoToFour ? .few : .many
  }

  private static let russian: Rule = {
    if $0.v != 0 { return .other }
    return $0.endsInOne ? .one : $0.endsInTwoToFour ? .few : .many
  }

  private static let serbian: Rule = {
    if $0.endsInOne || $0.fractionEndsInOne { return .one }
    let isFew = $0.v != 0 && 2...4 ~= $0.f % 10 && !(12...14 ~= $0.f % 100)
    return $0.endsInTwoToFour || isFew ? .few : .other
  }

  private static let arabic: Rule = {
    if $0.v != 0 { return .other }
    if $0.i < 3 { return $0.i == 0 ? .zero : $0.i == 1 ? .one : .two }
    return 3...10 ~= $0.i100 ? .few : 11...99 ~= $0.i100 ? .many : .other
  }

  private static let welsh: Rule = {
    switch $0.n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static let maltese: Rule = {
    if $0.v != 0 { return .other }
    if $0.i == 1 { return .one }
    if $0.i == 2 { return .two }
    return $0.i == 0 || 3...10 ~= $0.i100 ? .few : 11...19 ~= $0.i100 ? .many : .other
  }

  private static let breton: Rule = {
    if $0.v != 0 { return .other }
    let isRegular = ![1, 7, 9].contains($0.i100 / 10)
    if isRegular, $0.i10 == 1 { return .one }
    if isRegular, $0.i10 == 2 { return .two }
    if isRegular, [3, 4, 9].contains($0.i10) { return .few }
    return $0.isMillions ? .many : .other
  }
}

/// What plural rules ask of a number.
private struct PluralOperands {
  /// The number without its sign.
  let n: Double
  /// Its whole part.
  let i: Double
  /// How many digits the fraction has.
  private(set) var v = 0
  /// The digits of the fraction, which do not end in zero.
  private(set) var f = 0

  init(_ number: Double) {
    let thousands = (number.magnitude * 1000).rounded()
    let isSmall = thousands < 1e15
    n = isSmall ? thousands / 1000 : number.magnitude
    i = n.rounded(.towardZero)
    guard isSmall else { return }
    f = Int(thousands) % 1000
    v = f == 0 ? 0 : 3
    while f != 0, f % 10 == 0 {
      f /= 10
      v -= 1
    }
  }

  var i10: Int { Int(i.truncatingRemainder(dividingBy: 10)) }
  var i100: Int { Int(i.truncatingRemainder(dividingBy: 100)) }
  var isOne: Bool { i == 1 && v == 0 }
  var isMillions: Bool { v == 0 && i != 0 && i.truncatingRemainder(dividingBy: 1_000_000) == 0 }
  var endsInOne: Bool { v == 0 && i10 == 1 && i100 != 11 }
  var endsInTwoToFour: Bool { v == 0 && 2...4 ~= i10 && !(12...14 ~= i100) }
  var fractionEndsInOne: Bool { v != 0 && f % 10 == 1 && f % 100 != 11 }
}
