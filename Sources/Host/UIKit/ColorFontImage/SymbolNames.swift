import Foundation

/// Translates symbols' names into those of the icons that stand for them.
package enum SymbolNames {
  /// The tables of names, by the categories of Apple's app for symbols.
  package static let categories = [
    arrows, communication, weather, objectsAndTools, devices, cameraAndPhotos, gaming,
    connectivity, transportation, privacyAndSecurity, human, home, health, nature, editing,
    textFormatting, media, commerce, time, shapes, math, marks,
  ]

  /// The icon of each symbol whose icon has another name than the symbol with dashes for dots;
  /// `.fill` at the end of a symbol's name is not part of the key.
  private static let exceptions: [Substring: Substring] = {
    var icons: [Substring: Substring] = [:]
    for table in categories {
      for line in table.split(separator: "\n") {
        let words = line.split(separator: " ")
        for symbol in words.dropFirst() { icons[symbol] = words[0] }
      }
    }
    return icons
  }()

  /// The icons that stand for a symbol, best first. Nothing says that any exists: where a filled
  /// variant is missing the outline follows.
  package static func icons(for name: Substring) -> [String] {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? name.dropLast(5) : name
    let icon =
      exceptions[plain].map(String.init) ?? plain.split(separator: ".").joined(separator: "-")
    return isFilled ? [icon + "-fill", icon] : [icon]
  }

  /// Whether a symbol has a drawing of its own, beside the icons.
  package static func isDrawnHere(_ name: Substring) -> Bool {
    SymbolDrawings.shapes(of: name) != nil
  }

  /// How large an icon is drawn beside the others: the marks that fill their whole square are
  /// made as high as the symbols they stand for.
  static func proportion(of icon: String) -> CGFloat { icon.hasSuffix("-lg") ? 0.85 : 1 }
}
