import NIOCore

/// A message of a stream of events, as the HTML standard writes them.
struct ServerSentEvent: Sendable {
  /// What kind of document it carries: `screen` or `patch`.
  var name: String
  /// The tag of the document after the event; clients give it back as `Last-Event-ID`.
  var id: String
  /// The document.
  var data: [UInt8]

  /// The bytes: a field a line, the document in as many as it has.
  var bytes: ByteBuffer {
    var buffer = ByteBuffer(string: "event: \(name)\nid: \(id)\n")
    var data = data[...]
    if data.last == UInt8(ascii: "\n") { data.removeLast() }
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      buffer.writeString("data: ")
      buffer.writeBytes(line)
      buffer.writeString("\n")
    }
    buffer.writeString("\n")
    return buffer
  }

  /// How long clients wait before they come again, in milliseconds.
  static func retry(_ milliseconds: Int) -> ByteBuffer {
    ByteBuffer(string: "retry: \(milliseconds)\n\n")
  }

  /// Says that the connection stands.
  static let heartbeat = ByteBuffer(string: ": here\n\n")
}
