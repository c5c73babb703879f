import QuartzCore

/// The contexts that code on one thread draws in without naming them, the present one last.
final class GraphicsContexts {
  private static let threads = ThreadLocal(main: GraphicsContexts()) { GraphicsContexts() }

  /// Those of the present thread.
  static var current: GraphicsContexts { threads.current }

  struct Entry {
    var context: CGContext
    /// Whether ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` made the context.
    var isImage = false
    var isOpaque = false
  }

  var stack: [Entry] = []

  /// Makes `context` the present one while `body` runs.
  func with(_ context: CGContext, _ body: () -> Void) {
    stack.append(Entry(context: context))
    body()
    stack.removeLast()
  }
}

extension CGContext {
  /// What was drawn, as an image; a clear one in a program without a drawing module, and one of no
  /// size where there is no memory for so many pixels.
  func makeUIImage(isOpaque: Bool) -> UIImage {
    let node = displayNode(background: isOpaque ? CGColor(gray: 0, alpha: 1) : nil)
    let drawn = ImageDecoders.shared?.picture(of: node, size: size, scale: scale)
    guard let picture = drawn ?? clearPicture else { return UIImage() }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Pixels without a color; nil if they took more than a gigabyte.
  private var clearPicture: CGImage? {
    let (columns, rows) = (max(1, width), max(1, height))
    guard columns * rows <= 1 << 28 else { return nil }
    return CGImage(
      width: columns, height: rows, bytesPerRow: columns * 4,
      pixels: [UInt8](repeating: 0, count: columns * rows * 4))
  }
}

/// The context that is drawn in at present on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.current.stack.last?.context
}

/// Makes `context` the present one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.current.stack.append(.init(context: context))
}

/// Takes up the context before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() {
  let contexts = GraphicsContexts.current
  if contexts.stack.last?.isImage == false { contexts.stack.removeLast() }
}

/// Begins to draw a picture of a size in points, one pixel a point, without transparency.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw a picture of a size in points. A scale of 0 takes the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  let context = CGContext(size: size, scale: scale)
  GraphicsContexts.current.stack.append(.init(context: context, isImage: true, isOpaque: opaque))
}

/// The picture that was begun last, as it is so far; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = GraphicsContexts.current.stack.last, last.isImage else { return nil }
  return last.context.makeUIImage(isOpaque: last.isOpaque)
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  let contexts = GraphicsContexts.current
  if contexts.stack.last?.isImage == true { contexts.stack.removeLast() }
}

/// Fills a rectangle with the present fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside the edge of a rectangle, with the present fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill(rect.divided(atDistance: 1, from: .minYEdge).slice)
  context.fill(rect.divided(atDistance: 1, from: .maxYEdge).slice)
  context.fill(rect.divided(atDistance: 1, from: .minXEdge).slice)
  context.fill(rect.divided(atDistance: 1, from: .maxXEdge).slice)
}

/// Draws nothing outside of a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes this the color of areas and lines in the present context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of areas in the present context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color of lines in the present context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the image at its size in the present context, its upper left corner at `point`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image scaled into `rect` in the present context, in its tint if it has one.
  public func draw(in rect: CGRect) {
    let traits = UITraitCollection.current
    let isTemplate = renderingMode == .alwaysTemplate || isSymbolImage
    let tint = storage.tint ?? (isTemplate && renderingMode != .alwaysOriginal ? .black : nil)
    UIGraphicsGetCurrentContext()?.draw(drawItems(in: rect, tint: tint?.cgColor(in: traits)))
  }
}

extension NSAttributedString {
  /// Draws the text in the present context without line breaks but its own, its upper left corner
  /// at `point`.
  public func draw(at point: CGPoint) { draw(width: nil, at: point) }

  /// Draws the text in the present context, broken into lines as wide as `rect` and cut at its
  /// edges.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(width: rect.width, at: rect.origin)
    context.restoreGState()
  }

  private func draw(width: CGFloat?, at point: CGPoint) {
    guard let engine = TextEngines.shared else { return }
    var block = TextBlock(
      runs: textRuns(defaults: .attributedString), maximumLines: 0, lineBreak: .wordWrapping)
    if let style = firstParagraphStyle { block.apply(style) }
    if let width, width < TextBlock.widest { block.width = width }
    UIGraphicsGetCurrentContext()?.draw([.text(engine.layout(block), point)])
  }
}

extension NSString {
  /// Draws the text in the present context without line breaks but its own, its upper left corner
  /// at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
  }

  /// Draws the text in the present context, broken into lines as wide as `rect` and cut at its
  /// edges.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }
}

extension String {
  /// Draws the text in the present context without line breaks but its own, its upper left corner
  /// at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the present context, broken into lines as wide as `rect` and cut at its
  /// edges.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
