import Foundation

/// When the newest signed document of each screen was issued, kept in a file: nothing older is
/// accepted after a restart either, and not where documents themselves may not be kept.
///
/// An address has a time of its own for each account, language and version that it is asked by:
/// pages of a list, and the same screen in two languages, may be as old as they are. All that is
/// written down of this is a sum.
struct IssueLedger {
  /// What a time of issue is remembered for.
  struct Place: Hashable {
    /// What was asked for, by whom.
    var key: CacheKey
    /// The screen that was signed.
    var screenID: String

    fileprivate var sum: UInt64 {
      var sum = Checksum()
      let account = key.account.map { "=\($0)" } ?? "-"
      for part in [key.url, account, key.locale, key.versions, screenID] {
        sum.add(part.utf8)
        sum.add(CollectionOfOne(0xFF))
      }
      return sum.value
    }
  }

  private struct Entry {
    var place: UInt64
    var issued: Int64
  }

  /// The name of the file in the folder of a cache.
  static let fileName = "issued"

  /// The screens that are remembered; those that were not accepted for longest are forgotten.
  private static let capacity = 4_096
  private static let mark = Array("KUMIKOI1".utf8)

  private let file: URL?
  /// Those that were accepted last stand at the end.
  private var entries: [Entry] = []

  /// Reads a file; one that is not there, or not as it was written, says nothing.
  ///
  /// - Parameter file: The file; nil to remember nothing beyond the process.
  init(_ file: URL?) {
    self.file = file
    entries = file.map { Self.read($0) } ?? []
  }

  /// When the newest document of a screen was issued; nil if none was accepted.
  func issued(_ place: Place) -> Int? {
    let sum = place.sum
    return entries.last { $0.place == sum }.map { Int($0.issued) }
  }

  /// Takes down that a document was accepted; what others have written meanwhile stays.
  mutating func accept(_ place: Place, issued: Int) {
    let sum = place.sum
    guard self.issued(place) ?? .min < issued else { return }
    if let file { merge(Self.read(file)) }
    let newest = max(Int64(issued), entries.last { $0.place == sum }?.issued ?? .min)
    entries.removeAll { $0.place == sum }
    entries.append(Entry(place: sum, issued: newest))
    entries.removeFirst(max(0, entries.count - Self.capacity))
    write()
  }

  private mutating func merge(_ others: [Entry]) {
    var places = Dictionary(
      entries.enumerated().map { ($1.place, $0) }, uniquingKeysWith: { $1 })
    for other in others {
      if let index = places[other.place] {
        entries[index].issued = max(entries[index].issued, other.issued)
      } else {
        places[other.place] = entries.count
        entries.append(other)
      }
    }
  }

  // MARK: The file: a mark, 16 bytes for each screen, and a checksum

  private func write() {
    guard let file else { return }
    var data = Data(Self.mark)
    for entry in entries {
      data += Self.bytes(entry.place)
      data += Self.bytes(UInt64(bitPattern: entry.issued))
    }
    var sum = Checksum()
    sum.add(data)
    data += Self.bytes(sum.value)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private static func read(_ file: URL) -> [Entry] {
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= (capacity + 1) * 16, let data = try? Data(contentsOf: file),
      data.count >= 16, data.count % 16 == 0, data.prefix(8).elementsEqual(mark)
    else { return [] }
    var sum = Checksum()
    sum.add(data.dropLast(8))
    guard sum.value == number(data, data.count - 8) else { return [] }
    return stride(from: 8, to: data.count - 8, by: 16).map {
      Entry(place: number(data, $0), issued: Int64(bitPattern: number(data, $0 + 8)))
    }
  }

  private static func bytes(_ number: UInt64) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  private static func number(_ data: Data, _ offset: Int) -> UInt64 {
    data[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
