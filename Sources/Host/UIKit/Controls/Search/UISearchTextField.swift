import QuartzCore

/// A field for what is searched for: gray, rounded, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Where the pictures of a search bar are moved, by the raw values of their icons.
  var iconOffsets: [Int: UIOffset] = [:] { didSet { setNeedsLayout() } }

  /// How far the text is moved.
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  /// A picture behind the text in place of the gray.
  var fieldBackground: UIImage? { didSet { setNeedsDisplay() } }

  /// A button behind the text that makes way for the clear button.
  var accessory: UIView? {
    didSet {
      rightView = accessory
      setNeedsLayout()
    }
  }

  /// The magnifying glass.
  let glass = UIImageView()

  /// Makes an empty field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Makes an empty field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// The hint in an empty field, in gray that can be read; nil by default.
  open override var placeholder: String? {
    get { super.placeholder }
    set {
      attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  /// Tells that the text asks for another size: the bar around it may have another height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UISearchBar)?.fieldSizeMayHaveChanged()
  }

  /// The area of the text between the magnifying glass and what is behind.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).moved(by: textOffset, in: self)
  }

  /// The area of the text while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).moved(by: textOffset, in: self)
  }

  /// The area of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard leftView === glass else { return super.leftViewRect(forBounds: bounds) }
    // The picture grows with the text.
    let width = (24 * max(1, (font?.pointSize ?? 17) / 17)).rounded()
    return iconRect(.search, isLeading: true, width: width, inset: 6, bounds)
  }

  /// The area of the button behind the text.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let accessory, rightView === accessory else {
      return super.rightViewRect(forBounds: bounds)
    }
    return iconRect(.bookmark, isLeading: false, width: 28, inset: 3, bounds)
  }

  /// The area of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).moved(by: offset(of: .clear), in: self)
  }

  open override func layoutSubviews() {
    if accessory != nil { rightViewMode = hasText ? .never : .always }
    super.layoutSubviews()
  }

  package override var focusRadius: CGFloat { Self.radius }

  package override var standardTraits: UIAccessibilityTraits { .searchField }

  package override func makeDrawing() -> [DrawItem] {
    guard borderStyle == .roundedRect else { return super.makeDrawing() }
    if let fieldBackground { return fieldBackground.drawItems(in: bounds, tint: nil) }
    if backgroundColor != nil { return [] }
    let color = UIColor.tertiarySystemFill.cgColor(in: traitCollection)
    return [.fill(bounds, radii: CornerRadii(min(Self.radius, bounds.height / 2)), color: color)]
  }
}

extension UISearchTextField {
  /// The radius of the corners, in points.
  static let radius: CGFloat = 10

  /// The font, which follows the user's text size as far as bars have room.
  static var textFont: UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 28)
  }

  /// The picture of the magnifying glass.
  static var glassImage: UIImage? {
    UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular))
  }

  private func setUpSearch() {
    borderStyle = .roundedRect
    layer.cornerRadius = Self.radius
    layer.cornerCurve = .continuous
    clearButtonMode = .always
    returnKeyType = .search
    font = Self.textFont
    adjustsFontForContentSizeCategory = true
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    glass.image = Self.glassImage
    (leftView, leftViewMode) = (glass, .always)
  }

  func offset(of icon: UISearchBar.Icon) -> UIOffset { iconOffsets[icon.rawValue] ?? .zero }

  private func iconRect(
    _ icon: UISearchBar.Icon, isLeading: Bool, width: CGFloat, inset: CGFloat, _ bounds: CGRect
  ) -> CGRect {
    let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - inset - width, y: bounds.minY, width: width,
      height: bounds.height
    ).moved(by: offset(of: icon), in: self)
  }
}

extension CGRect {
  /// The rectangle moved towards the end of the line and downwards.
  @MainActor
  fileprivate func moved(by offset: UIOffset, in view: UIView) -> CGRect {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return offsetBy(dx: isMirrored ? -offset.horizontal : offset.horizontal, dy: offset.vertical)
  }
}
