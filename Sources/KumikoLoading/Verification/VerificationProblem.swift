/// Why a document's signature does not hold.
public enum VerificationProblem: Error, Hashable, Sendable {
  /// There is no signature, or it cannot be read.
  case missing
  /// There is no key of the signature's name.
  case unknownKey
  /// The bytes are not those that were signed.
  case mismatch
  /// The document is of another screen than the one that was asked for.
  case otherScreen
  /// The signature's time is over.
  case expired
  /// The document is older than one that was accepted before.
  case rollback

  /// One plain sentence for the user.
  var sentence: String {
    switch self {
    case .missing, .unknownKey, .mismatch: "It is not certain that this screen is genuine."
    case .otherScreen: "The server sent another screen than the one that was asked for."
    case .expired: "This screen is out of date."
    case .rollback: "The server sent an older screen than before."
    }
  }
}
