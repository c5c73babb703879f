internal import CGtk
import QuartzCore

/// One thing that cairo does to paint a tree that holds backdrops.
enum PaintStep {
  /// What follows stands in other coordinates, and is cut at a rectangle of them.
  case begin(CGAffineTransform, clip: CGRect?)
  /// The coordinates and the cut of the step that began last are over.
  case end
  case node(NodeHandle)
  case glass(GlassPicture)
}

/// The picture of a tree that holds backdrops.
///
/// GSK paints it as one node, in a window. Cairo paints it step by step: it draws what a node has
/// recorded by way of a picture in between, which for the glass of bars costs as much as half of
/// what lies below.
struct ScenePicture {
  let node: NodeHandle?
  let steps: [PaintStep]

  /// Paints the tree with a `cairo_t`.
  func paint(on context: OpaquePointer) {
    for step in steps {
      switch step {
      case .begin(let transform, let clip):
        cairo_save(context)
        var matrix = transform.cairo
        cairo_transform(context, &matrix)
        guard let clip else { break }
        cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
        cairo_clip(context)
      case .end: cairo_restore(context)
      case .node(let node): node.paint(on: context)
      case .glass(let glass): glass.paint(on: context)
      }
    }
  }
}

extension DisplayNode {
  /// Whether its parts, painted one after the other, look like the whole.
  var isPaintedInSteps: Bool {
    opacity == 1 && mask == nil && shadow == nil && fade == nil && (!clips || radii.isZero)
  }
}
