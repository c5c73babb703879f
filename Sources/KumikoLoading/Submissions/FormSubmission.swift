import Foundation
import KumikoDocuments

/// A form that is sent to a server as JSON.
///
/// What a user typed stands in the body and nowhere else: not in the address, not in the cache. The
/// idempotency key is the same for every attempt, so that a server does once what it is asked
/// twice.
public struct FormSubmission: Sendable {
  /// How a form is sent. There is no `GET`: it would put what was typed into an address.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// Where to; account, language and credentials are those of its screen.
  public var request: ScreenRequest
  /// How; by `POST` unless the document says otherwise.
  public var method: Method
  /// The values of the form; nothing else of the screen's state.
  public var fields: [String: RemoteValue]
  /// What tells this submission from others. A form that is sent again after the user has changed
  /// it is another submission.
  public var idempotencyKey: String

  /// Creates a submission.
  public init(
    _ fields: [String: RemoteValue], to request: ScreenRequest, method: Method = .post,
    idempotencyKey: String = UUID().uuidString
  ) {
    self.request = request
    self.method = method
    self.fields = fields
    self.idempotencyKey = idempotencyKey
  }

  /// The request as it is sent.
  func outgoing() throws -> OutgoingRequest {
    var outgoing = request.outgoing(accepting: ContentType.documents)
    outgoing.method = method.rawValue
    outgoing.headers["Content-Type"] = "application/json"
    outgoing.headers["Idempotency-Key"] = idempotencyKey
    outgoing.headers["Cache-Control"] = "no-store"
    outgoing.body = try JSONSerialization.data(
      withJSONObject: RemoteValue.object(fields).foundationObject, options: [.sortedKeys])
    return outgoing
  }
}

extension RemoteValue {
  /// The value in Foundation's types; numbers that are not finite are null.
  fileprivate var foundationObject: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .number(let value): value.isFinite ? Self.number(value) : NSNull()
    case .string(let value): value
    case .list(let values): values.map(\.foundationObject)
    case .object(let values): values.mapValues(\.foundationObject)
    }
  }

  private static func number(_ value: Double) -> Any { Int64(exactly: value) ?? value }
}
