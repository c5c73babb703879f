/// Reads a stream of server-sent events (WHATWG HTML, 9.2.6), however its bytes are cut.
///
/// An event may have a bounded number of bytes; an id those of ids of documents, else it is left
/// out. What is not UTF-8 is replaced.
public struct EventParser: Sendable {
  /// The id of the last event, which a client sends when it connects anew.
  public private(set) var lastEventID: String
  /// The milliseconds that the server asks to wait before connecting anew.
  public private(set) var retry: Int?

  private let limit: Int
  private let idLimit: Int
  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var hasData = false
  private var name = ""
  private var id: String
  private var endedWithReturn = false
  /// The number of bytes of a byte order mark that have come; nil behind the start.
  private var markLength: Int? = 0

  /// Creates a parser for a stream.
  ///
  /// - Parameters:
  ///   - lastEventID: The id of the last event of an earlier stream.
  ///   - limit: The number of bytes that a line, and all data of an event, may have.
  ///   - idLimit: The number of bytes that an id may have.
  public init(lastEventID: String = "", limit: Int = 4_000_000, idLimit: Int = 256) {
    self.lastEventID = lastEventID
    self.limit = limit
    self.idLimit = idLimit
    id = lastEventID
  }

  /// Reads bytes.
  ///
  /// - Returns: The events that end in them.
  /// - Throws: ``LoadingProblem/tooLarge(_:)``; what follows cannot be read any more.
  public mutating func append(_ bytes: some Sequence<UInt8>) throws -> [ServerEvent] {
    var events: [ServerEvent] = []
    for byte in bytes where !isMark(byte) {
      let followsReturn = endedWithReturn
      endedWithReturn = byte == 0x0D
      switch byte {
      case 0x0A where followsReturn: break
      case 0x0A, 0x0D: if let event = try endLine() { events.append(event) }
      default:
        guard line.count < limit else { throw LoadingProblem.tooLarge(limit) }
        line.append(byte)
      }
    }
    return events
  }

  /// Whether a byte is one of the mark at the start; those of half a mark are a line's.
  private mutating func isMark(_ byte: UInt8) -> Bool {
    guard let length = markLength else { return false }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard byte == mark[length] else {
      line += mark.prefix(length)
      markLength = nil
      return false
    }
    markLength = length == 2 ? nil : length + 1
    return true
  }

  private mutating func endLine() throws -> ServerEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: 0x3A) ?? line.endIndex
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == 0x20 { value = value.dropFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data":
      guard data.count + value.count < limit else { throw LoadingProblem.tooLarge(limit) }
      data += value
      data.append(0x0A)
      hasData = true
    case "event": name = String(decoding: value, as: UTF8.self)
    case "id" where !value.contains(0) && value.count <= idLimit:
      id = String(decoding: value, as: UTF8.self)
    case "retry" where !value.isEmpty && value.allSatisfy { 0x30...0x39 ~= $0 }:
      retry = Int(String(decoding: value, as: UTF8.self)) ?? .max
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerEvent? {
    lastEventID = id
    defer {
      data.removeAll(keepingCapacity: true)
      hasData = false
      name = ""
    }
    guard hasData else { return nil }
    return ServerEvent(
      name: name.isEmpty ? "message" : name, data: String(decoding: data.dropLast(), as: UTF8.self),
      id: id)
  }
}
