import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix

/// A client over a real socket that sees what is sent: nothing is decompressed, followed or kept.
struct SocketClient: Sendable {
  let port: Int
  /// What every request says.
  var fields: [String: String] = [:]

  /// An answer with all of its bytes.
  struct Answer: Sendable {
    var status: Int
    var headers: HTTPFields
    var body: [UInt8]

    subscript(name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }

    /// The body as JSON.
    var json: [String: Any] {
      get throws {
        let object = try JSONSerialization.jsonObject(with: Data(body))
        guard let object = object as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
        return object
      }
    }

    /// The words of fields that an answer of a form says something against.
    var errors: [String: String] {
      get throws { try json["errors"] as? [String: String] ?? [:] }
    }
  }

  /// The same client for another account.
  func account(_ name: String) -> SocketClient {
    var copy = self
    copy.fields["Kumiko-Account"] = name
    return copy
  }

  func get(_ path: String, _ fields: [String: String] = [:]) async throws -> Answer {
    try await send(.get, path, fields)
  }

  /// Sends a form of JSON.
  func send(
    _ method: HTTPRequest.Method, _ path: String, form: [String: any Sendable],
    _ fields: [String: String] = [:]
  ) async throws -> Answer {
    let body = try JSONSerialization.data(withJSONObject: form)
    return try await send(
      method, path, fields.merging(["Content-Type": "application/json"]) { first, _ in first },
      body: [UInt8](body))
  }

  /// Sends a request and waits for the whole answer.
  func send(
    _ method: HTTPRequest.Method, _ path: String, _ fields: [String: String] = [:],
    body: [UInt8] = []
  ) async throws -> Answer {
    try await stream(method, path, fields, body: body) { head, parts in
      var answer = Answer(status: head.status.code, headers: head.headerFields, body: [])
      while let part = try await parts.next() {
        if case .body(let bytes) = part { answer.body += Array(buffer: bytes) }
        if case .end = part { return answer }
      }
      throw Unfinished(answer: answer)
    }
  }

  /// An answer that was cut.
  struct Unfinished: Error {
    var answer: Answer
  }

  typealias Parts = NIOAsyncChannelInboundStream<HTTPResponsePart>.AsyncIterator

  /// Sends a request and gives the answer as it comes.
  func stream<Result: Sendable>(
    _ method: HTTPRequest.Method, _ path: String, _ fields: [String: String] = [:],
    body: [UInt8] = [],
    _ read: @Sendable (HTTPResponse, inout Parts) async throws -> Result
  ) async throws -> Result {
    let channel = try await connect()
    let head = request(method, path, fields, length: body.count)
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(.head(head))
      if !body.isEmpty { try await outbound.write(.body(ByteBuffer(bytes: body))) }
      try await outbound.write(.end(nil))
      var parts = inbound.makeAsyncIterator()
      guard case .head(let head)? = try await parts.next() else {
        throw ChannelError.inputClosed
      }
      return try await read(head, &parts)
    }
  }

  private func request(
    _ method: HTTPRequest.Method, _ path: String, _ fields: [String: String], length: Int
  ) -> HTTPRequest {
    var head = HTTPRequest(
      method: method, scheme: "http", authority: "127.0.0.1:\(port)", path: path)
    for (name, value) in self.fields.merging(fields, uniquingKeysWith: { $1 }) {
      if let name = HTTPField.Name(name) { head.headerFields[name] = value }
    }
    if length > 0 { head.headerFields[.contentLength] = "\(length)" }
    return head
  }

  private func connect() async throws -> NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart> {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
          return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
        }
      }
  }

  /// Sends bytes that need be no request, and gives all that comes back until the server closes.
  func sendRaw(_ text: String) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: text))
      var answer = ""
      for try await bytes in inbound { answer += String(buffer: bytes) }
      return answer
    }
  }
}
