import Foundation
import Hummingbird

/// What the server says of a form that was sent.
struct FormAnswer: Encodable {
  /// What is wrong, by the ids of fields.
  var errors: [String: String]?
  /// A sentence for all of it.
  var message: String?
  /// Where the result is.
  var location: String?

  /// The answer; it is kept by nobody.
  func response(_ status: HTTPResponse.Status) throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var headers: HTTPFields = [
      .contentType: "application/json; charset=utf-8", .cacheControl: CacheRule.none.text,
    ]
    if let location { headers[.location] = location }
    let body = ByteBuffer(bytes: try encoder.encode(self))
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}
