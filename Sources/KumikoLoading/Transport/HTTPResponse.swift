import Foundation

/// The head of an answer.
struct HTTPResponse: Hashable, Sendable {
  var url: URL
  var status: Int
  var headers: HTTPHeaders
}
