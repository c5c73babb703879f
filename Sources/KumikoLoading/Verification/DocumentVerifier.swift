import Foundation

/// Checks that a document's bytes are those that were signed.
///
/// The loader checks all else: that there is a signature, its screen, its time, and that no
/// document is older than one that was accepted before. Documents of the cache are checked again
/// each time.
public protocol DocumentVerifier: Sendable {
  /// Whether a key has signed a message.
  ///
  /// - Parameters:
  ///   - signature: The bytes of the signature.
  ///   - message: What was signed: ``DocumentSignature/message(for:)``.
  ///   - keyID: The name of the key.
  /// - Throws: ``VerificationProblem/unknownKey`` or ``VerificationProblem/mismatch``. Any other
  ///   error counts as a mismatch.
  func verify(_ signature: Data, message: Data, keyID: String) throws
}
