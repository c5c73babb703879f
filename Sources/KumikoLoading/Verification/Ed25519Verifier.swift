#if canImport(CryptoKit)
import CryptoKit
import Foundation

/// Checks signatures by Ed25519, with CryptoKit.
public struct Ed25519Verifier: DocumentVerifier {
  /// Public keys of 32 bytes by their names. Two names let an app change its key.
  public var keys: [String: Data]

  /// Creates a verifier.
  public init(keys: [String: Data]) { self.keys = keys }

  /// Checks a signature.
  public func verify(_ signature: Data, message: Data, keyID: String) throws {
    guard let bytes = keys[keyID],
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
    else { throw VerificationProblem.unknownKey }
    guard key.isValidSignature(signature, for: message) else { throw VerificationProblem.mismatch }
  }
}
#endif
