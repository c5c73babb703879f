import Foundation
import KumikoLoading

/// A screen that is shown in tests.
let sampleScreen = #"{"kumiko":"1.0","type":"Screen","id":"s","sections":[]}"#

/// A folder that is removed when a test ends.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The files in the folder.
  var files: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
  }
}

/// A loader whose waits take no time and are never random.
func makeLoader(
  _ clock: TestClock = TestClock(), _ change: (inout LoadingOptions) -> Void = { _ in }
) -> ScreenLoader {
  var options = LoadingOptions()
  options.clock = clock.clock
  options.random = { 0 }
  change(&options)
  return ScreenLoader(options)
}

extension ScreenLoader {
  /// The problem that loading ends with; nil if a screen comes.
  func problem(_ request: ScreenRequest) async -> LoadingProblem? {
    do {
      _ = try await screen(request)
      return nil
    } catch {
      return error as? LoadingProblem
    }
  }

  /// All that happens while a screen is loaded.
  func allEvents(
    _ request: ScreenRequest
  ) async -> (events: [LoadEvent], problem: LoadingProblem?) {
    var events: [LoadEvent] = []
    do {
      for try await event in load(request) { events.append(event) }
      return (events, nil)
    } catch {
      return (events, error as? LoadingProblem)
    }
  }
}

extension LoadedScreen {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A number that threads count up.
final class TestCounter: Sendable {
  private let lock = NSLock()
  // Read and written with the lock.
  private nonisolated(unsafe) var count = 0

  /// The number, after one was added.
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  var value: Int { lock.withLock { count } }
}
