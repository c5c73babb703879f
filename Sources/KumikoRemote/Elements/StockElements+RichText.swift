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

  /// A text with signs in it, in a style. Links that the document may not open are no links, which
  /// is reported.
  @MainActor
  static func richText(
    _ words: String, _ style: TextProperties, _ values: ElementValues
  ) -> NSAttributedString {
    let model = values.model
    let markdown = Markdown { address in
      guard let url = URL(string: address, relativeTo: model.baseURL)?.absoluteURL else {
        return nil
      }
      if model.remoteScreen.policy.allows(url) { return url }
      model.report(
        .refusedURL, at: values.element.property("text")?.place,
        "\(url.scheme ?? "an address without a scheme") is not opened")
      return nil
    }
    return markdown.text(words, style: style, size: model.textSize)
  }

  /// The view of a text with links; nil for a text without, which needs none of its own.
  @MainActor
  static func linkText(
    _ text: NSAttributedString, _ values: ElementValues
  ) -> Element<LinkTextView>? {
    var hasLinks = false
    text.enumerateAttribute(LinkTextView.mark, in: NSRange(location: 0, length: text.length)) {
      link, _, _ in if link != nil { hasLinks = true }
    }
    guard hasLinks else { return nil }
    let rowStore = values.model.rowStore
    return Element<LinkTextView>()
      .set(\.text, text)
      // The next version of the screen may go on to show this text.
      .configure { view in
        view.onOpen = { [weak rowStore] in rowStore?.model?.handler.open($0) }
      }
      .layout { $0.minWidth = .points(0) }
  }

  /// A row of a text with links; nil for a text without.
  @MainActor
  static func linkRow(
    _ text: NSAttributedString, _ style: StockRowAppearance, _ values: ElementValues
  ) -> AnyComponent? {
    guard let link = linkText(text, values) else { return nil }
    let margins = NSDirectionalEdgeInsets(
      top: style.verticalMargin, leading: style.horizontalMargin, bottom: style.verticalMargin,
      trailing: style.horizontalMargin)
    let tree = VFlex(alignment: .stretch) { link }.layout { $0.padding = FlexEdges(margins) }
    return AnyComponent(TreeRow(tree: tree, place: values.element.place))
  }
}
