import KumikoDocuments

/// The shop's first screen: a search, offers side by side, and new products in columns.
struct FrontPage: ShopPage {
  var catalog: Catalog
  var cart: Cart
  var modules: ClientModules

  var screen: ScreenDocument {
    ScreenDocument(
      element: DocumentElement(
        "Screen", id: "shop.front",
        [
          "title": "Shop", "largeTitle": true,
          "state": .json(["query": ""]),
          "data": .json([
            "cart": cart.summary, "offers": .list(catalog.offers.map(\.remoteValue)),
            "products": .list(catalog.products.map(\.remoteValue)),
          ]),
          "strings": .json(["things": ["one": "# thing", "other": "# things"]]),
          "rightBarItems": .elements(cartButton),
          "onRefresh": .element(.refresh),
          "sections": .elements(search, offers, products, more),
          "pinnedToBottom": .elements(checkout),
        ]),
      templates: [offerTemplate, productTemplate])
  }

  private var cartButton: DocumentElement {
    DocumentElement(
      "BarItem",
      [
        "symbol": "cart", "badge": "${data.cart.count > 0 ? number(data.cart.count) : ''}",
        "accessibilityLabel": "Cart", "onSelect": .element(.navigate(to: "/cart")),
      ])
  }

  private var search: DocumentElement {
    .section(
      "search",
      rows: [
        DocumentElement(
          "SearchRow", id: "query", ["bind": "state.query", "placeholder": "Search tea ware"])
      ])
  }

  private var offers: DocumentElement {
    .section(
      "offers",
      [
        "header": "This week", "insets": .json(["horizontal": 16]),
        "layout": .element(
          DocumentElement("Shelf", ["height": 212, "width": "264", "spacing": 12])),
      ], rows: [offer.each("offer", in: "data.offers")]
    ).when("state.query == ''")
  }

  /// Apps that have the shop's own tile show that, all others what the library has.
  private var offer: DocumentElement {
    let stock = DocumentElement("Offer", id: "${offer.id}", ["offer": "${offer}"])
    guard modules.has("Shop", 2) else { return stock }
    let tile = DocumentElement(
      "ShopTile", id: "${offer.id}", ["title": "${offer.title}", "image": "${offer.image}"])
    return tile.requiring(
      "Shop", 2, else: DocumentElement("Offer", ["offer": "${offer}"]))
  }

  private var offerTemplate: DocumentTemplate {
    DocumentTemplate(
      "Offer", params: ["offer": [:]],
      body: DocumentElement(
        "VFlex",
        [
          "spacing": 2, "accessibilityLabel": "${offer.title}. ${offer.text}",
          "accessibilityTraits": .json(["button"]),
          "onSelect": .element(.navigate(to: "${offer.to}")),
          "children": .elements(
            DocumentElement(
              "ImageElement",
              [
                // Large texts take room from the picture, for the shelf has none to give.
                "source": "${offer.image}", "height": 148, "shrink": 1, "minimumHeight": 40,
                "contentMode": "scaleAspectFill", "cornerRadius": 12,
                "placeholder": "tertiarySystemFill", "margin": .json(["bottom": 4]),
              ]),
            DocumentElement(
              "TextElement",
              ["text": "${offer.title}", "textStyle": "headline", "numberOfLines": 1]),
            DocumentElement(
              "TextElement",
              [
                "text": "${offer.text}", "textStyle": "subheadline", "color": "secondaryLabel",
                "numberOfLines": 1,
              ])),
        ]))
  }

  private var products: DocumentElement {
    .section(
      "products",
      [
        "header": "New", "insets": .json(["horizontal": 16, "bottom": 16]),
        "layout": .element(
          DocumentElement(
            "Grid", ["minimumWidth": 150, "spacing": 12, "height": "estimated 240"])),
      ],
      rows: [
        DocumentElement("Product", id: "${product.id}", ["product": "${product}"])
          .each(
            "product", in: "data.products",
            where: "${contains(lower(product.name), lower(trim(state.query)))}")
      ])
  }

  private var productTemplate: DocumentTemplate {
    DocumentTemplate(
      "Product", params: ["product": [:]],
      body: DocumentElement(
        "VFlex",
        [
          "spacing": 4,
          "accessibilityLabel": "${product.name}, ${currency(product.price, 'EUR')}",
          "accessibilityTraits": .json(["button"]),
          "onSelect": .element(.navigate(to: "/products/${product.id}")),
          "children": .elements(
            DocumentElement(
              "ImageElement",
              [
                "source": "${product.image}", "aspectRatio": 1, "cornerRadius": 12,
                "placeholder": "tertiarySystemFill",
              ]),
            DocumentElement(
              "TextElement",
              ["text": "${product.name}", "textStyle": "headline", "numberOfLines": 2]),
            DocumentElement(
              "TextElement",
              [
                "text": "${currency(product.price, 'EUR')}", "textStyle": "subheadline",
                "color": "secondaryLabel",
              ]),
            DocumentElement(
              "TextElement",
              [
                "text": "Only ${product.stock} left", "textStyle": "footnote",
                "color": "systemOrange",
              ]
            ).when("product.stock < 5")),
        ]))
  }

  private var more: DocumentElement {
    .section(
      "more",
      rows: [
        DocumentElement(
          "ListRow", id: "journal",
          [
            "title": "Journal", "subtitle": "What we write about tea", "symbol": "book",
            "onSelect": .element(.navigate(to: "/journal")),
          ])
      ]
    ).when("state.query == ''")
  }

  private var checkout: DocumentElement {
    .section(
      "checkout",
      rows: [
        DocumentElement(
          "ButtonRow", id: "checkout",
          [
            "title":
              "${plural('things', data.cart.count)} · ${currency(data.cart.total, 'EUR')}",
            "buttonStyle": "filled", "onSelect": .element(.navigate(to: "/cart")),
          ])
      ]
    ).when("data.cart.count > 0")
  }
}
