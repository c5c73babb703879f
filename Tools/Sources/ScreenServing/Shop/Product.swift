import KumikoDocuments

/// Something that the shop sells.
struct Product: Sendable {
  var id: String
  var name: String
  /// The price in cents of a euro.
  var cents: Int
  var stock: Int
  /// The name of its picture.
  var picture: String
  var text: String
  /// What is measured, and what was found.
  var details: [Detail]

  struct Detail: Sendable {
    var name: String
    var value: String
  }

  /// What documents know of it in lists.
  var remoteValue: RemoteValue {
    [
      "id": .string(id), "name": .string(name), "price": .money(cents),
      "stock": .number(Double(stock)), "image": .string("/i/\(picture).png"),
    ]
  }
}

extension RemoteValue {
  /// An amount in euros.
  static func money(_ cents: Int) -> RemoteValue { .number(Double(cents) / 100) }
}
