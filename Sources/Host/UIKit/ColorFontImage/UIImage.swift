/// A picture with what it takes to place it: pixels a point, tinting, stretching. It never changes.
public final class UIImage: NSObject, Sendable {
  package struct Storage: Sendable {
    /// The pixels as given.
    var picture: CGImage
    /// The pixels as drawn, turned upright.
    var upright: CGImage
    var scale: CGFloat
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
    var flipsForRightToLeft = false
    var symbol: Symbol?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }

  package let storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// Makes an image of no size, which draws nothing.
  public override convenience init() {
    self.init(Storage(picture: .empty, upright: .empty, scale: 1))
  }

  /// Makes an image of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of `scale` pixels a point, whose pixels are stored turned by `orientation`.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      Storage(
        picture: cgImage, upright: cgImage.upright(from: orientation),
        scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// Makes an image from a file's contents (PNG, JPEG, SVG …); nil if it cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image of `scale` pixels a point from a file's contents; nil if it cannot be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = ImageDecoders.shared?.decode(data, size: nil) else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
  }

  /// The picture as a PNG file; nil for an empty image and in a program without a drawing module.
  public func pngData() -> Data? {
    isEmpty ? nil : ImageDecoders.shared?.pngData(of: storage.upright)
  }

  /// Whether the image has no pixels.
  var isEmpty: Bool { storage.picture.width == 0 }

  /// A copy with something changed.
  func with(_ change: (inout Storage) -> Void) -> UIImage {
    var storage = self.storage
    change(&storage)
    return UIImage(storage)
  }

  /// The pixels, not turned by ``imageOrientation``; nil for an image of no size.
  public var cgImage: CGImage? { isEmpty ? nil : storage.picture }

  /// Pixels a point.
  public var scale: CGFloat { storage.scale }

  /// How the pixels are turned; upright by default.
  public var imageOrientation: Orientation { storage.orientation }

  /// The size in points, as seen upright.
  public var size: CGSize {
    CGSize(
      width: CGFloat(storage.upright.width) / scale,
      height: CGFloat(storage.upright.height) / scale)
  }

  /// Whether `object` shows the same pixels in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    let (a, b) = (storage, other.storage)
    return a.picture === b.picture && a.scale == b.scale && a.orientation == b.orientation
      && a.renderingMode == b.renderingMode && a.tint == b.tint && a.capInsets == b.capInsets
      && a.isResizable == b.isResizable && a.resizingMode == b.resizingMode
      && a.flipsForRightToLeft == b.flipsForRightToLeft && a.frames == b.frames
      && a.duration == b.duration
  }

  /// A hash of the pixels' identity.
  public override var hash: Int { ObjectIdentifier(storage.picture).hashValue }

  /// The size and the symbol's name, if it is one.
  public override var description: String {
    let name = storage.symbol.map { " symbol(\($0.name))" } ?? ""
    return "<UIImage:\(name) {\(size.width), \(size.height)} @\(scale)x>"
  }
}

extension UIImage {
  /// How pixels must be turned to be seen upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// The same, then mirrored from left to right.
    var mirrored: Orientation { Orientation(rawValue: rawValue ^ 4) ?? self }
  }

  /// Whether the picture's own colors are drawn or a tint in its shape.
  public enum RenderingMode: Int, Sendable {
    /// Tinted where the place asks for it, and symbols everywhere.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image is enlarged.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }
}
