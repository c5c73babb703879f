import KumikoComponents
import UIKit

/// What stands below a section: an explanation.
///
/// ```swift
/// Section(id: "privacy", footer: SectionFooter("Networks cannot follow you.")) { … }
/// ```
public struct SectionFooter: Component, HeightCustomizing {
  /// The explanation.
  public var text: TextValue
  /// The color; that of secondary labels by default.
  public var color: UIColor
  /// What the button at the end says; nil for none.
  public var button: TextValue?
  /// Called when the button is tapped.
  public var didTapButton: (@MainActor () -> Void)?

  /// Makes a footer.
  ///
  /// - Parameters:
  ///   - text: The explanation.
  ///   - color: The color; that of secondary labels by default.
  ///   - button: What the button at the end says; nil for none. Nil by default.
  ///   - didTapButton: Called when the button is tapped; nothing by default.
  public init(
    _ text: any TextConvertible, color: UIColor = .secondaryLabel,
    button: (any TextConvertible)? = nil, didTapButton: (@MainActor () -> Void)? = nil
  ) {
    self.text = text.textValue
    self.color = color
    self.button = button?.textValue
    self.didTapButton = didTapButton
  }

  /// Shows the footer.
  public func render(in view: SectionTitleView) {
    view.configure(content)
    view.titleLabel.isAccessibilityElement = true
    view.titleLabel.accessibilityTraits = .staticText
  }

  /// Whether the next footer says anything else; its handler is taken over in any case.
  public func shouldRender(next: SectionFooter, in view: SectionTitleView) -> Bool {
    text != next.text || color != next.color || button != next.button
  }

  /// Takes over the handler.
  public func setBehaviors(in view: SectionTitleView) { view.button.whenTapped(didTapButton) }

  /// The height of the footer, computed.
  public func height(in context: HeightContext) -> CGFloat? { content.height(in: context) }

  private var content: SectionTitle {
    SectionTitle(
      text: text, style: TextProperties(.footnote, color: color), top: 7, bottom: 8, edge: .top,
      isBusy: false, button: button)
  }
}
