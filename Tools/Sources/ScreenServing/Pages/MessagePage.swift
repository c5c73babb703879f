import KumikoDocuments

/// A screen in place of one that cannot be shown: it says why, and what can be done.
struct MessagePage: ShopPage {
  var id: String
  var title: String
  var message: String
  /// What a button says, and where it leads; none if nothing can be done.
  var button: (title: String, to: String)?

  var screen: ScreenDocument {
    var state = DocumentElement(
      "EmptyState",
      ["title": .plain(title), "text": .plain(message), "symbol": "exclamationmark.triangle"])
    if let button {
      state.properties += [
        DocumentProperty("button", .value(.string(button.title))),
        DocumentProperty("onButton", .element(.navigate(to: button.to))),
      ]
    }
    return ScreenDocument(
      element: DocumentElement(
        "Screen", id: id,
        ["title": .plain(title), "sections": .elements([]), "empty": .element(state)]))
  }
}
