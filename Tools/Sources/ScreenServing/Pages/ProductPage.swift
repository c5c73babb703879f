import KumikoDocuments

/// One product, and a button that puts it into the cart.
struct ProductPage: ShopPage {
  var product: Product

  var screen: ScreenDocument {
    ScreenDocument(
      element: DocumentElement(
        "Screen", id: "shop.product.\(product.id)",
        [
          "title": .plain(product.name),
          "state": .json(["count": 1]),
          "data": .json(["product": data]),
          "onRefresh": .element(.refresh),
          "sections": .elements(head, details),
          "pinnedToBottom": .elements(buy),
        ]))
  }

  private var data: RemoteValue {
    guard case .object(var fields) = product.remoteValue else { return .null }
    fields["text"] = .string(product.text)
    fields["details"] = .list(
      product.details.map { ["name": .string($0.name), "value": .string($0.value)] })
    return .object(fields)
  }

  private var head: DocumentElement {
    .section(
      "head",
      rows: [
        DocumentElement(
          "VFlex", id: "head",
          [
            "spacing": 6, "padding": 16,
            "children": .elements(
              DocumentElement(
                "ImageElement",
                [
                  "source": "${data.product.image}", "aspectRatio": 1, "cornerRadius": 12,
                  "placeholder": "tertiarySystemFill",
                  "accessibilityLabel": "${data.product.name}", "margin": .json(["bottom": 8]),
                ]),
              DocumentElement(
                "TextElement",
                ["text": "${data.product.name}", "textStyle": "title2", "weight": "bold"]),
              DocumentElement(
                "TextElement",
                ["text": "${currency(data.product.price, 'EUR')}", "textStyle": "title3"]),
              DocumentElement("TextElement", ["text": "${data.product.text}"])),
          ])
      ])
  }

  private var details: DocumentElement {
    .section(
      "details", ["header": "Details"],
      rows: [
        DocumentElement(
          "ListRow", id: "${detail.name}",
          ["title": "${detail.name}", "value": "${detail.value}"]
        ).each("detail", in: "data.product.details"),
        DocumentElement(
          "ListRow", id: "stock",
          ["title": "In stock", "value": "${number(data.product.stock)}"]),
      ])
  }

  private var buy: DocumentElement {
    .section(
      "buy",
      rows: [
        DocumentElement(
          "StepperRow", id: "count",
          [
            "title": "${number(state.count)} × ${currency(data.product.price, 'EUR')}",
            "bind": "state.count", "minimum": 1, "maximum": "${data.product.stock}",
          ]),
        DocumentElement(
          "ButtonRow", id: "add",
          [
            "title": "Add to cart · ${currency(data.product.price * state.count, 'EUR')}",
            "buttonStyle": "filled",
            "onSelect": .element(
              DocumentElement(
                "Submit",
                [
                  "to": "/cart/items",
                  "form": .json(["product": .string(product.id), "count": "${state.count}"]),
                  "onSuccess": .element(.navigate(to: "/cart")),
                  "onFailure": .element(.alert("This cannot be put into the cart now.")),
                ])),
          ]),
      ])
  }
}

extension DocumentElement {
  /// Says something.
  static func alert(_ title: String) -> DocumentElement {
    DocumentElement("Alert", ["title": PropertyValue(stringLiteral: title)])
  }
}
