import QuartzCore

/// Which families of Linux stand in for those of iOS.
enum FontSubstitutes {
  /// The families to look for, best first; the last is fontconfig's name for the kind.
  static func families(for family: StandardFamily) -> [String] {
    (alike[family.name] ?? []) + kinds(family.kind)
  }

  /// Families with the measures or in the manner of one of iOS'.
  private static let alike: [String: [String]] = [
    "Arial": ["Liberation Sans", "Arimo"],
    "Helvetica": ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"],
    "Helvetica Neue": ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"],
    "Avenir": ["Nunito Sans", "Nunito", "Mulish"],
    "Avenir Next": ["Nunito Sans", "Nunito", "Mulish"],
    "Futura": ["Jost", "URW Gothic"],
    "Gill Sans": ["Gillius ADF", "Cabin"],
    "Optima": ["URW Classico"],
    "Trebuchet MS": ["Fira Sans"],
    "Verdana": ["DejaVu Sans"],
    "Georgia": ["Gelasio"],
    "Baskerville": ["Libre Baskerville"],
    "Didot": ["GFS Didot"],
    "Palatino": ["P052", "TeX Gyre Pagella", "URW Palladio L"],
    "Times New Roman": ["Liberation Serif", "Tinos", "Nimbus Roman"],
    "Courier": ["Nimbus Mono PS", "Liberation Mono", "Cousine"],
    "Courier New": ["Liberation Mono", "Cousine", "Nimbus Mono PS"],
    "Menlo": ["DejaVu Sans Mono"],
    "Apple Color Emoji": ["Noto Color Emoji"],
  ]

  private static func kinds(_ kind: StandardFamily.Kind) -> [String] {
    switch kind {
    case .plain: ["Inter", "DejaVu Sans", "sans-serif"]
    case .serif: ["DejaVu Serif", "Noto Serif", "Liberation Serif", "serif"]
    case .monospaced: ["DejaVu Sans Mono", "Noto Sans Mono", "monospace"]
    }
  }
}
