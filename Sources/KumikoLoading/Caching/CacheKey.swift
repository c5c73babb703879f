/// What an answer is kept under: no account sees another's, and no version one that it cannot read.
struct CacheKey: Hashable, Sendable, Codable {
  var url: String
  var account: String?
  var locale: String
  var versions: String

  /// What pictures have for versions: they are of none.
  static let image = "image"

  var isImage: Bool { versions == Self.image }

  /// The end of the names of pictures' files.
  static let imageExtension = "picture"

  private var pathExtension: String { isImage ? Self.imageExtension : "screen" }

  /// A name for a file. Two keys may have the same; the file says whose it is.
  var fileName: String {
    let account = account.map { "=\($0)" } ?? "-"
    var sum = Checksum()
    for part in [url, account, locale, versions] {
      sum.add(part.utf8)
      sum.add(CollectionOfOne(0xFF))
    }
    let digits = String(sum.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "." + pathExtension
  }
}
