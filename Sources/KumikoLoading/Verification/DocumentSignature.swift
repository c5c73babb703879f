import Foundation

/// A document's signature, as the header field `Kumiko-Signature` has it:
///
///     Kumiko-Signature: key="2026", screen="shop.front", issued=1795816800, expires=1795903200,
///       signature="base64"
public struct DocumentSignature: Hashable, Sendable {
  /// The name of the key.
  public var keyID: String
  /// The id of the screen.
  public var screenID: String
  /// When the document was signed, in seconds since 1970.
  public var issued: Int
  /// Until when it holds, in seconds since 1970.
  public var expires: Int
  /// The bytes of the signature.
  public var signature: Data

  /// Creates a signature.
  public init(keyID: String, screenID: String, issued: Int, expires: Int, signature: Data) {
    self.keyID = keyID
    self.screenID = screenID
    self.issued = issued
    self.expires = expires
    self.signature = signature
  }

  /// Reads a header field; nil if it is not written as above. The order does not matter; a name
  /// that stands twice, or a control character, makes it unreadable.
  public init?(_ field: String) {
    guard field.utf8.count <= 4_096, let parts = Self.parts(of: field),
      let key = parts["key"], let screen = parts["screen"],
      let issued = parts["issued"].flatMap({ Int($0) }),
      let expires = parts["expires"].flatMap({ Int($0) }),
      let signature = parts["signature"].flatMap({ Data(base64Encoded: $0) })
    else { return nil }
    self.init(
      keyID: key, screenID: screen, issued: issued, expires: expires, signature: signature)
  }

  /// The value of the header field.
  public var field: String {
    "key=\"\(keyID)\", screen=\"\(screenID)\", issued=\(issued), expires=\(expires), "
      + "signature=\"\(signature.base64EncodedString())\""
  }

  /// The bytes that are signed for a document: five lines of text and the document's exact bytes.
  public func message(for bytes: Data) -> Data {
    Data("kumiko-document-1\n\(keyID)\n\(screenID)\n\(issued)\n\(expires)\n".utf8) + bytes
  }

  private static func parts(of field: String) -> [String: String]? {
    var parts: [String: String] = [:]
    for part in field.split(separator: ",") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let name = sides[0].trimmingCharacters(in: .whitespaces)
      let value = sides[1].trimmingCharacters(in: .whitespaces)
      let isPlain = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      guard isPlain, parts[name] == nil else { return nil }
      parts[name] = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
    }
    return parts
  }
}
