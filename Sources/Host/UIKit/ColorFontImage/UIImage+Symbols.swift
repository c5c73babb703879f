internal import Synchronization

extension UIImage {
  /// A symbol by its name and looks.
  package struct Symbol: Hashable, Sendable {
    var name: String
    var looks: SymbolConfiguration.Values
  }

  /// Makes the symbol of a name (`chevron.right`) at 17 points; nil if there is none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the symbol of a name with some looks; nil if there is none.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    let looks = (configuration as? SymbolConfiguration)?.values ?? .init()
    guard let image = SymbolLibrary.image(of: Symbol(name: name, looks: looks)) else { return nil }
    self.init(image.storage)
  }

  /// Whether this is one of the system's symbols.
  public var isSymbolImage: Bool { storage.symbol != nil }

  /// The looks of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    storage.symbol.map { SymbolConfiguration(values: $0.looks) }
  }

  /// The symbol with what `configuration` says instead; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard var symbol = storage.symbol else { return nil }
    symbol.looks.merge(configuration.values)
    return redrawn(as: symbol)
  }

  /// The symbol with the looks of `configuration` only; other images as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard var symbol = storage.symbol, let looks = configuration as? SymbolConfiguration
    else { return self }
    symbol.looks = looks.values
    return redrawn(as: symbol)
  }

  /// Whether the image is a symbol whose size follows that of text.
  var followsTextSize: Bool { storage.symbol?.looks.textStyle != nil }

  /// The image with the pixels for a screen and a size of text: symbols are drawn anew for each,
  /// other images bring their own.
  func drawn(for traits: UITraitCollection) -> UIImage {
    guard let symbol = storage.symbol else { return self }
    let looks = symbol.looks.following(traits)
    let scale = traits.displayScale > 0 ? traits.displayScale : self.scale
    guard looks != symbol.looks || scale != self.scale,
      let image = SymbolLibrary.image(of: Symbol(name: symbol.name, looks: looks), scale: scale)
    else { return self }
    return with { $0.takePixels(of: image) }
  }

  /// Another symbol's pixels with this image's tint and modes.
  private func redrawn(as symbol: Symbol) -> UIImage {
    guard let image = SymbolLibrary.image(of: symbol) else { return self }
    return with {
      $0.symbol = symbol
      $0.takePixels(of: image)
    }
  }
}

extension UIImage.Storage {
  /// Shows another symbol's pixels, turned as before.
  fileprivate mutating func takePixels(of image: UIImage) {
    (picture, scale) = (image.storage.picture, image.scale)
    upright = picture.upright(from: orientation)
  }
}

/// The system's symbols, drawn from the Bootstrap Icons that Debian packages (MIT license): a real
/// set of 1,900 outlines and fills in one hand, whose names mostly follow from the symbols' own.
enum SymbolLibrary {
  /// Where Debian's package `bootstrap-icons` puts its files.
  static let folder = "/usr/share/bootstrap-icons/svg"

  private struct Key: Hashable {
    var symbol: UIImage.Symbol
    var scale: CGFloat
  }
  private static let drawn = Mutex<[Key: UIImage]>([:])

  /// The symbol drawn for the current screen; nil if there is none.
  static func image(of symbol: UIImage.Symbol) -> UIImage? {
    image(of: symbol, scale: UITraitCollection.current.displayScale)
  }

  /// The symbol drawn for a screen with some pixels a point; nil if there is none.
  static func image(of symbol: UIImage.Symbol, scale: CGFloat) -> UIImage? {
    let scale = max(1, scale)
    let key = Key(symbol: symbol, scale: scale)
    if let image = drawn.withLock({ $0[key] }) { return image }
    guard let picture = picture(of: symbol, scale: scale) else { return nil }
    let image = UIImage(
      UIImage.Storage(picture: picture, upright: picture, scale: scale, symbol: symbol))
    drawn.withLock { $0[key] = image }
    return image
  }

  private static func picture(of symbol: UIImage.Symbol, scale: CGFloat) -> CGImage? {
    guard let artwork = artwork(named: symbol.name) else { return nil }
    let side = (symbol.looks.side * artwork.proportion * scale).rounded()
    guard side >= 1, side <= 4096 else { return nil }
    let svg = Data(artwork.svg(weight: symbol.looks.weight ?? .regular).utf8)
    return ImageDecoders.shared?
      .decode(svg, size: CGSize(width: side, height: side))?
      .trimmed()
  }

  private static let missing = Mutex<Set<String>>([])

  private static func artwork(named name: String) -> SymbolArtwork? {
    guard !name.isEmpty, !missing.withLock({ $0.contains(name) }) else { return nil }
    // Names are parts of paths: anything else than words and dots could lead out of the folder.
    let isName = name.utf8.allSatisfy {
      (97...122).contains($0) || (48...57).contains($0) || $0 == 46
    }
    if isName, let artwork = SymbolArtwork(named: name[...], icons: icon) { return artwork }
    missing.withLock { _ = $0.insert(name) }
    Diagnostics.report("UIImage: there is no symbol named “\(name)”.")
    return nil
  }

  private static func icon(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(name).svg")
      .flatMap { String(data: $0, encoding: .utf8) }
  }
}

extension UIImage.SymbolConfiguration.Values {
  /// The side of the square that a symbol is drawn in, in points: a circle is somewhat higher than
  /// the capitals beside it.
  fileprivate var side: CGFloat {
    let size = pointSize ?? UIFont.labelFontSize
    guard size.isFinite, size > 0 else { return 0 }
    return switch scale ?? .default {
    case .small: size * 0.92
    case .large: size * 1.5
    default: size * 1.17
    }
  }
}
