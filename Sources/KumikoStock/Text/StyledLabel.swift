import UIKit

/// A label that looks as a ``TextProperties`` says, at the user's text size.
public final class StyledLabel: UILabel {
  private var style = TextProperties()

  // MARK: Properties

  /// The text style, which follows the user's text size; body by default.
  public var textStyle: UIFont.TextStyle {
    get { style.textStyle }
    set { changeFont { $0.textStyle = newValue } }
  }

  /// The weight; that of the text style if nil, as by default.
  public var weight: UIFont.Weight? {
    get { style.weight }
    set { changeFont { $0.weight = newValue } }
  }

  /// The font at the default text size, instead of that of the text style; nil by default. It grows
  /// with the text style.
  public var baseFont: UIFont? {
    get { style.font }
    set { changeFont { $0.font = newValue } }
  }

  /// Where lines begin; leading by default. Right-to-left scripts are taken into account.
  public var alignment: TextAlignment {
    get { style.alignment }
    set {
      style.alignment = newValue
      textAlignment = newValue.alignment(in: effectiveUserInterfaceLayoutDirection)
    }
  }

  private func changeFont(_ change: (inout TextProperties) -> Void) {
    change(&style)
    font = style.font(compatibleWith: traitCollection)
    superview?.setNeedsLayout()
  }

  // MARK: Texts

  /// Shows a text in a style. Returns whether that is another text or another style than before.
  @discardableResult
  public func show(_ text: TextValue?, _ style: TextProperties) -> Bool {
    var isOther = false
    if style != self.style || font != style.font(compatibleWith: traitCollection) {
      self.style = style
      applyStyle()
      isOther = true
    }
    return showText(text, restyled: isOther) || isOther
  }

  /// The text with attributes of its own that is shown; nil for a plain one.
  private var richText: NSAttributedString? {
    didSet { adjustsFontForContentSizeCategory = richText != nil }
  }
  /// How lines broke before a text with attributes was shown, which may say another way.
  private var plainLineBreakMode = NSLineBreakMode.byTruncatingTail

  private func showText(_ text: TextValue?, restyled isRestyled: Bool) -> Bool {
    switch text {
    case .rich(let rich):
      guard isRestyled || rich != richText else { return false }
      takeBackRichLooks()
      plainLineBreakMode = lineBreakMode
      attributedText = rich
      richText = rich
    case nil, .plain:
      guard self.text != text?.string || richText != nil else { return false }
      takeBackRichLooks()
      self.text = text?.string
      richText = nil
    }
    return true
  }

  /// Takes back what a label takes over from the first character of a text with attributes, and
  /// would keep for the next text.
  private func takeBackRichLooks() {
    guard richText != nil else { return }
    attributedText = nil
    lineBreakMode = plainLineBreakMode
    applyStyle()
  }

  private func applyStyle() {
    font = style.font(compatibleWith: traitCollection)
    textColor = style.color
    numberOfLines = style.numberOfLines
    textAlignment = style.alignment.alignment(in: effectiveUserInterfaceLayoutDirection)
  }

  /// Follows the user's text size and the direction of layout.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A text with attributes of its own has its own fonts.
    if richText == nil, font != style.font(compatibleWith: traitCollection) { applyStyle() }
    let alignment = style.alignment.alignment(in: effectiveUserInterfaceLayoutDirection)
    if textAlignment != alignment { textAlignment = alignment }
  }
}
