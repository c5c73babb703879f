extension UIImage {
  /// Whether the picture's own colors are drawn; automatic by default.
  public var renderingMode: RenderingMode { storage.renderingMode }

  /// The image drawn in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in one color. Where a view tints, its tint wins unless the mode is
  /// `alwaysOriginal`.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image in one color, drawn in another way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The color that fills the picture's shape in a view with `viewTint`; nil if its own colors
  /// are drawn.
  package func tint(inViewWith viewTint: UIColor) -> UIColor? {
    let isTemplate =
      renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    return isTemplate ? viewTint : storage.tint
  }

  /// The edges that keep their size when the image is enlarged.
  public var capInsets: UIEdgeInsets { storage.capInsets }

  /// How the middle is enlarged.
  public var resizingMode: ResizingMode { storage.resizingMode }

  /// The image with edges that keep their size; the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size; the middle is repeated or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Whether views that read right to left show the image mirrored; false by default.
  public var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }

  /// The image, to be shown mirrored in views that read right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      $0.orientation = $0.orientation.mirrored
      $0.upright = $0.upright.upright(from: .upMirrored)
    }
  }

  /// An image that views show as an animation of `images` lasting `duration` seconds; nil without
  /// images. A duration of 0 means a thirtieth of a second for each.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.frames = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// The images of an animation; nil for still images.
  public var images: [UIImage]? { storage.frames }

  /// The length of an animation in seconds; 0 for still images.
  public var duration: TimeInterval { storage.duration }
}
