#if canImport(CCurl)
import Foundation

/// Reads the head of an answer from its lines (RFC 9112, sections 4 and 5).
struct CurlHead {
  private let url: URL
  private var status: Int?
  private var fields: [String: String] = [:]
  private var lastName: String?
  private var isComplete = false

  init(url: URL) { self.url = url }

  /// Takes a line with its end.
  ///
  /// - Returns: The head of the answer if this line ends it. Heads of interim answers are none, nor
  ///   are the fields behind a body.
  mutating func receive(_ text: String) -> HTTPResponse? {
    guard !isComplete else { return nil }
    let line = text.trimmingCharacters(in: .newlines)
    if status == nil {
      status = Self.status(line)
    } else if line.isEmpty {
      return end()
    } else if line.hasPrefix(" ") || line.hasPrefix("\t") {
      // An old way to break a line.
      if let lastName { fields[lastName]? += " " + line.trimmingCharacters(in: .whitespaces) }
    } else {
      addField(line)
    }
    return nil
  }

  /// The status in the first line of a head; nil for another line.
  private static func status(_ line: String) -> Int? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[0].hasPrefix("HTTP/") else { return nil }
    return Int(words[1])
  }

  private mutating func addField(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    // Fields of one name are one list.
    fields[name] = fields[name].map { $0 + ", " + value } ?? value
    lastName = name
  }

  private mutating func end() -> HTTPResponse? {
    guard let status, status >= 200 else {
      (status, fields, lastName) = (nil, [:], nil)
      return nil
    }
    isComplete = true
    return HTTPResponse(url: url, status: status, headers: HTTPHeaders(fields))
  }
}
#endif
