/// A view that shows text that users cannot change.
///
/// This file is the table of contents; what the lines call stands in `UILabel+Topic.swift` files.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var appearance = Appearance()
  var layouts = MeasuredLayouts()
  private var recorded: [DrawItem] = []

  /// Makes a label without text. Labels take no touches unless ``isUserInteractionEnabled`` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Makes a label from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isOpaque = false
    decodeNib(coder, as: UILabel.self)
  }

  // MARK: Text

  /// The text without attributes; nil by default. Setting it drops the attributes of
  /// ``attributedText`` but keeps the looks of its first character.
  open var text: String? {
    get { appearance.attributed?.string ?? appearance.plain }
    set { setPlainText(newValue) }
  }

  /// The text with attributes, where it has some those win over the label's. Setting it takes the
  /// label's font, color and alignment over from its first character.
  open var attributedText: NSAttributedString? {
    get { appearance.attributed ?? appearance.attributedPlainText }
    set { setAttributedText(newValue) }
  }

  // MARK: Appearance

  /// The font; the system's at 17 points by default. Setting it changes all of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { appearance.font }
    set { setFont(newValue ?? Appearance.standardFont) }
  }

  /// The color of the text; `label` by default. Setting it changes all of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { appearance.textColor }
    set { setTextColor(newValue ?? .label) }
  }

  /// Where lines stand; by default where reading begins.
  open var textAlignment: NSTextAlignment {
    get { appearance.alignment }
    set { setAlignment(newValue) }
  }

  /// What happens to text that does not fit; truncated at its end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { appearance.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The most lines to show; 1 by default, 0 for as many as fit the height.
  open var numberOfLines: Int {
    get { appearance.numberOfLines }
    set { change(\.numberOfLines, to: max(0, newValue), .size) }
  }

  /// Whether text is drawn in its colors; false shows that it does not react. True by default.
  open var isEnabled: Bool {
    get { appearance.isEnabled }
    set { change(\.isEnabled, to: newValue, .drawing) }
  }

  /// Whether text is drawn in ``highlightedTextColor``; false by default. Cells set it.
  open var isHighlighted: Bool {
    get { appearance.isHighlighted }
    set { change(\.isHighlighted, to: newValue, .drawing) }
  }

  /// The color of highlighted text; nil, the default, changes nothing.
  open var highlightedTextColor: UIColor? {
    get { appearance.highlightedTextColor }
    set { change(\.highlightedTextColor, to: newValue, .drawing) }
  }

  /// The color of a second picture of the text behind it; nil (none) by default.
  open var shadowColor: UIColor? {
    get { appearance.shadowColor }
    set { change(\.shadowColor, to: newValue, .drawing) }
  }

  /// How far the shadow stands off, in points; (0, -1) by default.
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { change(\.shadowOffset, to: newValue, .drawing) }
  }

  // MARK: Fitting

  /// Whether the text shrinks until it fits; false by default.
  open var adjustsFontSizeToFitWidth: Bool {
    get { appearance.shrinks }
    set { change(\.shrinks, to: newValue, .drawing) }
  }

  /// How far the text may shrink, as a part of its size; 0, the default, sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { appearance.minimumScale }
    set { change(\.minimumScale, to: newValue, .drawing) }
  }

  /// What stays in place when a line shrinks; the baseline by default.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { appearance.baselineAdjustment }
    set { change(\.baselineAdjustment, to: newValue, .drawing) }
  }

  /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0, the default, breaks
  /// none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { lineLimit }
    set { change(\.preferredMaxLayoutWidth, to: newValue, .size) }
  }

  open var adjustsFontForContentSizeCategory: Bool {
    get { appearance.followsContentSizeCategory }
    set { setFollowsContentSizeCategory(newValue) }
  }

  /// The size of the text; one line of any width, or lines broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The size of the text in lines no wider than `size`; its height is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// The area that the text takes in `bounds` in at most `numberOfLines` lines (0 for any number),
  /// from the top left. Override it to keep a margin.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measure(in: bounds, lines: numberOfLines)
  }

  /// Draws the text, centered from top to bottom. Override it to draw in a smaller rectangle.
  open func drawText(in rect: CGRect) { recorded += items(in: rect) }

  // MARK: Auto Layout

  package override func breakLines(atWidth width: CGFloat?) -> Bool { breakText(atWidth: width) }

  package override var firstBaselineOffset: CGFloat { naturalBaselines.first }

  package override var lastBaselineOffset: CGFloat { naturalBaselines.last }

  package override var baselineFont: UIFont? { font }

  // MARK: View

  package override func makeDrawing() -> [DrawItem] {
    recorded = []
    drawText(in: bounds)
    defer { recorded = [] }
    return recorded
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  /// Follows the user's preferred size of text where it should.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange(from: previousTraitCollection)
  }

  /// Whether assistive technology sees the label; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What the label is called; its text by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// What kind of element the label is; static text by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
}

/// What stays in place when a line of text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of the full-size text.
  case alignBaselines = 0
  /// The middle of the label.
  case alignCenters = 1
  /// The top edge of the full-size text.
  case none = 2
}
