public import Crypto
public import Foundation
public import KumikoLoading

/// Checks the signatures of documents by Ed25519, with swift-crypto: for clients where there is no
/// CryptoKit.
public struct CryptoVerifier: DocumentVerifier {
  /// Public keys of 32 bytes by their ids. Two let a server change its key.
  public var keys: [String: Data]

  /// Creates a verifier of keys and their ids.
  public init(keys: [String: Data]) { self.keys = keys }

  /// Creates a verifier of keys, which have the ids that ``DocumentSigner`` gives them.
  public init(_ keys: Curve25519.Signing.PublicKey...) {
    self.init(
      keys: Dictionary(
        keys.map { (DocumentSigner.keyID(of: $0), $0.rawRepresentation) },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Checks a signature.
  ///
  /// - Throws: `VerificationProblem.unknownKey`, also for a key that is none, or
  ///   `VerificationProblem.mismatch`.
  public func verify(_ signature: Data, message: Data, keyID: String) throws {
    guard let bytes = keys[keyID],
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
    else { throw VerificationProblem.unknownKey }
    guard key.isValidSignature(signature, for: message) else { throw VerificationProblem.mismatch }
  }
}
