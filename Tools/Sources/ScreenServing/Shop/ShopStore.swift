import Foundation

/// What the shop remembers: carts and orders, of each account its own.
///
/// It is kept in memory, and so little of it that a stranger cannot fill that: the account that was
/// seen last longest ago is forgotten first.
actor ShopStore {
  /// Who buys: what `Kumiko-Account` says.
  typealias Account = String

  private struct Visitor {
    var cart = Cart()
    var orders: [Order] = []
    /// What became of the keys of this account, the oldest first.
    var keys: [(key: String, form: CheckoutForm, order: Order)] = []
    var visit = 0
  }

  /// What became of a request to buy.
  enum Purchase: Sendable {
    /// The cart was bought; it is empty now.
    case placed(Order)
    /// The key has been used for this form before; nothing happened.
    case repeated(Order)
    /// The key has been used for another form.
    case keyIsTaken
    /// There is nothing to buy.
    case cartIsEmpty
  }

  private static let accountLimit = 10_000
  private static let orderLimit = 100

  let catalog: Catalog
  private let pace: TimeInterval
  private var visitors: [Account: Visitor] = [:]
  private var visits = 0
  private var orderCount = 0

  init(catalog: Catalog, pace: TimeInterval) {
    self.catalog = catalog
    self.pace = pace
  }

  func cart(of account: Account) -> Cart { visitors[account]?.cart ?? Cart() }

  /// Changes how many of a product are in a cart, and returns the cart.
  func change(
    _ product: Product, in account: Account, to count: @Sendable (Int) -> Int
  ) -> Cart {
    change(account) { visitor in
      visitor.cart.set(product, to: count(visitor.cart.count(of: product.id)))
      return visitor.cart
    }
  }

  /// Buys what is in a cart, once for each key.
  func buy(_ form: CheckoutForm, for account: Account, key: String, at now: Date) -> Purchase {
    if let known = visitors[account]?.keys.first(where: { $0.key == key }) {
      return known.form == form ? .repeated(known.order) : .keyIsTaken
    }
    guard !cart(of: account).isEmpty else { return .cartIsEmpty }
    orderCount += 1
    let number = "K-\(1_000 + orderCount)"
    return change(account) { visitor in
      let order = Order(number: number, cart: visitor.cart, placed: now, pace: pace)
      visitor.cart = Cart()
      visitor.orders = visitor.orders.suffix(Self.orderLimit - 1) + [order]
      visitor.keys = visitor.keys.suffix(Self.orderLimit - 1) + [(key, form, order)]
      return .placed(order)
    }
  }

  /// An order of an account, or its last one; nobody sees those of others.
  func order(_ number: String?, of account: Account) -> Order? {
    guard let visitor = visitors[account] else { return nil }
    guard let number else { return visitor.orders.last }
    return visitor.orders.first { $0.number == number }
  }

  private func change<Result>(
    _ account: Account, _ body: (inout Visitor) -> Result
  ) -> Result {
    visits += 1
    var visitor = visitors[account] ?? Visitor()
    visitor.visit = visits
    let result = body(&visitor)
    visitors[account] = visitor
    if visitors.count > Self.accountLimit {
      let oldest = visitors.min { $0.value.visit < $1.value.visit }
      if let oldest { visitors[oldest.key] = nil }
    }
    return result
  }
}
