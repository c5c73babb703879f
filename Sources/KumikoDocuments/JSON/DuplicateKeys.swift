/// Finds keys that stand twice in an object.
struct DuplicateKeys {
  /// The entries of an object's keys; kept for its memory.
  private var keys: [Int] = []

  /// Reports each key that stood in the object before.
  ///
  /// - Complexity: O(keys); those of few objects are compared in pairs, which is faster.
  mutating func find(
    in entries: [JSONIndex.Entry], of object: Int, bytes: UnsafeBufferPointer<UInt8>,
    findings: inout ScanFindings
  ) {
    keys.removeAll(keepingCapacity: true)
    let end = Int(entries[object].next)
    var next = object + 1
    while next + 1 < end {
      keys.append(next)
      next = Int(entries[next + 1].next)
    }
    if keys.count > 12 {
      findByHash(in: entries, bytes: bytes, findings: &findings)
    } else {
      findByPairs(in: entries, bytes: bytes, findings: &findings)
    }
  }

  private func findByPairs(
    in entries: [JSONIndex.Entry], bytes: UnsafeBufferPointer<UInt8>, findings: inout ScanFindings
  ) {
    for second in keys.indices.dropFirst() {
      let entry = entries[keys[second]]
      for first in 0..<second where Self.areEqual(entries[keys[first]], entry, bytes) {
        Self.report(entry, bytes, &findings)
        break
      }
    }
  }

  private func findByHash(
    in entries: [JSONIndex.Entry], bytes: UnsafeBufferPointer<UInt8>, findings: inout ScanFindings
  ) {
    var known: Set<[UInt8]> = []
    for key in keys where !known.insert(Self.text(entries[key], bytes)).inserted {
      Self.report(entries[key], bytes, &findings)
    }
  }

  @inline(__always)
  private static func areEqual(
    _ first: JSONIndex.Entry, _ second: JSONIndex.Entry, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if first.hasEscapes || second.hasEscapes { return text(first, bytes) == text(second, bytes) }
    let count = first.end - first.start
    guard count == second.end - second.start else { return false }
    for offset in 0..<Int(count) {
      let isEqual = bytes[Int(first.start) + offset] == bytes[Int(second.start) + offset]
      guard isEqual else { return false }
    }
    return true
  }

  private static func text(
    _ entry: JSONIndex.Entry, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    let text = UnsafeBufferPointer(rebasing: bytes[Int(entry.start)..<Int(entry.end)])
    return entry.hasEscapes ? JSONText.unescaped(text) : Array(text)
  }

  private static func report(
    _ entry: JSONIndex.Entry, _ bytes: UnsafeBufferPointer<UInt8>, _ findings: inout ScanFindings
  ) {
    let name = String(decoding: text(entry, bytes).prefix(60), as: UTF8.self)
    findings.add(
      .duplicateName, at: Int(entry.start) - 1, "\(name) stands twice in one object")
  }
}
