import KumikoDocuments

/// The form that makes an order of the cart. Its fields have the names under which they are sent, so
/// that what the server says of them finds them.
struct CheckoutPage: ShopPage {
  var cart: Cart

  var screen: ScreenDocument {
    ScreenDocument(
      element: DocumentElement(
        "Screen", id: "shop.checkout",
        [
          "title": "Checkout",
          "state": .json(["name": "", "mail": "", "address": "", "card": ""]),
          "data": .json(["cart": cart.summary]),
          "sections": .elements(you, payment),
          "pinnedToBottom": .elements(order),
        ]))
  }

  private var you: DocumentElement {
    .section(
      "you", ["header": "You"],
      rows: [
        field(
          "name",
          [
            "title": "Name", "placeholder": "Your name", "contentType": "name",
            "isRequired": true, "message": "Who shall get it?",
          ]),
        field(
          "mail",
          [
            "title": "Mail", "placeholder": "name@example.org", "keyboard": "emailAddress",
            "contentType": "emailAddress", "capitalization": "none", "isRequired": true,
            "format": "email",
          ]),
        field(
          "address",
          [
            "title": "Address", "placeholder": "Street, number, town",
            "contentType": "fullStreetAddress", "isRequired": true,
          ]),
      ])
  }

  private var payment: DocumentElement {
    .section(
      "payment", ["header": "Payment", "footer": "The number is sent once and never stored."],
      rows: [
        field(
          "card",
          [
            "title": "Card", "placeholder": "Number", "keyboard": "numberPad",
            "isSecure": true, "isRequired": true,
          ])
      ])
  }

  private func field(
    _ id: String, _ properties: KeyValuePairs<String, PropertyValue>
  ) -> DocumentElement {
    var field = DocumentElement("TextInput", id: id, ["bind": "state.\(id)"])
    field.properties += properties.map { DocumentProperty($0.key, $0.value.value) }
    return field
  }

  private var order: DocumentElement {
    .section(
      "order",
      rows: [
        DocumentElement(
          "ButtonRow", id: "order",
          [
            "title": "Order for ${currency(data.cart.total, 'EUR')}", "buttonStyle": "filled",
            "isEnabled": "${data.cart.count > 0}",
            "onSelect": .element(
              DocumentElement(
                "Submit",
                [
                  "to": "/orders",
                  "form": .json([
                    "name": "${state.name}", "mail": "${state.mail}",
                    "address": "${state.address}", "card": "${state.card}",
                  ]),
                  "onSuccess": .element(.navigate(to: "/orders/latest")),
                  "onFailure": .element(
                    .alert("Nothing was ordered. Please look at what is marked, or try again.")),
                ])),
          ])
      ])
  }
}
