import Crypto
import Foundation

/// Names the bytes of a document, so that nobody is sent again what they have.
///
/// It is a weak tag: the same document, compressed or not, has one. The first half of the SHA-256 of
/// the bytes is in it, so equal tags mean equal bytes before compression.
package struct EntityTag: Hashable, Sendable, CustomStringConvertible {
  private let digest: String

  /// The tag of bytes.
  package init(of bytes: some DataProtocol) {
    digest = SHA256.hash(data: bytes).prefix(16).map { String(format: "%02x", $0) }.joined()
  }

  /// The tag as `ETag` and the `base` of a patch have it.
  package var description: String { "W/\"\(digest)\"" }

  /// Whether `If-None-Match` or `Last-Event-ID` names this tag. Weak and strong ones are the same
  /// here, as RFC 9110 compares them.
  package func isNamed(by header: String) -> Bool {
    header.split(separator: ",").contains { entry in
      var entry = Substring(entry.trimmingCharacters(in: .whitespaces))
      if entry.hasPrefix("W/") { entry.removeFirst(2) }
      return entry == "*" || entry == "\"\(digest)\""
    }
  }
}
