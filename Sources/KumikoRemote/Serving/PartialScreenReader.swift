import Foundation
import KumikoLoading

/// Reads a document while its bytes come: what comes first at once, and then all that has come in a
/// while, so that a document of many parts is not read as many times.
@MainActor
final class PartialScreenReader {
  /// The shortest time between two readings, in seconds. It is as long as a reading takes, too.
  private static let pause = 0.1
  private let service: ScreenService
  /// Called with each reading.
  private let onRead: @MainActor (RemoteScreen) -> Void
  private var part: PartialScreen?
  /// What has come and was not read.
  private var chunks: [Data] = []
  private var task: Task<Void, Never>?

  init(_ service: ScreenService, onRead: @escaping @MainActor (RemoteScreen) -> Void) {
    (self.service, self.onRead) = (service, onRead)
  }

  /// An answer begins: what came of another one is void.
  func begin(_ url: URL) {
    stop()
    part = PartialScreen(url: url)
    chunks = []
  }

  /// Takes bytes.
  func append(_ data: Data) {
    guard part != nil else { return }
    chunks.append(data)
    if task == nil { task = Task { await run() } }
  }

  /// Reads what has come, for nothing follows.
  func finish() async {
    stop()
    await read()
  }

  /// Reads nothing any more.
  func stop() {
    task?.cancel()
    task = nil
  }

  private func run() async {
    let clock = service.loader.options.clock
    while !chunks.isEmpty {
      let start = clock.uptime()
      let hasRead = await read()
      guard !Task.isCancelled else { return }
      guard hasRead else { continue }
      do { try await clock.sleep(max(Self.pause, clock.uptime() - start)) } catch { return }
    }
    task = nil
  }

  /// Reads all that has come, on another thread; returns whether there was more to show.
  @discardableResult
  private func read() async -> Bool {
    guard let part, !chunks.isEmpty else { return false }
    let more = chunks
    let (next, screen) = await Self.read(part, adding: more, service)
    // Who has ended this reads these bytes again, or wants none.
    guard !Task.isCancelled else { return false }
    self.part = next
    chunks.removeFirst(more.count)
    if let screen { onRead(screen) }
    return screen != nil
  }

  @concurrent
  private static func read(
    _ part: PartialScreen, adding chunks: [Data], _ service: ScreenService
  ) async -> (PartialScreen, RemoteScreen?) {
    var part = part
    guard part.append(chunks), let loaded = part.loaded else { return (part, nil) }
    // What is wrong with a part says nothing about the whole.
    let reading = await service.read(loaded.bytes, of: loaded, previous: nil)
    return (part, reading.screen)
  }
}
