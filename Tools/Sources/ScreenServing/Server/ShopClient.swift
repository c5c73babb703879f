import Foundation
import Hummingbird

/// What a request says about who asks.
struct ShopClient: Sendable {
  /// Who asks: `Kumiko-Account`, or a guest.
  ///
  /// The shop is a sample: it believes what it is told. A real one takes the account from credentials
  /// that it has checked.
  var account: ShopStore.Account
  /// What the app can show.
  var modules: ClientModules
  /// Which bytes it has.
  var knownTags: String
  /// Whether it takes compressed answers.
  var takesGzip: Bool

  /// Reads a request's fields.
  init(_ request: Request) throws {
    account = request.headers.text("Kumiko-Account") ?? "guest"
    guard Self.isName(account) else {
      throw HTTPError(.badRequest, message: "Kumiko-Account has letters, digits, and -._~ only.")
    }
    let modules = request.headers.text("Kumiko-Modules") ?? ""
    self.modules = modules.isEmpty ? .unsaid : ClientModules(modules)
    knownTags = request.headers[.ifNoneMatch] ?? ""
    takesGzip = Gzip.isAccepted(by: request.headers[.acceptEncoding] ?? "")
  }

  /// Whether a text is 1 to 64 characters of those that need no encoding in addresses.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~".utf8.contains($0)
        }
      }
  }
}
