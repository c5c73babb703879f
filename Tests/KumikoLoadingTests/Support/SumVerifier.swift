import Foundation
import KumikoLoading

/// Signs with a sum of the message and the key's name: what a test needs, and no one else.
struct SumVerifier: DocumentVerifier {
  func verify(_ signature: Data, message: Data, keyID: String) throws {
    guard keyID == "a" || keyID == "b" else { throw VerificationProblem.unknownKey }
    guard signature == Self.sign(message, keyID) else { throw VerificationProblem.mismatch }
  }

  static func sign(_ message: Data, _ keyID: String) -> Data {
    let sum = (message + Data(keyID.utf8)).reduce(UInt64(5_381)) { $0 &* 33 &+ UInt64($1) }
    return Data("\(sum)".utf8)
  }

  /// The header of a document.
  static func header(
    _ text: String, key: String = "a", screen: String = "s", issued: Int, expires: Int
  ) -> String {
    var signature = DocumentSignature(
      keyID: key, screenID: screen, issued: issued, expires: expires, signature: Data())
    signature.signature = sign(signature.message(for: Data(text.utf8)), key)
    return "Kumiko-Signature: \(signature.field)"
  }
}
