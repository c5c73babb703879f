import Foundation
import KumikoComponents
import KumikoDocuments
import KumikoFlexLayout
import KumikoStock
import UIKit

extension StockElements {
  static let markdown = ElementProperty(
    "markdown", .boolean,
    "whether **bold**, *italic*, [links](https://…) and lists are shown so, and none behind \\")

  /// The text of an element with signs in it, in a style. Links that the document may not open are
  /// no links, which is reported.
  @MainActor
  static func richText(_ style: TextProperties, _ values: ElementValues) -> NSAttributedString {
    let model = values.model
    let text = values.markdown("text")
    let markdown = Markdown(source: text) { link(to: $0, in: text, values) }
    return markdown.text(style: style, size: model.textSize)
  }

  /// What a link leads to. It is followed by a tap alone, so that it may have state in it.
  @MainActor
  private static func link(
    to part: String, in text: MarkdownText, _ values: ElementValues
  ) -> Markdown.Link {
    let (model, place) = (values.model, values.element.property("text")?.place)
    let owner = text.privacy(of: part)
    guard owner < .secret else {
      model.report(.refusedURL, at: place, RemoteScreenModel.typedBehindDots)
      return .refused
    }
    let url = URL(string: text.address(in: part), relativeTo: model.baseURL)?.absoluteURL
    guard let url else { return .none }
    if model.remoteScreen.policy.allows(url) { return .url(url) }
    let scheme = url.scheme ?? "an address without a scheme"
    model.report(
      .refusedURL, at: place, "\(owner > .open ? "this address" : scheme) is not opened")
    return .refused
  }

  /// The view of a text with links; nil for a text without, which needs none of its own.
  @MainActor
  static func linkText(
    _ text: NSAttributedString, _ style: TextProperties, _ values: ElementValues
  ) -> Element<LinkTextView>? {
    var hasLinks = false
    text.enumerateAttribute(LinkTextView.mark, in: NSRange(location: 0, length: text.length)) {
      link, _, _ in if link != nil { hasLinks = true }
    }
    guard hasLinks else { return nil }
    let rowStore = values.model.rowStore
    return Element<LinkTextView>()
      .set(\.text, text)
      .set(\.alignment, style.alignment)
      .set(\.numberOfLines, style.numberOfLines)
      // The next version of the screen may go on to show this text.
      .configure { view in
        view.onOpen = { [weak rowStore] url in
          rowStore?.model.map { ExternalLinks.open(url, of: $0) }
        }
      }
      .layout { $0.minWidth = .points(0) }
  }

  /// A row of a text with links; nil for a text without.
  @MainActor
  static func linkRow(
    _ text: NSAttributedString, _ style: StockRowAppearance, _ values: ElementValues
  ) -> AnyComponent? {
    guard let link = linkText(text, style.text(at: 0), values) else { return nil }
    let margins = NSDirectionalEdgeInsets(
      top: style.verticalMargin, leading: style.horizontalMargin, bottom: style.verticalMargin,
      trailing: style.horizontalMargin)
    let symbol = accessorySymbol(values)
    let tree = HFlex(spacing: style.horizontalSpacing) {
      link.layout {
        $0.flexBasis = .points(0)
        $0.flexGrow = 1
      }
      if let symbol { symbol }
    }
    .layout {
      $0.padding = FlexEdges(margins)
      $0.minHeight = .points(style.minimumHeight)
    }
    let row = TreeRow(tree: tree, place: values.element.place)
    guard let select = values.action("onSelect") else { return AnyComponent(row.selectable(false)) }
    return AnyComponent(row.onSelect(select))
  }

  /// The symbol at the end of a row of a text with links, as large as an icon there at least.
  @MainActor
  private static func accessorySymbol(_ values: ElementValues) -> SymbolElement? {
    guard let name = values.string("accessorySymbol"), UIImage(systemName: name) != nil else {
      return nil
    }
    let symbol = SymbolElement(name).layout {
      $0.minWidth = .points(24)
      $0.minHeight = .points(24)
    }
    guard let tap = values.action("onAccessoryTap") else { return symbol }
    return symbol.set(\.isAccessibilityElement, true).set(\.accessibilityTraits, .button).onTap(tap)
  }
}
