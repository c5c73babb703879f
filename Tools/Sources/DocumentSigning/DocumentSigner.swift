public import Crypto
public import Foundation
public import KumikoLoading

/// Signs documents with Ed25519, so that an app shows what its server wrote and nothing else.
///
/// The exact bytes are signed together with the screen's id, the times of issue and expiry and the key's
/// id, so that a document can neither be changed nor stand for another screen, another time or another
/// key. See `DocumentSignature`.
public struct DocumentSigner: Sendable {
  /// What the key is called in `DocumentSignature.keyID`: the first 16 digits of the SHA-256 of the
  /// public key, in hexadecimal.
  public let keyID: String
  /// How long a signature is good, in seconds; an hour by default.
  public var lifetime: TimeInterval = 3_600
  private let key: Curve25519.Signing.PrivateKey

  /// Signs with a key.
  public init(key: Curve25519.Signing.PrivateKey) {
    self.key = key
    keyID = Self.keyID(of: key.publicKey)
  }

  /// Signs with the key of a file: its 32 bytes in Base64.
  ///
  /// - Throws: An error if the file cannot be read or holds no key.
  public init(keyFile: URL) throws {
    let text = try String(contentsOf: keyFile, encoding: .utf8)
    guard let bytes = Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)),
      let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
    else { throw SigningProblem.notAKey(keyFile.lastPathComponent) }
    self.init(key: key)
  }

  /// The public key, which apps have.
  public var publicKey: Curve25519.Signing.PublicKey { key.publicKey }

  /// The id of a public key.
  public static func keyID(of key: Curve25519.Signing.PublicKey) -> String {
    SHA256.hash(data: key.rawRepresentation).prefix(8).map { String(format: "%02x", $0) }.joined()
  }

  /// Signs the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document as it is sent, before compression.
  ///   - screenID: The id of the screen.
  ///   - now: The time of issue; the present by default. Parts of a second are dropped.
  /// - Throws: ``SigningProblem/notAScreenID(_:)`` if the id has other characters than those of ASCII,
  ///   or quotes or commas.
  public func sign(
    _ bytes: some DataProtocol, screenID: String, at now: Date = Date()
  ) throws -> DocumentSignature {
    guard Self.isPlain(screenID) else { throw SigningProblem.notAScreenID(screenID) }
    let issued = Int(now.timeIntervalSince1970.rounded(.down))
    var signature = DocumentSignature(
      keyID: keyID, screenID: screenID, issued: issued, expires: issued + Int(lifetime),
      signature: Data())
    signature.signature = try key.signature(for: signature.message(for: Data(bytes)))
    return signature
  }

  /// Whether an id can stand in the header field, and in a line of what is signed.
  private static func isPlain(_ id: String) -> Bool {
    id.unicodeScalars.allSatisfy { 0x20..<0x7F ~= $0.value && $0 != "\"" && $0 != "," }
  }
}
