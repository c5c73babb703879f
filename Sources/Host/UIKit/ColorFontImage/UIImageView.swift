/// A view that shows an image or an animation of images.
@preconcurrency @MainActor
open class UIImageView: UIView {
  var pictures = Pictures()
  private var drawingScale: CGFloat?

  /// Makes a view without an image. Image views take no touches unless
  /// ``isUserInteractionEnabled`` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an image, at its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    pictures.image = image
    imagesDidChange()
  }

  /// Makes a view of an image and another one for when it is highlighted, at the first's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (pictures.image, pictures.highlightedImage) = (image, highlightedImage)
    imagesDidChange()
  }

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decodeNib(coder, as: UIImageView.self)
  }

  /// The image; nil by default. One made by `UIImage.animatedImage` plays by itself.
  open var image: UIImage? {
    get { pictures.image }
    set { change(\.image, to: newValue) }
  }

  /// The image while ``isHighlighted``; nil, the default, shows ``image``.
  open var highlightedImage: UIImage? {
    get { pictures.highlightedImage }
    set { change(\.highlightedImage, to: newValue) }
  }

  /// Whether ``highlightedImage`` is shown; false by default. Cells set it.
  open var isHighlighted: Bool {
    get { pictures.isHighlighted }
    set { change(\.isHighlighted, to: newValue) }
  }

  /// The looks of symbols; nil, the default, leaves them their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { pictures.symbolConfiguration }
    set { change(\.symbolConfiguration, to: newValue) }
  }

  // MARK: Films

  /// The images of an animation that ``startAnimating()`` plays in place of ``image``; nil.
  open var animationImages: [UIImage]? {
    get { pictures.animationImages }
    set {
      stopAnimating()
      pictures.animationImages = newValue
    }
  }

  /// The time of one round of the animation in seconds; 0, the default, is a thirtieth of a second
  /// for each image.
  open var animationDuration: TimeInterval {
    get { pictures.animationDuration }
    set { pictures.animationDuration = newValue }
  }

  /// How often the animation plays; 0, the default, for ever.
  open var animationRepeatCount: Int {
    get { pictures.animationRepeatCount }
    set { pictures.animationRepeatCount = newValue }
  }

  /// Plays the film from its start.
  open func startAnimating() { startFilm() }

  /// Shows ``image`` again.
  open func stopAnimating() { stopAnimation() }

  /// Whether the animation plays.
  open var isAnimating: Bool { pictures.animation != nil }

  // MARK: View

  /// The image's size; no size without one.
  open override var intrinsicContentSize: CGSize {
    imageSize ?? super.intrinsicContentSize
  }

  /// The image's size; the present one without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    imageSize ?? super.sizeThatFits(size)
  }

  /// Pixels a point of the screen; images bring their own.
  open override var contentScaleFactor: CGFloat {
    get { drawingScale ?? super.contentScaleFactor }
    set { drawingScale = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopAnimation() } else { startOwnFilm() }
  }

  open override func display(_ layer: CALayer) {
    fillLayer()
    super.display(layer)
  }

  package override func makeDrawing() -> [DrawItem] { resizedItems }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    if pictures.shown?.storage.isResizable == true { setNeedsDisplay() }
  }
}
