public import Foundation

/// A signature of a document, as the header field `Kumiko-Signature` has it:
///
///     Kumiko-Signature: key="2026", screen="shop.front", issued=1795816800, expires=1795903200,
///       signature="base64"
public struct DocumentSignature: Hashable, Sendable {
  /// The id of the key.
  public var keyID: String
  /// The id of the screen.
  public var screenID: String
  /// When it was made, in seconds since the start of 1970.
  public var issued: Int
  /// From when on it is not good anymore, likewise.
  public var expires: Int
  /// The 64 bytes of Ed25519.
  public var signature: Data

  /// Creates a signature of its parts.
  public init(keyID: String, screenID: String, issued: Int, expires: Int, signature: Data) {
    (self.keyID, self.screenID) = (keyID, screenID)
    (self.issued, self.expires, self.signature) = (issued, expires, signature)
  }

  /// The value of the header field.
  public var field: String {
    "key=\"\(keyID)\", screen=\"\(screenID)\", issued=\(issued), expires=\(expires), "
      + "signature=\"\(signature.base64EncodedString())\""
  }

  /// What is signed: a line that says which form this is, one each for the key, the screen and the
  /// times, and the exact bytes of the document.
  public func message(for bytes: some DataProtocol) -> Data {
    Data("kumiko-document-1\n\(keyID)\n\(screenID)\n\(issued)\n\(expires)\n".utf8) + Data(bytes)
  }
}
