/// The version of the format that a document is written in.
public struct DocumentVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Documents of another major version mean something else.
  public var major: Int
  /// A higher minor version has more words.
  public var minor: Int

  /// The newest version that this library reads.
  public static let current = DocumentVersion(major: 1, minor: 0)

  /// Creates a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `1.0`; nil if it is written otherwise.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Self.number(parts[0]), let minor = Self.number(parts[1])
    else { return nil }
    self.init(major: major, minor: minor)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      text.count == 1 || text.first != "0"
    else { return nil }
    return Int(text)
  }

  public static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  public var description: String { "\(major).\(minor)" }
}
