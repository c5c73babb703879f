import Foundation
import NIOCore

/// Reads a stream of events by the HTML standard's rules, as far as the shop needs them.
struct EventReader: Sendable {
  struct Event: Sendable {
    var name: String
    var id: String
    var data: String

    /// The document that the event carries.
    var json: [String: Any] {
      get throws {
        let object = try JSONSerialization.jsonObject(with: Data(data.utf8))
        guard let object = object as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
        return object
      }
    }
  }

  private var rest = ""

  /// The events that are complete with these bytes. Comments and `retry` are none.
  mutating func events(_ bytes: ByteBuffer) -> [Event] {
    rest += String(buffer: bytes)
    var events: [Event] = []
    while let end = rest.range(of: "\n\n") {
      let lines = rest[..<end.lowerBound].split(separator: "\n")
      rest.removeSubrange(..<end.upperBound)
      let fields = lines.compactMap { line -> (String, String)? in
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
        return (String(line[..<colon]), String(line[colon...].dropFirst(2)))
      }
      func values(_ name: String) -> [String] { fields.filter { $0.0 == name }.map(\.1) }
      guard let name = values("event").first else { continue }
      events.append(
        Event(
          name: name, id: values("id").first ?? "",
          data: values("data").joined(separator: "\n")))
    }
    return events
  }
}

extension SocketClient {
  /// What a stream of events gave.
  struct Live: Sendable {
    var status: Int
    var type: String?
    var events: [EventReader.Event] = []
    /// Whether the server ended it; false if it was cut.
    var hasEnded = false
  }

  /// Reads a stream of events until the server ends it or there are enough.
  func live(
    _ path: String, _ fields: [String: String] = [:], limit: Int = .max,
    onEvent: @escaping @Sendable (EventReader.Event) async throws -> Void = { _ in }
  ) async throws -> Live {
    try await stream(.get, path, fields) { head, parts in
      var live = Live(status: head.status.code, type: head.headerFields[.contentType])
      var reader = EventReader()
      while live.events.count < limit, let part = try await parts.next() {
        switch part {
        case .head: break
        case .body(let bytes):
          for event in reader.events(bytes) {
            live.events.append(event)
            try await onEvent(event)
          }
        case .end:
          live.hasEnded = true
          return live
        }
      }
      return live
    }
  }
}
