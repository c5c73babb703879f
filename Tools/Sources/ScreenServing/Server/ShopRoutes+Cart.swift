import Foundation
import Hummingbird

extension ShopRoutes {
  /// What a client wants of a product.
  private struct ItemForm: Decodable {
    var product: String?
    var count: Double?

    /// How many, between 0 and what nobody needs.
    var wholeCount: Int { Int(min(max(0, count ?? 1), 1_000)) }
  }

  func addCart(to router: Router<BasicRequestContext>) {
    router.get("/cart") { request, _ in
      let client = try ShopClient(request)
      let page = CartPage(cart: await shop.store.cart(of: client.account))
      return try answers.answer(page.served, to: client, cache: .own(stale: 600))
    }
    router.get("/checkout") { request, _ in
      let client = try ShopClient(request)
      let page = CheckoutPage(cart: await shop.store.cart(of: client.account))
      return try answers.answer(page.served, to: client, cache: .none)
    }
    router.post("/cart/items") { request, _ in
      let form = try await FormReader.read(ItemForm.self, of: request)
      guard let id = form.product, let product = shop.catalog.product(id) else {
        let errors = ["product": "There is no such product."]
        return try FormAnswer(errors: errors).response(.unprocessableContent)
      }
      return try await change(product, request) { $0 + form.wholeCount }
    }
    router.put("/cart/items/:id") { request, context in
      let form = try await FormReader.read(ItemForm.self, of: request)
      let product = try find(context.parameters.require("id"))
      return try await change(product, request) { _ in form.wholeCount }
    }
    router.delete("/cart/items/:id") { request, context in
      let product = try find(context.parameters.require("id"))
      return try await change(product, request) { _ in 0 }
    }
  }

  private func change(
    _ product: Product, _ request: Request, to count: @Sendable (Int) -> Int
  ) async throws -> Response {
    let account = try ShopClient(request).account
    _ = await shop.store.change(product, in: account, to: count)
    return try FormAnswer(location: "/cart").response(.ok)
  }
}
