internal import CGtk
import QuartzCore

// GSK's geometry has single precision. Everything is computed in double precision, relative to the
// layer it belongs to, and rounded here, last.

extension CGRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: origin.graphene,
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
  }
}

extension CGPoint {
  var graphene: graphene_point_t { graphene_point_t(x: Float(x), y: Float(y)) }
}

extension CGColor {
  var rgba: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

extension CornerRadii {
  /// The outline of a rectangle with these corners.
  func outline(of rect: CGRect) -> GskRoundedRect {
    func corner(_ radius: CGFloat) -> graphene_size_t {
      graphene_size_t(width: Float(radius), height: Float(radius))
    }
    var result = GskRoundedRect()
    result.bounds = rect.graphene
    result.corner = (
      corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)
    )
    return result
  }
}

extension [GradientStop] {
  /// The stops in the order that GSK asks for.
  var gsk: [GskColorStop] {
    sorted { $0.offset < $1.offset }.map {
      GskColorStop(offset: Float($0.offset), color: $0.color.rgba)
    }
  }
}
