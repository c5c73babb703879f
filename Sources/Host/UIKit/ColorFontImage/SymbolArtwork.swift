/// The shapes of a symbol in a square of 16 × 16 units, as SVG: those of an icon, or of an icon in
/// a circle or a square, struck out, or with a badge, where the set has no such icon.
struct SymbolArtwork {
  /// The elements inside the drawing.
  private var shapes: String
  /// How large the drawing is beside others.
  private(set) var proportion: CGFloat = 1
  /// How many drawings this one is put together from, which makes names of masks unique.
  private var depth = 0

  /// Makes the drawing of a symbol from what `icons` has by name; nil if there is none.
  init?(named name: Substring, icons: (String) -> String?) {
    if let own = SymbolArtwork(icon: name, icons) {
      self = own
    } else if let made =
      Self.enclosed(name, icons) ?? Self.struckOut(name, icons) ?? Self.badged(name, icons)
      ?? Self.dotted(name, icons)
    {
      self = made
    } else {
      return nil
    }
  }

  private init?(icon name: Substring, _ icons: (String) -> String?) {
    if let shapes = SymbolDrawings.shapes(of: name) {
      self.shapes = shapes
      return
    }
    for icon in SymbolNames.icons(for: name) {
      guard let file = icons(icon), let shapes = Self.content(of: file) else { continue }
      (self.shapes, proportion) = (shapes, SymbolNames.proportion(of: icon))
      return
    }
    return nil
  }

  private init(_ shapes: String, around inner: SymbolArtwork) {
    (self.shapes, depth) = (shapes, inner.depth + 1)
  }

  /// What stands between the tags of an SVG file's outermost element.
  private static func content(of file: String) -> String? {
    guard let head = file.range(of: "<svg"), let tail = file.range(of: "</svg>"),
      let start = file[head.upperBound...].firstIndex(of: ">"), start < tail.lowerBound
    else { return nil }
    return String(file[file.index(after: start)..<tail.lowerBound])
  }

  // MARK: Weight

