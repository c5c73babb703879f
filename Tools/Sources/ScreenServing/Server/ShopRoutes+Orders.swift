import Foundation
import Hummingbird

extension ShopRoutes {
  func addOrders(to router: Router<BasicRequestContext>) {
    router.post("/orders") { request, _ in try await buy(request) }
    router.get("/orders/:number") { request, context in
      let client = try ShopClient(request)
      let order = try await order(context.parameters.require("number"), of: client)
      let page = OrderPage(order: order, stage: order.stage(at: Date()))
      return try answers.answer(page.served, to: client, cache: .own(stale: 0))
    }
    router.get("/orders/:number/live") { request, context in
      let client = try ShopClient(request)
      let order = try await order(context.parameters.require("number"), of: client)
      let known = request.headers.text("Last-Event-ID") ?? client.knownTags
      return events(LiveOrder(order: order, known: known, signer: answers.signer))
    }
  }

  /// Buys what is in the cart. A client that did not get the answer may ask again with the same key:
  /// it orders once.
  private func buy(_ request: Request) async throws -> Response {
    let client = try ShopClient(request)
    guard let key = request.headers.text("Idempotency-Key"), ShopClient.isName(key) else {
      throw HTTPError(.badRequest, message: "An order needs an Idempotency-Key.")
    }
    let form = try await FormReader.read(CheckoutForm.self, of: request)
    let problems = form.problems
    guard problems.isEmpty else {
      return try FormAnswer(errors: problems, message: "Something is missing.")
        .response(.unprocessableContent)
    }
    switch await shop.store.buy(form, for: client.account, key: key, at: Date()) {
    case .placed(let order):
      return try FormAnswer(location: "/orders/\(order.number)").response(.created)
    case .repeated(let order):
      return try FormAnswer(location: "/orders/\(order.number)").response(.created)
    case .keyIsTaken:
      return try FormAnswer(message: "This Idempotency-Key was used for another form.")
        .response(.unprocessableContent)
    case .cartIsEmpty:
      return try FormAnswer(message: "The cart is empty.").response(.conflict)
    }
  }

  private func order(_ number: String, of client: ShopClient) async throws -> Order {
    let number = number == "latest" ? nil : number
    guard let order = await shop.store.order(number, of: client.account) else {
      throw HTTPError(.notFound, message: "There is no such order.")
    }
    return order
  }

  private func events(_ live: LiveOrder) -> Response {
    // 204 tells clients not to come again.
    guard !live.isOver else { return Response(status: .noContent) }
    let headers: HTTPFields = [
      .contentType: "text/event-stream; charset=utf-8", .cacheControl: CacheRule.none.text,
    ]
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        var stream = writer
        try await live.run { try await stream.write($0) }
        try await stream.finish(nil)
      })
  }
}
