/// The data of an event whose first line is the signature of what follows, written as the header
/// field of a document is.
struct SignedEvent: Hashable, Sendable {
  /// The value of the field.
  var field: String
  /// The document: the lines behind the first one, between line feeds.
  var document: String

  private static let name = "kumiko-signature:"

  /// Reads the data of an event; nil if its first line is no signature.
  init?(_ data: String) {
    guard let end = data.utf8.firstIndex(of: 0x0A) else { return nil }
    let line = data[..<end]
    guard line.prefix(Self.name.count).lowercased() == Self.name else { return nil }
    field = String(line.dropFirst(Self.name.count))
    document = String(data[data.utf8.index(after: end)...])
  }
}
