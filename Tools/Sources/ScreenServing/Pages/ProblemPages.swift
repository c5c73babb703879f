import HTTPTypes

/// The screens that say what went wrong.
enum ProblemPages {
  /// One of each kind.
  static var all: [(code: Int, page: MessagePage)] {
    let kinds: [HTTPResponse.Status] = [
      .badRequest, .notFound, .notAcceptable, .internalServerError,
    ]
    return kinds.map { ($0.code, page($0, reason: nil)) }
  }

  /// The screen of a status.
  ///
  /// - Parameter reason: What it says; nil for what is true of all such answers.
  static func page(_ status: HTTPResponse.Status, reason: String?) -> MessagePage {
    MessagePage(
      id: "shop.problem.\(status.code)", title: title(status), message: reason ?? message(status),
      button: status == .notFound ? ("To the shop", "/") : nil)
  }

  /// What is true of all answers of a status.
  static func message(_ status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "There is nothing at this address."
    case .notAcceptable: "This shop needs a newer app: one with the module Stock, 1 or newer."
    case .contentTooLarge: "This is more than a form may have."
    case .internalServerError: "The shop has a problem. Please try again."
    default: "The shop cannot answer this request."
    }
  }

  private static func title(_ status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "Not here"
    case .notAcceptable: "Please update"
    default: "This did not work"
    }
  }
}
