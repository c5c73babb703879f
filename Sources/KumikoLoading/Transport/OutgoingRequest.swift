import Foundation

/// What is sent to a server.
struct OutgoingRequest: Sendable {
  var url: URL
  var method = "GET"
  /// Header fields for whatever server answers.
  var headers: [String: String] = [:]
  /// Header fields for the server of the address alone.
  var credentials: [String: String] = [:]
  var body: Data?
  /// Seconds without a byte after which the server counts as silent.
  var timeout: TimeInterval
  /// Seconds that all of the answer may take, with its redirects; nil for ever.
  var deadline: TimeInterval?

  /// Asks for another address as a browser does after a form was sent.
  mutating func becomeGet() {
    method = "GET"
    body = nil
    headers["Content-Type"] = nil
    headers["Idempotency-Key"] = nil
  }

  /// The header fields for the server of the address.
  var allHeaders: [String: String] { credentials.merging(headers, uniquingKeysWith: { $1 }) }
}