  /// The whole drawing in the strokes of a weight.
  func svg(weight: UIImage.SymbolWeight) -> String {
    let change = weight.strokeChange
    let strokes = change > 0 ? " stroke=\"currentColor\" stroke-width=\"\(change)\"" : ""
    let body = change < 0 ? Self.masked(shapes, by: outline(-change), "weight") : shapes
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" \
      fill="currentColor"\(strokes)>\(body)</svg>
      """
  }

  private func outline(_ width: Double) -> String {
    "<g fill=\"none\" stroke=\"#000\" stroke-width=\"\(width)\">\(shapes)</g>"
  }

  /// `shapes` without what `hole` draws in black.
  private static func masked(_ shapes: String, by hole: String, _ name: String) -> String {
    """
    <mask id="\(name)" maskUnits="userSpaceOnUse" x="-2" y="-2" width="20" height="20">\
    <rect x="-2" y="-2" width="20" height="20" fill="#fff" stroke="none"/>\(hole)</mask>\
    <g mask="url(#\(name))">\(shapes)</g>
    """
  }

  // MARK: Variants

  /// A symbol in a circle or a square: drawn inside its line, or cut out of it where it is filled.
  private static func enclosed(
    _ name: Substring, _ icons: (String) -> String?
  ) -> SymbolArtwork? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? name.dropLast(5) : name
    guard let shape = Enclosure.allCases.first(where: { plain.hasSuffix("." + $0.rawValue) })
    else { return nil }
    let inner = plain.dropLast(shape.rawValue.count + 1) + (isFilled ? ".fill" : "")
    guard let art = SymbolArtwork(named: inner, icons: icons) else { return nil }
    let place = "transform=\"translate(4.4 4.4) scale(0.45)\""
    if isFilled {
      let hole = "<g \(place) fill=\"#000\" stroke=\"#000\" stroke-width=\"0.6\">\(art.shapes)</g>"
      return SymbolArtwork(masked(shape.area, by: hole, "shape\(art.depth)"), around: art)
    }
    let strokes = "stroke=\"currentColor\" stroke-width=\"0.8\""
    return SymbolArtwork("\(shape.line)<g \(place) \(strokes)>\(art.shapes)</g>", around: art)
  }

  private enum Enclosure: String, CaseIterable {
    case circle, square

    var area: String {
      switch self {
      case .circle: "<circle cx=\"8\" cy=\"8\" r=\"8\"/>"
      case .square: "<rect width=\"16\" height=\"16\" rx=\"3\"/>"
      }
    }

    var line: String {
      let looks = "fill=\"none\" stroke=\"currentColor\" stroke-width=\"1\""
      return switch self {
      case .circle: "<circle cx=\"8\" cy=\"8\" r=\"7.5\" \(looks)/>"
      case .square: "<rect x=\"0.5\" y=\"0.5\" width=\"15\" height=\"15\" rx=\"2.5\" \(looks)/>"
      }
    }
  }

  /// A symbol with a line across it.
  private static func struckOut(
    _ name: Substring, _ icons: (String) -> String?
  ) -> SymbolArtwork? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? name.dropLast(5) : name
    guard plain.hasSuffix(".slash") else { return nil }
    let inner = plain.dropLast(6) + (isFilled ? ".fill" : "")
    guard let art = SymbolArtwork(named: inner, icons: icons) else { return nil }
    func line(_ color: String, _ width: Double) -> String {
      """
      <path d="M2 2 14 14" fill="none" stroke="\(color)" stroke-width="\(width)" \
      stroke-linecap="round"/>
      """
    }
    let rest = masked(art.shapes, by: line("#000", 2.8), "slash\(art.depth)")
    return SymbolArtwork(rest + line("currentColor", 1), around: art)
  }

  /// A symbol with a dot at its upper right corner.
  private static func dotted(_ name: Substring, _ icons: (String) -> String?) -> SymbolArtwork? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? name.dropLast(5) : name
    guard plain.hasSuffix(".badge") else { return nil }
    let inner = plain.dropLast(6) + (isFilled ? ".fill" : "")
    guard let art = SymbolArtwork(named: inner, icons: icons) else { return nil }
    func disc(_ radius: Double, _ looks: String) -> String {
      "<circle cx=\"12.5\" cy=\"3.5\" r=\"\(radius)\"\(looks)/>"
    }
    let hole = disc(4.2, " fill=\"#000\" stroke=\"none\"")
    return SymbolArtwork(masked(art.shapes, by: hole, "dot\(art.depth)") + disc(3, ""), around: art)
  }

  /// The icons of the badges.
  private static let badges: [Substring: String] = [
    "plus": "plus", "minus": "dash", "checkmark": "check", "xmark": "x",
    "exclamationmark": "exclamation", "questionmark": "question",
  ]

  /// A symbol with a small mark in a disc at its lower right corner.
  private static func badged(_ name: Substring, _ icons: (String) -> String?) -> SymbolArtwork? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? name.dropLast(5) : name
    guard let range = plain.range(of: ".badge."), let badge = badges[plain[range.upperBound...]],
      let mark = icons("\(badge)-circle-fill").flatMap(content)
    else { return nil }
    let inner = plain[..<range.lowerBound] + (isFilled ? ".fill" : "")
    guard let art = SymbolArtwork(named: inner, icons: icons) else { return nil }
    let hole = "<circle cx=\"12.3\" cy=\"12.3\" r=\"4.5\" fill=\"#000\" stroke=\"none\"/>"
    let disc = "<g transform=\"translate(8.6 8.6) scale(0.4625)\">\(mark)</g>"
    return SymbolArtwork(masked(art.shapes, by: hole, "badge\(art.depth)") + disc, around: art)
  }
}

extension UIImage.SymbolWeight {
  /// How much wider strokes are than regular ones, in sixteenths of the drawing; below 0 for
  /// narrower ones.
  fileprivate var strokeChange: Double {
    switch self {
    case .ultraLight: -0.55
    case .thin: -0.4
    case .light: -0.2
    case .unspecified, .regular: 0
    case .medium: 0.2
    case .semibold: 0.4
    case .bold: 0.6
    case .heavy: 0.8
    case .black: 1
    }
  }
}
