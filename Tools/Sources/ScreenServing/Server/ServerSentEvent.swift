import NIOCore

/// A message of a stream of events, as the HTML standard writes them.
struct ServerSentEvent: Sendable {
  /// What kind of document it carries: `screen` or `patch`.
  var name: String
  /// The tag of the document after the event; clients give it back as `Last-Event-ID`.
  var id: String
  /// The document.
  var data: [UInt8]
  /// The signature of the lines of the document, which stands before them; none if nobody signs.
  var signature: String?

  /// The document as its lines are put together again: without a line feed at its end.
  var lines: ArraySlice<UInt8> {
    data.last == UInt8(ascii: "\n") ? data.dropLast() : data[...]
  }

  /// The bytes: a field a line, the document in as many as it has.
  var bytes: ByteBuffer {
    var buffer = ByteBuffer(string: "event: \(name)\nid: \(id)\n")
    if let signature { buffer.writeString("data: Kumiko-Signature: \(signature)\n") }
    for line in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
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
