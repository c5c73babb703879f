import KumikoComponents
import UIKit

/// Loads pages at the ends of a list as they come near.
@MainActor
final class ListPages {
  private unowned let adapter: ListAdapter
  private var loaders: [PageEdge: PageLoader] = [:]
  private let reach = EndReachedObserver()
  /// The ends at which the first page has been asked for, while there are no rows.
  private var startedEmpty: Set<PageEdge> = []

  init(adapter: ListAdapter) { self.adapter = adapter }

  isolated deinit { for loader in loaders.values { loader.cancel() } }

  private var sources: [PageEdge: PageSource] { adapter.options.pages }

  /// Whether pages are loaded at an end.
  var isIdle: Bool { sources.isEmpty }

  /// Whether an end was told that has neither other rows yet nor is out of reach.
  var isWaiting: Bool { reach.isWaiting }

  /// What stands at an end; nil if no more rows will come there.
  func status(at edge: PageEdge) -> AnyComponent? {
    guard let source = sources[edge] else {
      // Pages that are wanted again begin anew.
      startedEmpty.remove(edge)
      // A page on its way is waited for when pages are wanted again before it comes.
      if loaders[edge]?.phase != .loading { loaders[edge] = nil }
      return nil
    }
    let loader = loader(at: edge)
    return AnyComponent(
      PageStatus(phase: loader.phase, retryTitle: source.retryTitle) { [weak self] in
        self?.load(edge)
      })
  }

  private func loader(at edge: PageEdge) -> PageLoader {
    if let loader = loaders[edge] { return loader }
    let loader = PageLoader()
    loader.tell { [weak adapter = adapter] in adapter?.headerFooterDidChange() }
    loaders[edge] = loader
    return loader
  }

  private func load(_ edge: PageEdge) {
    if let source = sources[edge] { loader(at: edge).load(from: source) }
  }

  // MARK: Ends

  /// What is to be done when an end comes near: nothing while a page is on its way, or has failed.
  private func handler(at edge: PageEdge) -> ListEdgeHandler? {
    guard let source = sources[edge], loader(at: edge).phase == .ready else { return nil }
    return ListEdgeHandler(threshold: source.distance) { [weak self] in self?.load(edge) }
  }

  private var ends: EndReachedObserver.Handlers {
    (start: handler(at: .start), end: handler(at: .end))
  }

  /// Rows came into view.
  func rowsDisplayed(from first: IndexPath, through last: IndexPath) {
    guard !isIdle else { return }
    reach.rowsDisplayed(from: first, through: last, data: adapter.data, ends)
  }

  /// All rows in view are known.
  func rowsVisible(from first: IndexPath, through last: IndexPath) {
    guard !isIdle else { return }
    startedEmpty = []
    reach.rowsVisible(from: first, through: last, data: adapter.data, ends)
  }

  /// There are no rows: the first page is loaded, once.
  func rowsRemoved() {
    guard !isIdle else { return }
    reach.rowsRemoved()
    for edge in sources.keys where startedEmpty.insert(edge).inserted {
      handler(at: edge)?.action()
    }
  }
}
