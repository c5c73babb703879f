import QuartzCore

/// What decides how a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The area that is drawn in; empty until a renderer has one.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format of the usual kind.
  public override required init() {}

  /// The format for the main screen.
  open class func `default`() -> Self { self.init() }

  /// The format for the present traits.
  open class func preferred() -> Self { self.init() }

  /// A format that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let twin = type(of: self).init()
    twin.bounds = bounds
    return twin
  }
}

/// What decides how an image renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point; the screen's by default, which 0 stands for.
  open var scale: CGFloat = UITraitCollection.current.displayScale

  /// Whether the image is black where nothing was drawn; false by default: clear.
  open var opaque = false

  /// Makes a format for the screen of some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// A format that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let twin = super.copy(with: zone)
    if let twin = twin as? UIGraphicsImageRendererFormat {
      (twin.scale, twin.opaque) = (scale, opaque)
    }
    return twin
  }
}

/// What code draws in while a renderer runs.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let usedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    (self.context, usedFormat) = (context, format)
  }

  /// Where drawing goes.
  open var cgContext: CGContext { context }

  /// How the renderer draws.
  open var format: UIGraphicsRendererFormat { usedFormat }

  /// Fills a rectangle with the present fill color.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Draws a line of one point inside the edge of a rectangle.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws nothing outside of a rectangle from now on.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// What code draws an image in.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image as it is so far.
  open var currentImage: UIImage {
    let isOpaque = (format as? UIGraphicsImageRendererFormat)?.opaque ?? false
    return cgContext.makeUIImage(isOpaque: isOpaque)
  }
}

/// Draws by code; ``UIGraphicsImageRenderer`` makes images.
open class UIGraphicsRenderer: NSObject {
  let usedFormat: UIGraphicsRendererFormat

  /// Makes a renderer for an area in points. What changes in `format` later does not count.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let own = format.copy(with: nil) as? UIGraphicsRendererFormat ?? format
    own.bounds = bounds
    usedFormat = own
  }

  /// How the renderer draws.
  open var format: UIGraphicsRendererFormat { usedFormat }
}

/// Makes images by code that draws them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Makes a renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Makes a renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of an area in points, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Makes a renderer of images of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image that `actions` draw.
  open func image(actions: DrawingActions) -> UIImage { render(actions).currentImage }

  /// Returns what `actions` draw as a PNG file; empty in a program without a drawing module.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  private func render(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
    let wanted = (format as? UIGraphicsImageRendererFormat)?.scale ?? 0
    let scale = wanted > 0 ? wanted : max(1, UITraitCollection.current.displayScale)
    let bounds = format.bounds
    let context = CGContext(size: bounds.size, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let result = UIGraphicsImageRendererContext(context, format: format)
    GraphicsContexts.current.with(context) { actions(result) }
    return result
  }
}

extension UIImage {
  /// A format that suits this image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
