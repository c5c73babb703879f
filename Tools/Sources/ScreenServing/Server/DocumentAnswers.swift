import DocumentSigning
import Foundation
import Hummingbird

/// Makes answers of documents: tagged, signed if there is a key, and compressed if that is asked for;
/// empty for those who have the document.
struct DocumentAnswers: Sendable {
  var signer: DocumentSigner?

  /// What an answer depends on besides its address.
  private static let varying = "Accept-Encoding, Kumiko-Account, Kumiko-Modules"

  /// The answer that gives a document to a client.
  func answer(
    _ document: ServedDocument, to client: ShopClient, status: HTTPResponse.Status = .ok,
    cache: CacheRule
  ) throws -> Response {
    var headers: HTTPFields = [
      .eTag: document.tag.description, .cacheControl: cache.text, .vary: Self.varying,
    ]
    try sign(document, in: &headers)
    if status == .ok, document.tag.isNamed(by: client.knownTags) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = "application/\(document.form.rawValue); charset=utf-8"
    headers.set("X-Content-Type-Options", to: "nosniff")
    var bytes = document.bytes
    if client.takesGzip, bytes.count >= Gzip.leastCount, let short = Gzip.compress(bytes) {
      headers[.contentEncoding] = "gzip"
      bytes = short
    }
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private func sign(_ document: ServedDocument, in headers: inout HTTPFields) throws {
    guard let signer else { return }
    let signature = try signer.sign(document.bytes, screenID: document.screenID)
    headers.set("Kumiko-Signature", to: signature.field)
  }
}
