import DocumentSigning
import Foundation
import KumikoDocuments

/// The shop: what it sells, shows and remembers.
struct Shop: Sendable {
  let catalog: Catalog
  let journal: Journal
  let pictures: PictureLibrary
  let store: ShopStore

  /// Opens the shop, if all of its pages can be read.
  ///
  /// - Parameter pace: How long a stage of an order takes, in seconds.
  init(catalog: Catalog, journal: Journal, pace: TimeInterval) throws {
    (self.catalog, self.journal) = (catalog, journal)
    pictures = try PictureLibrary()
    store = ShopStore(catalog: catalog, pace: pace)
    let needed = catalog.products.map(\.picture) + catalog.offers.map(\.picture)
    for name in needed + journal.posts.map(\.picture) where pictures[name] == nil {
      throw ShopProblem.missingPicture(name)
    }
    for page in pages(for: .unsaid) + pages(for: ClientModules("Stock=1, Shop=2")) {
      guard let problem = page.document.problems.first else { continue }
      throw ShopProblem.brokenPage("\(page.name): \(problem)")
    }
  }

  /// The first screen.
  func front(_ cart: Cart, modules: ClientModules) -> FrontPage {
    FrontPage(catalog: catalog, cart: cart, modules: modules)
  }

  /// A sample of every kind of page and patch that clients with these modules can get.
  func pages(for modules: ClientModules) -> [ShopServer.Page] {
    var full = Cart()
    for product in catalog.products { full.set(product, to: 2) }
    let order = Order(number: "K-1001", cart: full, placed: Date(timeIntervalSince1970: 0), pace: 4)
    var pages: [(String, any ShopPage)] = [
      ("front", front(Cart(), modules: modules)), ("front-filled", front(full, modules: modules)),
      ("cart", CartPage(cart: Cart())), ("cart-filled", CartPage(cart: full)),
      ("checkout", CheckoutPage(cart: Cart())), ("checkout-filled", CheckoutPage(cart: full)),
    ]
    pages += catalog.products.map { ("product-\($0.id)", ProductPage(product: $0)) }
    pages += Order.Stage.allCases.map { ("order-\($0)", OrderPage(order: order, stage: $0)) }
    pages += (1...journal.pageCount).compactMap { journal.page($0) }
      .map { ("journal-\($0.number)", JournalPage(page: $0)) }
    pages += ProblemPages.all.map { ("problem-\($0.code)", $0.page) }
    return pages.map { ShopServer.Page(name: $0.0, document: $0.1.served, isScreen: true) }
      + patches(of: order)
  }

  private func patches(of order: Order) -> [ShopServer.Page] {
    zip(Order.Stage.allCases, Order.Stage.allCases.dropFirst()).compactMap { stage, next in
      let page = OrderPage(order: order, stage: stage)
      return page.patch(to: next, base: page.served.tag).map {
        ShopServer.Page(
          name: "order-\(stage)-to-\(next)", document: ServedDocument(.patch($0)),
          isScreen: false)
      }
    }
  }
}
