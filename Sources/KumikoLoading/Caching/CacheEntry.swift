import Foundation

/// An answer that is kept.
struct CacheEntry: Hashable, Sendable {
  /// What is kept besides the bytes.
  struct Head: Hashable, Sendable, Codable {
    var key: CacheKey
    /// The address of the answer, after redirects.
    var url: URL
    var headers: HTTPHeaders
    /// The values of the request's fields that `Vary` names.
    var varying: [String: String]
    /// When the answer came.
    var date: Date
  }

  var head: Head
  var body: Data

  /// The fields that are kept. Others, such as cookies, are not.
  static let keptFields = [
    "age", "cache-control", "content-type", "date", "etag", "expires", "kumiko-signature",
    "last-modified", "vary",
  ]

  /// How old the answer may be shown.
  func freshness(at now: Date) -> Freshness {
    let control = CacheControl(head.headers["cache-control"] ?? "")
    let age = age(at: now)
    let lifetime = control.maxAge ?? lifetimeByExpires
    // A clock that was set back says nothing about the age.
    let isFresh = !control.noCache && age.map { $0 < lifetime } == true
    let grace = lifetime + (control.staleWhileRevalidate ?? 0)
    let mayCover = !control.noCache && age.map { $0 < grace } == true
    return Freshness(
      isFresh: isFresh, mayBeShownWhileLoading: isFresh || mayCover,
      mayStandIn: !control.noCache && !control.mustRevalidate)
  }

  private func age(at now: Date) -> TimeInterval? {
    let resident = now.timeIntervalSince(head.date)
    guard resident >= 0 else { return nil }
    let before = head.headers["age"].flatMap { Double($0) } ?? 0
    return resident + (before.isFinite ? max(0, before) : 0)
  }

  private var lifetimeByExpires: TimeInterval {
    guard let expires = head.headers["expires"].flatMap(HTTPDate.date) else { return 0 }
    let sent = head.headers["date"].flatMap(HTTPDate.date) ?? head.date
    return max(0, expires.timeIntervalSince(sent))
  }
}

/// How an answer that is kept may be used.
struct Freshness: Hashable, Sendable {
  /// Whether it is as good as the server's.
  var isFresh: Bool
  /// Whether it may be shown while the server is asked.
  var mayBeShownWhileLoading: Bool
  /// Whether it may be shown when the server cannot be asked.
  var mayStandIn: Bool
}
