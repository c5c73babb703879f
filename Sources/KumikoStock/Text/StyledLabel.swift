import UIKit

/// A label that looks as a ``TextStyle`` says, at the user's text size.
public final class StyledLabel: UILabel {
  private var style = TextStyle()

  /// Shows a text in a style.
  public func show(_ text: TextValue?, _ style: TextStyle) {
    if style != self.style || font != style.font(compatibleWith: traitCollection) {
      self.style = style
      applyStyle()
    }
    switch text {
    case nil: self.text = nil
    case .plain(let string): if self.text != string || hasRichText { self.text = string }
    case .rich(let text): attributedText = text
    }
    if case .rich = text { hasRichText = true } else { hasRichText = false }
  }

  private var hasRichText = false

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
