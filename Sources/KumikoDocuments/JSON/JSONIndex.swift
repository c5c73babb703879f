/// What a JSON text holds: a flat list of its values, which are read when they are wanted.
public final class JSONIndex: Sendable {
  /// What an entry is.
  enum Tag: UInt8 {
    case null, `true`, `false`, number, string, list, object
    /// What stands for a value that was reported.
    case invalid
    /// An element that was read before.
    case known
  }

  /// One value, or the key of a member, which stands before its value.
  struct Entry: Sendable {
    /// The first byte; that of a string is after its quote.
    var start: Int32
    /// The end; that of a string is before its quote.
    var end: Int32
    /// The entry after this one and all that is in it.
    var next: Int32
    var tag: Tag
    /// Whether a string has escapes, so that its bytes are not its characters.
    var hasEscapes = false
    /// Whether a string has a dollar, with which expressions begin.
    var hasDollar = false
  }

  /// The bytes that entries are ranges of.
  public let bytes: [UInt8]
  let entries: [Entry]
  /// The elements that were found again; nil if none were looked for.
  let known: KnownElements?

  init(bytes: [UInt8], entries: [Entry], known: KnownElements? = nil) {
    self.bytes = bytes
    self.entries = entries
    self.known = known
  }

  /// The value of the whole text.
  public var root: JSONValue { JSONValue(index: self, entry: 0) }

  /// The number of values and keys.
  public var count: Int { entries.count }
}
