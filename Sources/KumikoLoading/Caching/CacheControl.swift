import Foundation

/// What a server's `Cache-Control` says (RFC 9111, RFC 5861), for the cache of one user.
///
/// Any text can be read. What is unknown is left out; where a number cannot be read, the answer
/// counts as old, and of two the first counts.
public struct CacheControl: Hashable, Sendable {
  /// Whether nothing may be kept.
  public private(set) var noStore = false
  /// Whether what is kept must be confirmed each time.
  public private(set) var noCache = false
  /// Whether what is old must not be shown, not even when there is no connection.
  public private(set) var mustRevalidate = false
  /// Seconds for which an answer is new; nil if it is not said.
  public private(set) var maxAge: TimeInterval?
  /// Seconds after that in which it is shown while a newer one is loaded.
  public private(set) var staleWhileRevalidate: TimeInterval?

  /// Reads a field.
  public init(_ field: String) {
    for (name, value) in Self.directives(of: field) {
      switch name {
      case "no-store": noStore = true
      case "no-cache": noCache = true
      case "must-revalidate": mustRevalidate = true
      case "max-age": maxAge = maxAge ?? Self.seconds(value)
      case "stale-while-revalidate":
        staleWhileRevalidate = staleWhileRevalidate ?? Self.seconds(value)
      default: break
      }
    }
  }

  /// The largest number that counts, as the specification has it.
  private static let longest = 2_147_483_648.0

  private static func seconds(_ text: String) -> TimeInterval {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return 0 }
    return min(Double(text) ?? longest, longest)
  }

  /// Names in lower case and their values, without quotes.
  private static func directives(of field: String) -> [(name: String, value: String)] {
    parts(of: field).compactMap { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = sides[0].trimmingCharacters(in: .whitespaces).lowercased()
      guard !name.isEmpty else { return nil }
      let value = sides.count == 2 ? sides[1].trimmingCharacters(in: .whitespaces) : ""
      return (name, value.filter { $0 != "\"" })
    }
  }

  /// What stands between the commas that are in no quotes.
  private static func parts(of field: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in field {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
