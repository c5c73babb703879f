import GSKDrawing
import QuartzCore

/// Draws layers into pictures, and reads pixels of them.
@MainActor
struct Canvas {
  let image: CGImage
  let scale: CGFloat

  /// Draws `layer` with its bounds as the picture; nil if that has no area.
  init?(_ layer: CALayer, scale: CGFloat = 1) {
    installDrawing()
    let node = layer.displayNode(at: 0)
    let picture = ImageDecoders.current?.picture(of: node, size: layer.bounds.size, scale: scale)
    guard let picture else { return nil }
    (image, self.scale) = (picture, scale)
  }

  /// Blue, green, red and alpha at a pixel, premultiplied, from 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = y * image.bytesPerRow + x * 4
    return image.pixels[start..<start + 4].map { Int($0) }
  }

  /// The alpha at a pixel, from 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// The greatest difference of a channel between this picture and another, pixel by pixel; `map`
  /// tells which pixel of this one belongs to a pixel of the other.
  func difference(
    from other: Canvas, in columns: Range<Int>? = nil, map: (Int, Int) -> (Int, Int) = { ($0, $1) }
  ) -> Int {
    var worst = 0
    for y in 0..<other.image.height {
      for x in columns ?? 0..<other.image.width {
        let (mine, theirs) = (self[map(x, y).0, map(x, y).1], other[x, y])
        worst = max(worst, zip(mine, theirs).map { abs($0 - $1) }.max() ?? 0)
      }
    }
    return worst
  }
}

/// A delegate that has all changes of its layers made at once.
@MainActor
final class Still: NSObject, CALayerDelegate {
  static let shared = Still()

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

/// A layer that changes at once.
@MainActor
func still<Layer: CALayer>(
  _ layer: Layer, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> Layer {
  layer.delegate = Still.shared
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  return layer
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)
  static let black = CGColor(gray: 0, alpha: 1)
}
