/// What an answer is kept under: no account sees another's, and no version one that it cannot read.
struct CacheKey: Hashable, Sendable, Codable {
  var url: String
  var account: String?
  var locale: String
  var versions: String

  /// A name for a file. Two keys may have the same; the file says whose it is.
  var fileName: String {
    let account = account.map { "=\($0)" } ?? "-"
    var sum = Checksum()
    for part in [url, account, locale, versions] {
      sum.add(part.utf8)
      sum.add(CollectionOfOne(0xFF))
    }
    let digits = String(sum.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ".screen"
  }
}
