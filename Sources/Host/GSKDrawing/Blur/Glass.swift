internal import CGtk
import QuartzCore

/// One thing that was painted before a backdrop.
struct GlassPiece {
  let picture: NodeHandle
  /// Maps the picture's coordinates to those of the backdrop's picture.
  let transform: CGAffineTransform
  /// What is seen of it, in the coordinates of the backdrop's picture.
  let clip: CGRect
  let opacity: CGFloat

  /// Whether this looks the same as another piece.
  func isSame(as other: GlassPiece) -> Bool {
    picture === other.picture && clip.isNear(other.clip) && transform.isNear(other.transform)
      && abs(opacity - other.opacity) < 0.001
  }
}

/// What a backdrop looks like, and what that was made of.
struct Glass {
  let pieces: [GlassPiece]
  let picture: GlassPicture?

  /// Whether the same pieces lie below now.
  func isMade(of pieces: [GlassPiece]) -> Bool {
    self.pieces.elementsEqual(pieces) { $0.isSame(as: $1) }
  }

  /// Makes the picture of a backdrop of a size from what lies below.
  init(_ backdrop: DisplayNode.Backdrop, over pieces: [GlassPiece], size: CGSize) {
    self.pieces = pieces
    picture = Self.picture(backdrop, over: pieces, size: size)
  }

  private static func picture(
    _ backdrop: DisplayNode.Backdrop, over pieces: [GlassPiece], size: CGSize
  ) -> GlassPicture? {
    let area = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return nil }
    guard !pieces.isEmpty else {
      return NodeHandle.color(backdrop.tint, in: area).map { GlassPicture($0) }
    }
    let texel = texelSize(of: backdrop, size: size)
    var grid = TexelGrid(area, texel: texel) { context in
      for piece in pieces { draw(piece, on: context) }
    }
    grid?.blur(deviation: backdrop.blur / texel)
    guard var pixels = grid?.pixels(GlassFilter(backdrop).apply) else { return nil }
    if texel > 4 { pixels = pixels.doubled() }
    return TextureHandle(pixels).flatMap { $0.node(in: area) }
      .map { GlassPicture($0, blocks: isDense(backdrop) ? pixels : nil, in: area) }
  }

  /// Whether a tint lets little of what lies below through.
  private static func isDense(_ backdrop: DisplayNode.Backdrop) -> Bool {
    backdrop.blur >= 15 && backdrop.tint.alpha >= 0.75
  }

  /// Points a texel: a strong blur hides coarse ones, and so does a tint that lets little through;
  /// large areas cost much. Those of more than four points are made smooth afterwards.
  private static func texelSize(of backdrop: DisplayNode.Backdrop, size: CGSize) -> CGFloat {
    if backdrop.blur > 0, backdrop.blur < 15 { return 2 }
    return isDense(backdrop) || size.width * size.height > 400_000 ? 8 : 4
  }

  private static func draw(_ piece: GlassPiece, on context: OpaquePointer) {
    cairo_save(context)
    cairo_rectangle(
      context, piece.clip.minX, piece.clip.minY, piece.clip.width, piece.clip.height)
    cairo_clip(context)
    var matrix = piece.transform.cairo
    cairo_transform(context, &matrix)
    if piece.opacity < 1 { cairo_push_group(context) }
    gsk_render_node_draw(piece.picture.node, context)
    if piece.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, piece.opacity)
    }
    cairo_restore(context)
  }
}

/// Recolors the texels of a glass.
private struct GlassFilter {
  private let saturation, gain, lift: Float
  private let tint: Texel
  private let share: Float

  init(_ backdrop: DisplayNode.Backdrop) {
    (saturation, gain) = (Float(backdrop.saturation), Float(backdrop.gain))
    lift = Float(backdrop.lift)
    let color = backdrop.tint
    tint = Texel(
      blue: Float(color.blue * color.alpha), green: Float(color.green * color.alpha),
      red: Float(color.red * color.alpha), alpha: Float(color.alpha))
    share = 1 - tint.alpha
  }

  @inline(__always)
  func apply(_ texel: inout Texel) {
    let gray = 0.2126 * texel.red + 0.7152 * texel.green + 0.0722 * texel.blue
    texel.red = over(texel.red, gray, texel.alpha, tint.red)
    texel.green = over(texel.green, gray, texel.alpha, tint.green)
    texel.blue = over(texel.blue, gray, texel.alpha, tint.blue)
    texel.alpha = texel.alpha * share + tint.alpha
  }

  /// A channel further from gray, multiplied, lifted, kept inside what is possible, below the tint.
  @inline(__always)
  private func over(_ channel: Float, _ gray: Float, _ alpha: Float, _ tint: Float) -> Float {
    let recolored = (gray + (channel - gray) * saturation) * gain + lift * alpha
    return (recolored < 0 ? 0 : recolored < alpha ? recolored : alpha) * share + tint
  }
}

extension CGAffineTransform {
  /// The transform as cairo has it.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// Whether the difference from another transform cannot be seen.
  fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
    self == other
      || (abs(a - other.a) < 1e-6 && abs(b - other.b) < 1e-6 && abs(c - other.c) < 1e-6
        && abs(d - other.d) < 1e-6 && abs(tx - other.tx) < 1e-3 && abs(ty - other.ty) < 1e-3)
  }
}

extension CGRect {
  /// Whether the difference from another rectangle cannot be seen.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    self == other
      || (abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
        && abs(maxX - other.maxX) < 1e-3 && abs(maxY - other.maxY) < 1e-3)
  }
}
