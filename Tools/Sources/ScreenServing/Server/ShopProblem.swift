import Foundation
import KumikoDocuments

/// Why a shop cannot open.
public enum ShopProblem: LocalizedError {
  /// A picture of the shop is not in PNG.
  case brokenPicture(String)
  /// A picture that a page shows is not there.
  case missingPicture(String)
  /// A page would not be read by the library.
  case brokenPage(String)

  public var errorDescription: String? {
    switch self {
    case .brokenPicture(let name): "The picture \(name) is not in PNG."
    case .missingPicture(let name): "There is no picture \(name)."
    case .brokenPage(let words): "A page is broken: \(words)"
    }
  }
}
