/// Who may keep an answer, and for how long: the value of `Cache-Control`.
struct CacheRule: Sendable {
  var text: String

  /// The same for all: for a time, and while it is loaded anew for some more.
  static func shared(seconds: Int, stale: Int = 0) -> CacheRule {
    CacheRule(text: "public, max-age=\(seconds)" + staleText(stale))
  }

  /// What differs between accounts: kept by them alone, asked for again each time, and shown
  /// meanwhile.
  static func own(stale: Int) -> CacheRule {
    CacheRule(text: "private, max-age=0" + staleText(stale))
  }

  /// Kept by nobody.
  static let none = CacheRule(text: "no-store")

  private static func staleText(_ seconds: Int) -> String {
    seconds > 0 ? ", stale-while-revalidate=\(seconds)" : ""
  }
}
