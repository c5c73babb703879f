import KumikoDocuments

/// What is in the cart: how many of each, and a row that is swiped away.
struct CartPage: ShopPage {
  var cart: Cart

  var screen: ScreenDocument {
    ScreenDocument(
      element: DocumentElement(
        "Screen", id: "shop.cart",
        [
          "title": "Cart",
          "state": .json(cart.isEmpty ? [:] : ["counts": counts]),
          "data": .json([
            "cart": cart.summary, "items": .list(cart.items.map(\.remoteValue)),
          ]),
          "onRefresh": .element(.refresh),
          "sections": .elements([items, total]),
          "empty": .element(empty),
          "pinnedToBottom": .elements(checkout),
        ]))
  }

  private var counts: RemoteValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: cart.items.map { ($0.product.id, .number(Double($0.count))) }))
  }

  /// Each row binds a value of its own, so they are written one by one.
  private var items: DocumentElement {
    .section("items", rows: cart.items.flatMap { [row($0), stepper($0)] })
      .when("data.cart.count > 0")
  }

  private func row(_ item: Cart.Item) -> DocumentElement {
    DocumentElement(
      "ListRow", id: item.product.id,
      [
        "title": .plain(item.product.name), "image": "/i/\(item.product.picture).png",
        "iconSide": 44,
        "value": "${currency(\(Double(item.cents) / 100), 'EUR')}",
        "onSelect": .element(.navigate(to: "/products/\(item.product.id)")),
        "onDelete": .element(remove(item)), "deleteTitle": "Remove",
      ])
  }

  private func stepper(_ item: Cart.Item) -> DocumentElement {
    let path = "state.counts.\(item.product.id)"
    return DocumentElement(
      "StepperRow", id: "count.\(item.product.id)",
      [
        "title": "Number: ${number(\(path))}", "bind": PropertyValue(stringLiteral: path),
        "minimum": 1, "maximum": .json(.number(Double(item.product.stock))),
        "onChange": .element(
          DocumentElement(
            "Submit",
            [
              "to": "/cart/items/\(item.product.id)", "method": "PUT",
              "form": .json(["count": .string("${\(path)}")]),
              "onSuccess": .element(.refresh), "onFailure": .element(.refresh),
            ])),
      ])
  }

  private func remove(_ item: Cart.Item) -> DocumentElement {
    DocumentElement(
      "Submit",
      [
        "to": "/cart/items/\(item.product.id)", "method": "DELETE",
        "onSuccess": .element(.refresh), "onFailure": .element(.refresh),
      ])
  }

  private var total: DocumentElement {
    .section(
      "total",
      rows: [
        DocumentElement(
          "ListRow", id: "total",
          [
            "title": "Total", "value": "${currency(data.cart.total, 'EUR')}",
            "titleWeight": "semibold",
          ])
      ]
    ).when("data.cart.count > 0")
  }

  private var empty: DocumentElement {
    DocumentElement(
      "EmptyState",
      [
        "title": "Nothing in the cart", "text": "What you add from a product's page is here.",
        "symbol": "cart", "button": "To the shop",
        "onButton": .element(.navigate(to: "/")),
      ])
  }

  private var checkout: DocumentElement {
    .section(
      "checkout",
      rows: [
        DocumentElement(
          "ButtonRow", id: "checkout",
          [
            "title": "Check out", "buttonStyle": "filled",
            "onSelect": .element(.navigate(to: "/checkout")),
          ])
      ]
    ).when("data.cart.count > 0")
  }
}
