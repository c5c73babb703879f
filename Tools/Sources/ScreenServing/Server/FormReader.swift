import Foundation
import Hummingbird

/// Reads forms that clients send.
enum FormReader {
  /// The greatest number of bytes of a form.
  static let limit = 16_384

  /// The form of a request: JSON, and nothing that a page of a browser could send unasked.
  static func read<Form: Decodable>(_ form: Form.Type, of request: Request) async throws -> Form {
    let type = request.headers[.contentType]?.split(separator: ";").first ?? ""
    guard type.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
      throw HTTPError(.unsupportedMediaType, message: "Forms are sent as application/json.")
    }
    let body = try await request.body.collect(upTo: limit)
    do {
      return try JSONDecoder().decode(form, from: Data(body.readableBytesView))
    } catch {
      throw HTTPError(.badRequest, message: "The form is not the JSON that is expected.")
    }
  }
}
