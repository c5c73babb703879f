internal import CGtk
import QuartzCore

/// The picture of a backdrop, for GSK and for cairo.
final class GlassPicture {
  /// The texture, which runs smoothly from one texel to the next.
  let node: NodeHandle

  private let pixels: PixelBuffer?
  private let area: CGRect

  /// Half texels as blocks of one color, which nobody sees below a dense tint: cairo paints them in
  /// half the time of a texture.
  private lazy var blocks = pixels.flatMap { Surface($0.doubled()) }

  /// - Parameter blocks: The texels of the picture, if their edges may be seen.
  init(_ node: NodeHandle, blocks: PixelBuffer? = nil, in area: CGRect = .zero) {
    (self.node, self.area, pixels) = (node, area, blocks)
  }

  /// Paints the picture with a `cairo_t`.
  func paint(on context: OpaquePointer) {
    if let blocks { blocks.paint(in: area, on: context) } else { node.paint(on: context) }
  }
}
