import UIKit

/// An end of a list at which pages are added.
public enum PageEdge: Hashable, Sendable {
  /// Before the first row: older messages of a chat.
  case start
  /// After the last row.
  case end
}

/// Where more rows come from, page by page.
@MainActor
struct PageSource {
  /// How many rows before the last one are near enough to load more.
  var distance: Int
  /// What the button says that tries again.
  var retryTitle: String
  var load: @MainActor () async throws -> Void
}

/// Loads one page at a time.
@MainActor
final class PageLoader {
  /// What a loader is doing.
  enum Phase: Equatable {
    /// Nothing: there is more to load.
    case ready
    case loading
    /// Nothing until the user tries again; with what he reads.
    case failed(String)
  }

  private(set) var phase = Phase.ready
  private var didChange: @MainActor () -> Void = {}
  private var task: Task<Void, Never>?

  /// Calls `didChange` when the phase has changed, and nothing else.
  func tell(_ didChange: @escaping @MainActor () -> Void) { self.didChange = didChange }

  /// Cancels what is on its way. A loader that merely goes lets it end: a closure may go on after
  /// it has rendered the last page, with which its loader goes.
  func cancel() { task?.cancel() }

  /// Begins to load, unless that is under way.
  func load(from source: PageSource) {
    guard phase != .loading else { return }
    set(.loading)
    task = Task { [weak self] in
      do {
        try await source.load()
        self?.finish(.ready)
      } catch is CancellationError {
        self?.finish(.ready)
      } catch {
        let message = (error as? any LocalizedError)?.errorDescription
        self?.finish(.failed(message ?? "Loading failed."))
      }
    }
  }

  private func finish(_ phase: Phase) {
    task = nil
    set(phase)
  }

  private func set(_ phase: Phase) {
    self.phase = phase
    didChange()
  }
}
