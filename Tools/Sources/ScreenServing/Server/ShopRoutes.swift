import Foundation
import Hummingbird

/// The addresses of the shop.
struct ShopRoutes: Sendable {
  let shop: Shop
  let answers: DocumentAnswers

  /// Adds all addresses to a router.
  func add(to router: Router<BasicRequestContext>) {
    router.get("/") { request, _ in try await front(request) }
    router.get("/products/:id") { request, context in
      try product(request, context.parameters.require("id"))
    }
    router.get("/journal") { request, _ in try journal(request) }
    router.get("/i/:name") { request, context in
      try picture(request, context.parameters.require("name"))
    }
    addCart(to: router)
    addOrders(to: router)
  }

  private func front(_ request: Request) async throws -> Response {
    let client = try ShopClient(request)
    let page = shop.front(await shop.store.cart(of: client.account), modules: client.modules)
    return try answers.answer(page.served, to: client, cache: .own(stale: 600))
  }

  private func product(_ request: Request, _ id: String) throws -> Response {
    let page = ProductPage(product: try find(id))
    return try answers.answer(
      page.served, to: try ShopClient(request), cache: .shared(seconds: 60, stale: 3_600))
  }

  private func journal(_ request: Request) throws -> Response {
    let number = request.uri.queryParameters["page"].map { Int($0) } ?? 1
    guard let page = number.flatMap({ shop.journal.page($0) }) else { throw HTTPError(.notFound) }
    return try answers.answer(
      JournalPage(page: page).served, to: try ShopClient(request),
      cache: .shared(seconds: 300, stale: 3_600))
  }

  private func picture(_ request: Request, _ file: String) throws -> Response {
    guard file.hasSuffix(".png"), let picture = shop.pictures[String(file.dropLast(4))] else {
      throw HTTPError(.notFound)
    }
    var headers: HTTPFields = [
      .eTag: picture.tag.description, .cacheControl: CacheRule.shared(seconds: 86_400).text,
    ]
    if picture.tag.isNamed(by: try ShopClient(request).knownTags) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "image/png"
    headers.set("X-Content-Type-Options", to: "nosniff")
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes))
    return Response(status: .ok, headers: headers, body: body)
  }

  /// The product of an id.
  func find(_ id: String) throws -> Product {
    guard let product = shop.catalog.product(id) else { throw HTTPError(.notFound) }
    return product
  }
}
