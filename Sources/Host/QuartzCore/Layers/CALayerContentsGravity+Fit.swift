import CoreGraphics

extension CALayerContentsGravity {
  /// Where a picture of `size` stands in `bounds`.
  package func fit(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resizeAspect: return alignedRect(size, scaledBy: min(wide, high), in: bounds)
    case .resizeAspectFill: return alignedRect(size, scaledBy: max(wide, high), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return alignedRect(size, scaledBy: 1, in: bounds)
    default: return bounds
    }
  }

  private func alignedRect(_ size: CGSize, scaledBy scale: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    let (x, y) = slack
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }

  /// The share of the free space that stands before the picture.
  private var slack: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 1)
    case .bottom: (0.5, 0)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 1)
    case .topRight: (1, 1)
    case .bottomLeft: (0, 0)
    case .bottomRight: (1, 0)
    default: (0.5, 0.5)
    }
  }
}
