import Foundation
import Glibc
import KumikoComponents

/// Loads a dynamic library into the running program whenever it was built anew, for development.
///
/// The library replaces functions of the program by `@_dynamicReplacement`, which the program
/// allows for functions that are `dynamic`; `Scripts/live-refresh` makes such libraries of changed
/// sources. After a library was loaded, `LiveRefresh.refresh()` is called.
///
/// The program has to export its symbols (`-Xlinker --export-dynamic`). What was loaded stays
/// loaded: the newest replacement is the one that is called. Keep the watcher: it looks no more
/// once it is let go.
@preconcurrency @MainActor
public final class LibraryWatcher {
  /// The file of the library; it need not exist yet.
  public let file: URL

  /// Called with the reason if a library cannot be loaded; writes it to the standard error by
  /// default.
  public var didFail: (String) -> Void = { reason in
    FileHandle.standardError.write(Data((reason + "\n").utf8))
  }

  private var loadedState: FileState?
  private var loadCount = 0
  private(set) var timer: Timer?

  /// What tells one build of the library from the next.
  private struct FileState: Equatable {
    var date: Date
    var number: Int
    var size: Int
  }

  /// Watches a library. What lies there already is old: it is not loaded.
  public init(file: URL) {
    self.file = file
    loadedState = state
  }

  isolated deinit { timer?.invalidate() }

  /// Looks for a new library now and then.
  /// - Parameter interval: The time between two looks, in seconds; 0.2 by default.
  public func start(every interval: TimeInterval = 0.2) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { _ = self?.check() }
    }
  }

  /// Looks no more.
  public func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// Loads the library if it was built anew since the last look, and tells components.
  ///
  /// - Returns: Whether it was loaded; if it cannot be, ``didFail`` is called.
  @discardableResult
  public func check() -> Bool {
    guard let state, state != loadedState else { return false }
    loadedState = state
    do {
      try load()
    } catch {
      didFail("\(file.path) could not be loaded: \(error.localizedDescription)")
      return false
    }
    LiveRefresh.refresh()
    return true
  }

  private var state: FileState? {
    guard let values = try? FileManager.default.attributesOfItem(atPath: file.path),
      let date = values[.modificationDate] as? Date
    else { return nil }
    return FileState(
      date: date, number: values[.systemFileNumber] as? Int ?? 0,
      size: values[.size] as? Int ?? 0)
  }

  /// Loads a copy: the system knows a library that it has loaded by its file.
  private func load() throws {
    loadCount += 1
    let name = "\(file.deletingPathExtension().lastPathComponent)-\(loadCount)-\(UUID())"
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.copyItem(at: file, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    guard dlopen(copy.path, RTLD_NOW) == nil else { return }
    throw LoadingError(text: dlerror().map { String(cString: $0) } ?? "no reason given")
  }

  private struct LoadingError: LocalizedError {
    var text: String
    var errorDescription: String? { text }
  }
}
