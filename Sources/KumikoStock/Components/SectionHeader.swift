import KumikoComponents
import UIKit

/// What stands above a section: a title, and a button or a spinner at its end if wanted.
///
/// ```swift
/// Section(id: "known", header: SectionHeader("My networks")) { … }
/// Section(SectionHeader("New", prominence: .prominent, button: "All") { showAll() }) { … }
/// ```
public struct SectionHeader: Component, HeightCustomizing {
  /// How large a header is.
  public enum Prominence: Hashable, Sendable {
    /// As the table's own: small and gray in grouped tables, as in a settings screen, and in plain
    /// ones in the font of headlines, as in an address book.
    case plain
    /// Large and bold, as above shelves.
    case prominent
  }

  /// The title.
  public var title: TextValue
  /// How large the header is.
  public var prominence: Prominence
  /// Whether a spinner turns at the end.
  public var isBusy: Bool
  /// What the button at the end says; nil for none.
  public var button: TextValue?
  /// Called when the button is tapped.
  public var didTapButton: (@MainActor () -> Void)?

  /// Makes a header.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - prominence: How large the header is; small and gray by default.
  ///   - isBusy: Whether a spinner turns at the end; false by default.
  ///   - button: What the button at the end says; nil, for none, by default.
  ///   - didTapButton: Called when the button is tapped.
  public init(
    _ title: any TextConvertible, prominence: Prominence = .plain, isBusy: Bool = false,
    button: (any TextConvertible)? = nil, didTapButton: (@MainActor () -> Void)? = nil
  ) {
    self.title = title.textValue
    self.prominence = prominence
    self.isBusy = isBusy
    self.button = button?.textValue
    self.didTapButton = didTapButton
  }

  /// Shows the header.
  public func render(in view: SectionTitleView) {
    view.shownTableStyle = view.tableStyle
    view.configure(content(in: view.tableStyle))
    view.titleLabel.isAccessibilityElement = true
    view.titleLabel.accessibilityTraits = .header
  }

  /// Whether the next header says anything else, or stands in a list of another style; its handler
  /// is taken over in any case.
  public func shouldRender(next: SectionHeader, in view: SectionTitleView) -> Bool {
    title != next.title || prominence != next.prominence || isBusy != next.isBusy
      || button != next.button || view.shownTableStyle != view.tableStyle
  }

  /// Takes over the handler.
  public func setBehaviors(in view: SectionTitleView) { view.button.whenTapped(didTapButton) }

  /// The height of the header, computed.
  public func height(in context: HeightContext) -> CGFloat? {
    content(in: context.tableStyle).height(in: context)
  }

  private func content(in tableStyle: UITableView.Style?) -> SectionTitle {
    let (text, top, bottom): (TextProperties, CGFloat, CGFloat) =
      switch (prominence, tableStyle) {
      case (.prominent, _): (TextProperties(.title2, weight: .bold), 20, 8)
      case (.plain, .plain): (TextProperties(.headline), 8, 8)
      case (.plain, _): (TextProperties(.footnote, color: .secondaryLabel), 16, 7)
      }
    return SectionTitle(
      text: title, style: text, top: top, bottom: bottom, edge: .bottom, isBusy: isBusy,
      button: button)
  }
}
