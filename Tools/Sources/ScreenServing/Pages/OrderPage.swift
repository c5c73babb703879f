import KumikoDocuments

/// How far an order has come. Its `live` address says when that changes.
struct OrderPage: ShopPage {
  var order: Order
  var stage: Order.Stage

  var screenID: String { "shop.order.\(order.number)" }

  var screen: ScreenDocument {
    ScreenDocument(
      element: DocumentElement(
        "Screen", id: screenID,
        [
          "title": "Order \(order.number)", "live": "/orders/\(order.number)/live",
          "data": .json(["order": order.remoteValue(at: stage)]),
          "onRefresh": .element(.refresh),
          "sections": .elements(sections),
        ]))
  }

  /// What brings the page of one stage to the next one; nil where the whole page changes.
  ///
  /// - Parameter base: The tag of the page that the patch changes.
  func patch(to next: Order.Stage, base: EntityTag) -> PatchDocument? {
    guard next.rawValue == stage.rawValue + 1, !next.isLast else { return nil }
    var changes = [
      DocumentElement(
        "Data", ["path": "data.order", "value": .json(order.remoteValue(at: next))])
    ]
    if next == .sent {
      changes.append(
        DocumentElement("Insert", ["after": "steps", "elements": .elements(parcel)]))
    }
    return PatchDocument(
      element: DocumentElement(
        "Patch",
        [
          "of": .plain(screenID), "base": .plain(base.description),
          "changes": .elements(changes),
        ]))
  }

  private var sections: [DocumentElement] {
    switch stage {
    case .paid, .packed: [status, steps]
    case .sent: [status, steps, parcel]
    case .delivered: [thanks, status, steps]
    }
  }

  private var status: DocumentElement {
    .section(
      "status",
      rows: [
        DocumentElement(
          "ListRow", id: "number",
          [
            "title": "Order ${data.order.number}",
            "subtitle": "placed ${date(data.order.placed, 'dateTime')}",
            "value": "${currency(data.order.total, 'EUR')}",
          ]),
        DocumentElement(
          "ProgressRow", id: "progress",
          [
            "title": "Progress", "progress": "${data.order.progress}",
            "value": "${percent(data.order.progress)}",
          ]),
      ])
  }

  private var steps: DocumentElement {
    .section(
      "steps", ["header": "Steps"],
      rows: [
        DocumentElement(
          "ListRow", id: "${step.id}",
          [
            "title": "${step.title}",
            "value": "${step.time != null ? date(step.time, 'time') : ''}",
            "titleColor": "${step.isDone ? 'label' : 'tertiaryLabel'}",
            "symbol": "${step.isDone ? 'checkmark.circle.fill' : 'circle'}",
            "symbolColor": "${step.isDone ? 'systemGreen' : 'tertiaryLabel'}",
          ]
        ).each("step", in: "data.order.steps")
      ])
  }

  private var parcel: DocumentElement {
    .section(
      "parcel", ["header": "Parcel"],
      rows: [
        DocumentElement(
          "ListRow", id: "carrier",
          ["title": "With the carrier", "subtitle": "It comes today.", "symbol": "shippingbox"])
      ])
  }

  private var thanks: DocumentElement {
    .section(
      "thanks",
      rows: [
        DocumentElement(
          "DescriptionRow", id: "thanks",
          ["text": "**It is here.** Enjoy your tea!", "markdown": true]),
        DocumentElement(
          "ButtonRow", id: "shop",
          ["title": "Back to the shop", "onSelect": .element(.navigate(to: "/"))]),
      ])
  }
}
