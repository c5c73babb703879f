import KumikoDocuments

/// What somebody is about to buy.
struct Cart: Sendable {
  /// A product and how many of it.
  struct Item: Sendable {
    var product: Product
    var count: Int

    var cents: Int { product.cents * count }

    var remoteValue: RemoteValue {
      guard case .object(var fields) = product.remoteValue else { return .null }
      fields["count"] = .number(Double(count))
      fields["total"] = .money(cents)
      return .object(fields)
    }
  }

  /// What is in it, in the order in which it came.
  private(set) var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// How many things are in it.
  var count: Int { items.map(\.count).reduce(0, +) }

  var cents: Int { items.map(\.cents).reduce(0, +) }

  /// How many of a product are in it.
  func count(of id: Product.ID) -> Int { items.first { $0.product.id == id }?.count ?? 0 }

  /// Makes it so many of a product, or as many as there are; 0 takes it out.
  mutating func set(_ product: Product, to count: Int) {
    let count = min(max(0, count), product.stock)
    let place = items.firstIndex { $0.product.id == product.id }
    switch (place, count) {
    case (let place?, 0): items.remove(at: place)
    case (let place?, _): items[place].count = count
    case (nil, 0): break
    case (nil, _): items.append(Item(product: product, count: count))
    }
  }

  /// What every page knows of it.
  var summary: RemoteValue { ["count": .number(Double(count)), "total": .money(cents)] }
}
