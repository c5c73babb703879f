import Foundation
import Hummingbird

extension ShopRoutes {
  /// Adds the documents of a folder, as `/screens/NAME`, and the pictures that lie beside them.
  func addFolder(_ folder: ScreenFolder, to router: Router<BasicRequestContext>) {
    router.get("/screens/:name") { request, context in
      let name = try context.parameters.require("name")
      if let picture = folder.picture(name) { return answer(picture, to: request) }
      do {
        guard let document = try folder.document(name) else { throw HTTPError(.notFound) }
        return try answers.answer(
          document, to: try ShopClient(request), cache: .own(stale: 0))
      } catch ShopProblem.brokenPage(let words) {
        // Who serves a folder writes the documents, and wants to know.
        throw HTTPError(.internalServerError, message: words)
      }
    }
  }

  private func answer(_ picture: ScreenFolder.Picture, to request: Request) -> Response {
    var headers: HTTPFields = [
      .contentType: picture.type, .cacheControl: CacheRule.own(stale: 0).text,
      .eTag: EntityTag(of: picture.bytes).description,
    ]
    headers.set("X-Content-Type-Options", to: "nosniff")
    if EntityTag(of: picture.bytes).isNamed(by: request.headers[.ifNoneMatch] ?? "") {
      return Response(status: .notModified, headers: headers)
    }
    let body = ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes))
    return Response(status: .ok, headers: headers, body: body)
  }
}
