internal import Synchronization

extension UIImage {
  /// Makes the image of a name from the main bundle; nil if there is none. See
  /// ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the image of a name from a bundle, the main one by default; nil if there is none.
  ///
  /// A name without an extension, or whose end is none, means PNG, then JPEG and SVG. Files with
  /// "@2x" and "@3x" before the extension hold as many pixels a point; the one for the screen is
  /// preferred. Images are kept, so that asking again is cheap.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    guard let file = ImageFile.find(name, in: bundle ?? .main, scale: scale),
      let image = file.load(screenScale: scale)
    else { return nil }
    self.init(image.storage)
  }

  /// Makes an image from a file; nil if it cannot be read or decoded. "@2x" or "@3x" before the
  /// extension says how many pixels a point it holds.
  public convenience init?(contentsOfFile path: String) {
    let stem = (path as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    guard let image = ImageFile(path: path, scale: scale).load(screenScale: scale, keeps: false)
    else { return nil }
    self.init(image.storage)
  }
}

/// A file that holds a picture.
private struct ImageFile: Hashable {
  var path: String
  /// Pixels a point.
  var scale: CGFloat

  /// What an image is kept by: vector pictures are drawn for each scale of screens.
  private struct Key: Hashable {
    var file: ImageFile
    var screenScale: CGFloat?
  }
  private static let loaded = Mutex<[Key: UIImage]>([:])

  private var isVector: Bool { path.lowercased().hasSuffix(".svg") }

  static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> ImageFile? {
    let given = (name as NSString).pathExtension
    let stem = (name as NSString).deletingPathExtension
    return (given.isEmpty ? nil : find(stem, types: [given], in: bundle, scale: scale))
      ?? find(name, types: ["png", "jpg", "jpeg", "svg"], in: bundle, scale: scale)
  }

  private static func find(
    _ stem: String, types: [String], in bundle: Bundle, scale: CGFloat
  ) -> ImageFile? {
    let wanted = max(1, min(3, Int(scale.rounded(.up))))
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    for type in types {
      for scale in scales {
        let file = scale == 1 ? stem : "\(stem)@\(scale)x"
        if let path = bundle.path(forResource: file, ofType: type) {
          return ImageFile(path: path, scale: CGFloat(scale))
        }
      }
    }
    return nil
  }

  func load(screenScale: CGFloat, keeps: Bool = true) -> UIImage? {
    let key = Key(file: self, screenScale: isVector ? screenScale : nil)
    if keeps, let image = Self.loaded.withLock({ $0[key] }) { return image }
    guard let data = FileManager.default.contents(atPath: path),
      let image = decode(data, screenScale: screenScale)
    else { return nil }
    if keeps { Self.loaded.withLock { $0[key] = image } }
    return image
  }

  /// Vector pictures are drawn with the screen's pixels, others keep theirs.
  private func decode(_ data: Data, screenScale: CGFloat) -> UIImage? {
    guard let image = UIImage(data: data, scale: scale) else { return nil }
    guard isVector else { return image }
    let pixels = CGSize(
      width: (image.size.width * screenScale).rounded(),
      height: (image.size.height * screenScale).rounded())
    guard let sharp = ImageDecoders.shared?.decode(data, size: pixels) else { return image }
    return UIImage(cgImage: sharp, scale: screenScale, orientation: .up)
  }
}
