import Foundation

/// Which answers are kept, and what of them.
enum CachePolicy {
  /// The entry of an answer; nil if it may not be kept.
  static func entry(
    _ screen: LoadedScreen, headers: HTTPHeaders, request: ScreenRequest,
    sent: [String: String], at now: Date
  ) -> CacheEntry? {
    guard !CacheControl(headers["cache-control"] ?? "").noStore,
      let varying = varying(headers["vary"], request: request, sent: sent)
    else { return nil }
    var kept = HTTPHeaders()
    for name in CacheEntry.keptFields { kept[name] = headers[name] }
    let head = CacheEntry.Head(
      key: request.cacheKey, url: screen.url, headers: kept, varying: varying, date: now)
    return CacheEntry(head: head, body: screen.bytes)
  }

  /// The values of the fields that `Vary` names; nil if the answer is for this request alone. What
  /// shows who asks is never written down: the account of the key stands for it.
  private static func varying(
    _ field: String?, request: ScreenRequest, sent: [String: String]
  ) -> [String: String]? {
    let names = (field ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    guard !names.contains("*") else { return nil }
    let credentials = request.credentials.keys.map { $0.lowercased() }
    let secret = Set(credentials + ["authorization", "cookie"])
    let fields = HTTPHeaders(sent)
    return Dictionary(
      names.filter { !secret.contains($0) && !$0.isEmpty }.map { ($0, fields[$0] ?? "") },
      uniquingKeysWith: { first, _ in first })
  }
}
