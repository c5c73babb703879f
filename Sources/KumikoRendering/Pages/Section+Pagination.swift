import KumikoComponents
import UIKit

extension Section {
  /// This section with a last row that stands for more rows, and loads them as it comes near: a
  /// wheel, or what went wrong and a button that tries again. In shelves, too.
  ///
  /// ```swift
  /// Section(id: "new", of: store.novelties) { Cover($0) }
  ///   .layout(.shelf(height: 120))
  ///   .pagination(hasMore: store.hasMore) { try await store.loadMore() }
  /// ```
  ///
  /// A page is never asked for twice: not while it is on its way, and not again before there are
  /// other rows, unless it has failed, or its row was out of view meanwhile.
  ///
  /// - Parameters:
  ///   - hasMore: Whether there are more rows; true by default. With false there is no such row.
  ///   - distance: How many rows before the last one are near enough; 5 by default.
  ///   - retryTitle: What the button says.
  ///   - load: Loads more rows, so that the section is rendered with them. Of an error the user
  ///     reads the `errorDescription`, if it is a `LocalizedError`.
  public func pagination(
    hasMore: Bool = true, distance: Int = 5, retryTitle: String = "Try Again",
    load: @escaping @MainActor () async throws -> Void
  ) -> Section {
    guard hasMore else { return self }
    let source = PageSource(distance: distance, retryTitle: retryTitle, load: load)
    var copy = self
    copy.rows = rows.inserting(CellNode(id: PageRowID(), PageRow(source: source)), at: rows.count)
    copy.isPaged = true
    return copy
  }
}

/// What a row that stands for more rows is known by.
private struct PageRowID: Hashable, SectionBoundID {}

/// The row that stands for more rows. What it is doing stays with it.
private struct PageRow: Component {
  static let loader = ViewStorage.Key<SectionPageLoader>()
  let source: PageSource

  func render(in view: PageStatusView) {}

  func didMount(to view: PageStatusView, storage: ViewStorage) {
    let loader = SectionPageLoader.kept(in: storage.row)
    view.shownLoader = loader
    let show: @MainActor () -> Void = { [weak view, weak loader, source] in
      guard let view, let loader, view.shownLoader === loader else { return }
      view.configure(loader.phase, retryTitle: source.retryTitle)
    }
    loader.loader.tell(show)
    view.offer { [source] in loader.loader.load(from: source) }
    show()
  }

  func willUnmount(from view: PageStatusView, storage: ViewStorage) {
    view.shownLoader = nil
    view.offer {}
  }
}

/// Loads the pages of a section.
@MainActor
private final class SectionPageLoader {
  let loader = PageLoader()
  /// The rows for which more were asked last.
  private var asked: Page?

  private struct Page: Equatable {
    var count: Int
    var last: AnyHashable?
  }

  var phase: PageLoader.Phase { loader.phase }

  static func kept(in storage: RowStorage) -> SectionPageLoader {
    if let loader = storage[PageRow.loader] { return loader }
    let loader = SectionPageLoader()
    storage[PageRow.loader] = loader
    return loader
  }

  /// Loads more, unless that was asked for these rows already and they have not been out of view.
  func load(after rows: CellRows, isNewApproach: Bool, from source: PageSource) {
    let page = Page(count: rows.count, last: rows.count > 1 ? rows[rows.count - 2].id : nil)
    guard phase == .ready, isNewApproach || page != asked else { return }
    asked = page
    loader.load(from: source)
  }
}

extension ListAdapter {
  /// A row of a section came into view, which may have more rows to load.
  ///
  /// - Parameter isNewApproach: Whether the row was out of view before, rather than be there when
  ///   others came.
  func loadPage(near path: IndexPath, isNewApproach: Bool) {
    guard contains(path), data[path.section].isPaged else { return }
    let rows = data[path.section].elements
    guard let node = rows.last, let row = node.component.as(PageRow.self),
      rows.count - 1 - path.item <= max(0, row.source.distance)
    else { return }
    let source = RowStorageSource(rowStorages, section: data[path.section].id, row: node.id)
    let isStatus = path.item == rows.count - 1
    SectionPageLoader.kept(in: source.storage)
      .load(after: rows, isNewApproach: isNewApproach && isStatus, from: row.source)
  }
}
