import Foundation

/// How an entry is written: a mark, the lengths of head and body, a checksum of all the rest, the
/// head in JSON and the body.
///
/// A file that was cut, added to or changed anywhere is none.
enum CacheFile {
  private static let mark = Array("KUMIKO1\n".utf8)
  private static let start = 8 + 4 + 4 + 8

  static func data(_ entry: CacheEntry) -> Data? {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    guard let head = try? encoder.encode(entry.head),
      let headCount = UInt32(exactly: head.count), let bodyCount = UInt32(exactly: entry.body.count)
    else { return nil }
    let lengths = bytes(headCount) + bytes(bodyCount)
    var sum = Checksum()
    sum.add(lengths)
    sum.add(head)
    sum.add(entry.body)
    return Data(mark + lengths + bytes(sum.value)) + head + entry.body
  }

  static func entry(_ data: Data) -> CacheEntry? {
    let data = Data(data)
    guard data.count >= start, data.prefix(mark.count).elementsEqual(mark) else { return nil }
    let headCount = Int(number(data, 8, 4))
    let bodyCount = Int(number(data, 12, 4))
    guard data.count == start + headCount + bodyCount else { return nil }
    var sum = Checksum()
    sum.add(data[8..<16])
    sum.add(data[start...])
    guard sum.value == number(data, 16, 8) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let head = data[start..<start + headCount]
    return (try? decoder.decode(CacheEntry.Head.self, from: head)).map {
      CacheEntry(head: $0, body: Data(data[(start + headCount)...]))
    }
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func number(_ data: Data, _ offset: Int, _ count: Int) -> UInt64 {
    data[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
