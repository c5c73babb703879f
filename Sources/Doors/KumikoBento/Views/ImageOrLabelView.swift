import UIKit

/// What an ``ImageOrLabelView`` shows.
public typealias ImageOrLabel = ImageOrLabelView.Content

/// A view that shows an image or a text, in a size of its own or in that of what it shows.
@preconcurrency @MainActor
open class ImageOrLabelView: UIView {
  /// What is shown.
  public enum Content: Equatable, Sendable {
    case image(UIImage)
    case text(String)
    /// Nothing: no room is taken.
    case none
  }

  private let imageView = UIImageView()
  private let label = UILabel()
  private lazy var imageEdges = [
    imageView.topAnchor.constraint(equalTo: topAnchor),
    imageView.leftAnchor.constraint(equalTo: leftAnchor),
    bottomAnchor.constraint(equalTo: imageView.bottomAnchor).at(999),
    rightAnchor.constraint(equalTo: imageView.rightAnchor).at(999),
  ]

  /// What is shown; nothing by default.
  public var content = Content.none { didSet { if content != oldValue { updateContent() } } }

  /// The size of the view, in points; nil, for that of what is shown, by default.
  public var fixedSize: CGSize? {
    didSet { if fixedSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A look for short texts in the middle of the view.
  public static func labelStyleSheet(font: UIFont) -> LabelStyleSheet {
    LabelStyleSheet(font: font, textAlignment: .center)
  }

  /// Makes a view that shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view that shows nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    add(imageView)
    add(label)
    label.textAlignment = .center
    NSLayoutConstraint.activate(
      imageEdges + [
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      ])
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      imageView.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      imageView.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    updateContent()
  }

  /// Keeps the image within the margins, which a text does not know.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    let margins = layoutMargins
    let lengths = [margins.top, margins.left, margins.bottom, margins.right]
    for (edge, length) in zip(imageEdges, lengths) { edge.constant = length }
    invalidateIntrinsicContentSize()
  }

  /// The size that was given, or else that of what is shown.
  open override var intrinsicContentSize: CGSize {
    if let fixedSize { return fixedSize }
    switch content {
    case .none: return .zero
    case .text: return label.intrinsicContentSize
    case .image(let image):
      let margins = layoutMargins
      return CGSize(
        width: image.size.width + margins.left + margins.right,
        height: image.size.height + margins.top + margins.bottom)
    }
  }

  private func updateContent() {
    var (image, text): (UIImage?, String?) = (nil, nil)
    switch content {
    case .image(let shown): image = shown
    case .text(let shown): text = shown
    case .none: break
    }
    (imageView.image, label.text) = (image, text)
    (imageView.isHidden, label.isHidden) = (image == nil, text == nil)
    isHidden = content == .none
    invalidateIntrinsicContentSize()
  }

  /// The look of the view.
  public final class StyleSheet: ViewStyleSheet<ImageOrLabelView> {
    /// The size of the view, in points; nil, for that of what is shown, by default.
    public var fixedSize: CGSize?
    /// The look of an image.
    public let image: ImageViewStyleSheet
    /// The look of a text.
    public let label: LabelStyleSheet

    /// Makes a look.
    public init(
      fixedSize: CGSize? = nil, imageEdgeInsets: UIEdgeInsets = .zero,
      backgroundColor: UIColor? = nil, cornerRadius: CGFloat = 0.0,
      image: ImageViewStyleSheet = ImageViewStyleSheet(), label: LabelStyleSheet = .init()
    ) {
      (self.fixedSize, self.image, self.label) = (fixedSize, image, label)
      super.init(
        backgroundColor: backgroundColor, clipsToBounds: cornerRadius > 0,
        layoutMargins: imageEdgeInsets, cornerRadius: cornerRadius)
    }

    /// Gives a view the look.
    public override func apply(to view: ImageOrLabelView) {
      super.apply(to: view)
      view.fixedSize = fixedSize
      image.apply(to: view.imageView)
      label.apply(to: view.label)
      // A text may be of another size in the new look.
      view.invalidateIntrinsicContentSize()
    }
  }
}
