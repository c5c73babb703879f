extension UIImageView {
  /// The values of an image view.
  struct Pictures {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var animationImages: [UIImage]?
    var animationDuration: TimeInterval = 0
    var animationRepeatCount = 0
    var animation: AnimatedImage?
    /// The image of the animation that is shown at present.
    var frame: UIImage?

    /// What is shown at present.
    var shown: UIImage? { frame ?? configured }

    /// The still image with the view's symbol configuration.
    var configured: UIImage? {
      let image = isHighlighted ? highlightedImage ?? self.image : self.image
      guard let image, let symbolConfiguration, image.isSymbolImage else { return image }
      return image.applyingSymbolConfiguration(symbolConfiguration) ?? image
    }
  }

  func change<Value: Equatable>(
    _ path: WritableKeyPath<Pictures, Value>, to value: Value
  ) {
    guard pictures[keyPath: path] != value else { return }
    let size = imageSize
    pictures[keyPath: path] = value
    imagesDidChange()
    if imageSize != size { invalidateIntrinsicContentSize() }
  }

  /// The size of the still image on the view's screen; nil without one.
  var imageSize: CGSize? { pictures.configured?.drawn(for: traitCollection).size }

  /// Symbols are as large as their pixels, or as text.
  func traitsDidChange(from old: UITraitCollection?) {
    guard let image = pictures.configured, image.isSymbolImage else { return }
    let isOfOtherText =
      image.followsTextSize
      && traitCollection.preferredContentSizeCategory != old?.preferredContentSizeCategory
    guard isOfOtherText || traitCollection.displayScale != old?.displayScale else { return }
    invalidateIntrinsicContentSize()
    if isOfOtherText { setNeedsDisplay() }
  }

  func imagesDidChange() {
    if pictures.animation?.isOwn == true { stopAnimation() }
    startOwnFilm()
    setNeedsDisplay()
  }

  /// The color that fills the image's shape; nil for its own colors.
  private func tint(of image: UIImage) -> CGColor? {
    image.tint(inViewWith: tintColor)?.cgColor(in: traitCollection)
  }

  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Hands the image to the layer, which fits it whenever its size changes; resizable images are
  /// drawn for one size.
  func fillLayer() {
    guard let image = pictures.shown?.drawn(for: traitCollection), !image.isEmpty,
      !image.storage.isResizable
    else {
      layer.contents = nil
      return
    }
    let picture = image.storage.upright
    layer.contentsScale = image.scale
    layer.contentsGravity = contentMode.gravity
    layer.contentsTint = tint(of: image)
    layer.contents = isMirrored(image) ? picture.upright(from: .upMirrored) : picture
  }

  var resizedItems: [DrawItem] {
    guard let image = pictures.shown, image.storage.isResizable else { return [] }
    let rect = contentMode.gravity.fit(image.size, in: bounds)
    return image.drawItems(in: rect, tint: tint(of: image), isMirrored: isMirrored(image))
  }
}

extension UIView.ContentMode {
  /// The layer's word for this. A layer's top is where its coordinates are greatest, which is a
  /// view's bottom.
  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
