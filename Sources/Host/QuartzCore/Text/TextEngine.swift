import CoreGraphics

/// Shapes and measures text. The drawing module implements it with Pango; see ``TextEngines``.
package protocol TextEngine: AnyObject {
  /// Lays `block` out. Layouts are cached by the engine: equal blocks cost a lookup.
  func layout(_ block: TextBlock) -> any TextLayout
  /// The vertical measures of a font, in points.
  func metrics(of face: FontFace) -> FontMetrics
  /// Whether a family of this name can be drawn.
  func hasFamily(_ name: String) -> Bool
  /// The family that is drawn where one of iOS' is not installed.
  func substitute(for family: StandardFamily) -> String
}

/// Text that has been broken into lines at one width.
package protocol TextLayout: AnyObject {
  /// What was laid out.
  var block: TextBlock { get }
  /// The width of the longest line and the height of all lines, not rounded.
  var size: CGSize { get }
  /// Lines, top to bottom.
  var lines: [TextLine] { get }
  /// Whether text was cut or replaced by an ellipsis.
  var isTruncated: Bool { get }
  /// The UTF-16 offset of the character boundary nearest to a point.
  func offset(at point: CGPoint) -> Int
  /// Where a caret before the character at a UTF-16 offset stands; its width is 0.
  func caretRect(at offset: Int) -> CGRect
}

/// One line of a layout.
package struct TextLine: Hashable, Sendable {
  /// The line's box, relative to the layout's top left.
  package var frame: CGRect
  /// The distance of the baseline from the layout's top.
  package var baseline: CGFloat
  /// The UTF-16 offsets that the line shows.
  package var range: Range<Int>

  package init(frame: CGRect, baseline: CGFloat, range: Range<Int>) {
    (self.frame, self.baseline, self.range) = (frame, baseline, range)
  }
}

/// A font's vertical measures in points; `descender` is negative, as in UIKit.
package struct FontMetrics: Hashable, Sendable {
  package var ascender, descender, leading, capHeight, xHeight: CGFloat

  package init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// What the drawing module installed for one thread: what it uses belongs to a thread.
private final class DrawingServices {
  static let threads = ThreadLocal(main: DrawingServices()) { DrawingServices() }

  var textEngine: (any TextEngine)?
  var imageDecoder: (any ImageDecoder)?
}

/// Where the drawing module puts its services.
package enum TextEngines {
  /// The engine of the present thread; set once when a drawing module is installed.
  package static var current: (any TextEngine)? {
    get { DrawingServices.threads.current.textEngine }
    set { DrawingServices.threads.current.textEngine = newValue }
  }
}

/// Turns encoded pictures (PNG, JPEG, SVG …) and display nodes into pixels.
package protocol ImageDecoder: AnyObject {
  /// The picture in `data`, nil if it cannot be decoded. `size` asks for a vector picture at that
  /// many pixels; nil takes the nominal size.
  func decode(_ data: Data, size: CGSize?) -> CGImage?
  /// What `node` looks like, with the origin of its bounds in the top left corner of a clear
  /// picture; nil if that would have no size. `scale` is pixels a point.
  func picture(of node: DisplayNode, size: CGSize, scale: CGFloat) -> CGImage?
  /// The picture as a PNG file.
  func pngData(of image: CGImage) -> Data?
}

/// Where the drawing module puts its decoder.
package enum ImageDecoders {
  /// The decoder of the present thread; set once when a drawing module is installed.
  package static var current: (any ImageDecoder)? {
    get { DrawingServices.threads.current.imageDecoder }
    set { DrawingServices.threads.current.imageDecoder = newValue }
  }
}
