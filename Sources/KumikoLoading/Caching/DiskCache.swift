import Foundation

/// Keeps answers in files, so that a screen can be shown when there is no connection.
///
/// It holds documents and pictures that were asked for, and never what a form sends or is answered.
/// Each entry is a file that is written beside its place and then renamed, with a checksum: one
/// that was torn is none. An entry belongs to an address, an account, a language and the versions
/// of the client. Pictures take half of the space at most, and one of them a tenth, so that they
/// push no documents out.
public actor DiskCache {
  /// The folder of the files.
  public nonisolated let folder: URL
  /// The bytes that all files may have; 50,000,000 by default. What was not used for longest goes.
  public nonisolated let capacity: Int
  /// The bytes that one file may have: what is larger is not kept.
  private let largestFile: Int
  private let largestImage: Int

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - folder: A folder of its own, which is created when it is needed; in the app's caches, so
  ///     that the system may empty it.
  ///   - capacity: The bytes that all files may have.
  public init(folder: URL, capacity: Int = 50_000_000) {
    self.folder = folder
    self.capacity = max(0, capacity)
    largestFile = max(0, capacity) / 2
    largestImage = max(0, capacity) / 10
  }

  /// Removes all entries, for example when the user signs out.
  public func removeAll() {
    for file in files() { try? FileManager.default.removeItem(at: file.url) }
  }

  /// The number of bytes of all files.
  public var size: Int { files().reduce(0) { $0 + $1.size } }

  /// The entry of a key, if its file is whole and `Vary` allows.
  func entry(_ key: CacheKey, headers: [String: String]) -> CacheEntry? {
    let url = url(key)
    guard let entry = read(url), entry.head.key == key else { return nil }
    let request = HTTPHeaders(headers)
    guard entry.head.varying.allSatisfy({ request[$0.key] ?? "" == $0.value }) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
    return entry
  }

  private func read(_ url: URL) -> CacheEntry? {
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size > 0, size <= largestFile, let data = try? Data(contentsOf: url) else { return nil }
    guard let entry = CacheFile.entry(data) else {
      try? FileManager.default.removeItem(at: url)
      return nil
    }
    return entry
  }

  /// Keeps an entry; what does not fit or cannot be written is not kept.
  func store(_ entry: CacheEntry) {
    let url = url(entry.head.key)
    let largest = entry.head.key.isImage ? largestImage : largestFile
    guard let data = CacheFile.data(entry), data.count <= largest else {
      return remove(entry.head.key)
    }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do { try data.write(to: url, options: .atomic) } catch { return remove(entry.head.key) }
    evict(keeping: url)
  }

  /// Forgets an entry.
  func remove(_ key: CacheKey) { try? FileManager.default.removeItem(at: url(key)) }

  private func url(_ key: CacheKey) -> URL { folder.appendingPathComponent(key.fileName) }

  // MARK: Size

  private struct File {
    var url: URL
    var size: Int
    var used: Date
  }

  private func files() -> [File] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    return (found ?? []).filter { $0.lastPathComponent != IssueLedger.fileName }.map { url in
      let values = try? url.resourceValues(forKeys: keys)
      return File(
        url: url, size: values?.fileSize ?? 0,
        used: values?.contentModificationDate ?? .distantPast)
    }
  }

  private func evict(keeping newest: URL) {
    let images = files().filter { $0.url.pathExtension == CacheKey.imageExtension }
    evict(images, beyond: capacity / 2, keeping: newest)
    evict(files(), beyond: capacity, keeping: newest)
  }

  private func evict(_ files: [File], beyond bound: Int, keeping newest: URL) {
    var size = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.used < $1.used }) where size > bound {
      if file.url.lastPathComponent == newest.lastPathComponent { continue }
      try? FileManager.default.removeItem(at: file.url)
      size -= file.size
    }
  }
}
