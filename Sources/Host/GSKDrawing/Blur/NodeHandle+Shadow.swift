internal import CGtk
import QuartzCore

extension NodeHandle {
  /// The shadow that what is drawn throws: its alpha in one color, moved and blurred.
  ///
  /// It is a texture of our own, because a blur node of GSK's has a deviation that depends on the
  /// renderer and on the pixels of the screen, and what it draws on the parts of a damaged region.
  /// - Parameter deviation: The standard deviation of the blur in points; 0 for a sharp shadow.
  func shadow(_ color: CGColor, offset: CGSize, deviation: CGFloat) -> NodeHandle? {
    guard deviation > 0 else {
      let move = CGAffineTransform(translationX: offset.width, y: offset.height)
      return tinted(color)?.placed(by: move)
    }
    let area = bounds.insetBy(dx: -3 * deviation - 1, dy: -3 * deviation - 1)
    // Nobody sees the edges of what is a million screens large, or a blur over so many.
    guard area.width > 0, area.height > 0, area.width < 1e9, area.height < 1e9 else { return nil }
    let texel = Self.shadowTexel(in: area, deviation: deviation)
    var grid = TexelGrid(area, texel: texel) { gsk_render_node_draw(node, $0) }
    grid?.blur(deviation: deviation / texel)
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    let opacity = Float(color.alpha)
    let pixels = grid?.pixels { texel in
      texel.alpha *= opacity
      texel.red = red * texel.alpha
      texel.green = green * texel.alpha
      texel.blue = blue * texel.alpha
    }
    return pixels.flatMap { TextureHandle($0) }?
      .node(in: area.offsetBy(dx: offset.width, dy: offset.height))
  }

  /// Points a texel: what suits box filters of whole texels, but no more than 250,000 texels.
  private static func shadowTexel(in area: CGRect, deviation: CGFloat) -> CGFloat {
    max(deviation / 20.squareRoot(), 0.25, (area.width * area.height / 250_000).squareRoot())
  }
}
