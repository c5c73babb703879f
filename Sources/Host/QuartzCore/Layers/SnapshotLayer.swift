import CoreGraphics

/// A layer that shows what another one looked like at a moment, stretched to its own bounds.
package final class SnapshotLayer: CALayer {
  /// What is shown.
  package var picture: DisplayNode? { didSet { setStale() } }

  package override func ownNodes(_ shown: LayerValues) -> [DisplayNode.Placed] {
    guard let picture, picture.bounds.width > 0, picture.bounds.height > 0 else { return [] }
    let (from, to) = (picture.bounds, shown.bounds)
    let (x, y) = (to.width / from.width, to.height / from.height)
    let transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: to.minX - from.minX * x, ty: to.minY - from.minY * y)
    return [DisplayNode.Placed(node: picture, transform: transform)]
  }
}
