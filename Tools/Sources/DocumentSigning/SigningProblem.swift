public import Foundation

/// Why a document cannot be signed.
public enum SigningProblem: LocalizedError, Equatable {
  /// A file holds no key.
  case notAKey(String)
  /// The id of a screen has other characters than those of ASCII, or quotes or commas.
  case notAScreenID(String)

  public var errorDescription: String? {
    switch self {
    case .notAKey(let file): "\(file) holds no key: 32 bytes in Base64 are expected."
    case .notAScreenID:
      "The id of a screen has ASCII letters, digits and signs, without quotes and commas."
    }
  }
}
