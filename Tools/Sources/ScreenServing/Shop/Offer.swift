import KumikoDocuments

/// What stands at the top of the shop for some days, and leads to a product.
struct Offer: Sendable {
  var id: String
  var title: String
  var text: String
  /// The name of its picture.
  var picture: String
  var product: Product.ID

  var remoteValue: RemoteValue {
    [
      "id": .string(id), "title": .string(title), "text": .string(text),
      "image": .string("/i/\(picture).png"), "to": .string("/products/\(product)"),
    ]
  }
}

extension Product: Identifiable {}
