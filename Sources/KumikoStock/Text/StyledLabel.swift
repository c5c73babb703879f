import UIKit

/// A label that looks as a ``TextStyle`` says, at the user's text size.
public final class StyledLabel: UILabel {
  private var style = TextStyle()

  /// Shows a text in a style. Returns whether that is another text or another style than before.
  @discardableResult
  public func show(_ text: TextValue?, _ style: TextStyle) -> Bool {
    var isOther = false
    if style != self.style || font != style.font(compatibleWith: traitCollection) {
      self.style = style
      applyStyle()
      isOther = true
    }
    return showText(text, restyled: isOther) || isOther
  }

  /// The text with attributes of its own that is shown; nil for a plain one.
  private var richText: NSAttributedString?

  private func showText(_ text: TextValue?, restyled isRestyled: Bool) -> Bool {
    switch text {
    case .rich(let rich):
      guard isRestyled || rich != richText else { return false }
      attributedText = rich
      richText = rich
    case nil, .plain:
      guard self.text != text?.string || richText != nil else { return false }
      self.text = text?.string
      richText = nil
    }
    return true
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
    if font != style.font(compatibleWith: traitCollection) { applyStyle() }
    let alignment = style.alignment.alignment(in: effectiveUserInterfaceLayoutDirection)
    if textAlignment != alignment { textAlignment = alignment }
  }
}
