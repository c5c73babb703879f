internal import CGtk
import QuartzCore

extension NodeHandle {
  /// The node moved by `transform`; itself if that does nothing, nil if it leaves nothing to see.
  ///
  /// The cairo renderer draws only transforms that GSK knows to be flat, so the matrix is taken
  /// apart into a move, a turn, a shear and a scale.
  func placed(by transform: CGAffineTransform) -> NodeHandle? {
    if transform.isIdentity { return self }
    guard let parts = FlatParts(transform) else { return nil }
    var offset = CGPoint(x: parts.moveX, y: parts.moveY).graphene
    var result = gsk_transform_translate(nil, &offset)
    if parts.angle != 0 { result = gsk_transform_rotate(result, Float(parts.angle * 180 / .pi)) }
    if parts.shear != 0 {
      let angle = atan(parts.shear / parts.scaleY) * 180 / .pi
      result = gsk_transform_skew(result, Float(angle), 0)
    }
    if parts.scaleX != 1 || parts.scaleY != 1 {
      result = gsk_transform_scale(result, Float(parts.scaleX), Float(parts.scaleY))
    }
    // GSK takes a move by less than it can tell from nothing for none at all.
    guard let result else { return self }
    defer { gsk_transform_unref(result) }
    return NodeHandle(taking: gsk_transform_node_new(node, result))
  }
}
