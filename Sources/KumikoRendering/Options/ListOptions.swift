import KumikoComponents
import UIKit

/// What a list has and does apart from its sections: a header, a selection, what happens at its
/// end, and so on.
///
/// Options are a value like sections, and given with them; they stay until others are given.
///
/// ```swift
/// renderer.render(
///   ListOptions()
///     .header(Banner(title))
///     .empty(Message("No mail"))
///     .selection(selection)
///     .onReachEnd(threshold: 10) { inbox.loadMore() }
/// ) {
///   Section(id: "mail", of: inbox.mails) { MailRow($0) }
/// }
/// ```
///
/// Without options a list is as its view is: nothing is changed that no option speaks of.
@preconcurrency @MainActor
public struct ListOptions {
  var header: AnyComponent?
  var footer: AnyComponent?
  var empty: AnyComponent?
  var selection: (any SelectionModel)?
  var anchor: ScrollAnchor?
  var reachEnd: ListEdgeHandler?
  var reachStart: ListEdgeHandler?
  var move: MoveHandler?
  var prefetch: PrefetchHandler?
  var refresh: (@MainActor () async -> Void)?
  var pages: [PageEdge: PageSource] = [:]
  var search: SearchSource?
  var stretchesHeader = false
  var sticksFooterToBottom = false

  /// Whether headers of sections stay in view; nil if the layout decides.
  package var pinsSectionHeaders: Bool?
  var drags: [DragRule] = []

  /// Makes options that change nothing.
  public init() {}

  private func setting<Value>(
    _ path: WritableKeyPath<ListOptions, Value>, _ value: Value
  ) -> ListOptions {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

extension ListOptions {
  /// These options with a component above all sections, which scrolls with them; nil takes it away.
  ///
  /// It is as high as it refers to or, if it does not, as its content asks for. Its view stays and
  /// is rendered into with every update.
  ///
  /// - Parameters:
  ///   - component: The header.
  ///   - stretches: Whether it grows when the list is pulled down at its top, so that a picture
  ///     fills the room above the rows, rather than move away from the top; false by default. It
  ///     does not below a search bar.
  public func header(_ component: (any Component)?, stretches: Bool = false) -> ListOptions {
    setting(\.header, component.map { AnyComponent($0) }).setting(\.stretchesHeader, stretches)
  }

  /// These options with a component below all sections, which scrolls with them; nil takes it away.
  ///
  /// It is as high as it refers to or, if it does not, as its content asks for. Its view stays and
  /// is rendered into with every update.
  ///
  /// - Parameters:
  ///   - component: The footer.
  ///   - sticksToBottom: Whether it stands at the bottom of the list where the rows do not reach
  ///     so far, rather than directly below them; false by default.
  public func footer(
    _ component: (any Component)?, sticksToBottom: Bool = false
  ) -> ListOptions {
    setting(\.footer, component.map { AnyComponent($0) })
      .setting(\.sticksFooterToBottom, sticksToBottom)
  }

  /// These options with headers of sections that stay at the top while their rows are in view, or
  /// scroll away with them. Without this option the layout decides.
  ///
  /// Tables decide by their style, which is not changed: headers stay in view in plain ones only.
  public func pinsSectionHeaders(_ pins: Bool = true) -> ListOptions {
    setting(\.pinsSectionHeaders, pins)
  }

  /// These options with a component that fills the list while it has no rows. It comes and goes by
  /// fading, does not scroll, and lies behind headers and footers.
  public func empty(_ component: (any Component)?) -> ListOptions {
    setting(\.empty, component.map { AnyComponent($0) })
  }

  /// These options with a selection, which says how many rows can be selected and knows which are.
  public func selection<ID: Hashable>(_ selection: Selection<ID>) -> ListOptions {
    setting(\.selection, selection)
  }

  /// These options with a selection that is the value of somebody else: what the user selects is
  /// put into it, and the rows that it says are selected whenever the list is rendered.
  ///
  /// ```swift
  /// @Bound var picked: Set<Mail.ID> = []
  ///
  /// ListOptions().selection($picked)
  /// ```
  ///
  /// Identifiers whose rows leave the list leave the set. Those whose rows have not been there yet
  /// may wait in it.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the rows that are selected.
  ///   - mode: How many rows can be selected; any number by default.
  public func selection<ID: Hashable>(
    _ ids: Bound<Set<ID>>, mode: SelectionMode = .multiple
  ) -> ListOptions { setting(\.selection, BoundSelection(ids, mode)) }

  /// These options with a rule for what stays where it is when the list changes.
  public func anchor(_ anchor: ScrollAnchor) -> ListOptions { setting(\.anchor, anchor) }

  /// These options, calling `action` when the end of the list comes into view: once per approach,
  /// and again when other rows have come at the end or it was out of reach.
  ///
  /// - Parameters:
  ///   - threshold: How many rows before the last one are near enough; 0 by default.
  ///   - action: What to do, for instance load more rows. Not called while there are no rows.
  public func onReachEnd(
    threshold: Int = 0, _ action: @escaping @MainActor () -> Void
  ) -> ListOptions {
    setting(\.reachEnd, ListEdgeHandler(threshold: threshold, action: action))
  }

  /// These options, calling `action` when the start of the list comes into view: once per approach,
  /// and again when other rows have come at the start or it was out of reach.
  ///
  /// - Parameters:
  ///   - threshold: How many rows after the first one are near enough; 0 by default.
  ///   - action: What to do, for instance load older messages. Not called while there are no rows.
  public func onReachStart(
    threshold: Int = 0, _ action: @escaping @MainActor () -> Void
  ) -> ListOptions {
    setting(\.reachStart, ListEdgeHandler(threshold: threshold, action: action))
  }

  /// These options, calling `action` when the user has moved a row that is
  /// ``/KumikoComponents/Component/reorderable(_:)``.
  ///
  /// The list shows the row at its new place already. `action` should make the data agree: a
  /// version of the list that has the row elsewhere moves it there.
  ///
  /// - Parameters:
  ///   - acrossSections: Whether rows may leave their section; true by default.
  ///   - action: What to do.
  public func onMove(
    acrossSections: Bool = true, _ action: @escaping @MainActor (RowMove) -> Void
  ) -> ListOptions {
    setting(\.move, MoveHandler(acrossSections: acrossSections, action: action))
  }
}

extension ListOptions {
  /// These options, calling `action` with the identifiers of rows that will come into view soon.
  ///
  /// - Parameter action: What to do, for instance begin to load. Identifiers of other types are
  ///   left out.
  public func onPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void
  ) -> ListOptions { onPrefetch(action, cancel: nil) }

  /// These options, calling `action` with the identifiers of rows that will come into view soon,
  /// and `cancel` with those that will not after all.
  ///
  /// ```swift
  /// ListOptions().onPrefetch { (ids: [Photo.ID]) in loader.load(ids) } cancel: { ids in
  ///   loader.stop(ids)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: What to do, for instance begin to load. Identifiers of other types are left out.
  ///   - cancel: Called with identifiers of such rows that will not come into view after all.
  public func onPrefetch<ID: Hashable>(
    _ action: @escaping @MainActor ([ID]) -> Void, cancel: (@MainActor ([ID]) -> Void)?
  ) -> ListOptions {
    setting(
      \.prefetch,
      PrefetchHandler(
        action: { action($0.compactMap { $0 as? ID }) },
        cancel: { cancel?($0.compactMap { $0 as? ID }) }))
  }
}

extension ListOptions {
  /// These options, calling `action` when the user has pulled the list down: a wheel turns above
  /// the rows until it returns.
  ///
  /// ```swift
  /// ListOptions().refreshable { await inbox.refresh() }
  /// ```
  ///
  /// The task is canceled when the list is gone, or is given options without this one.
  public func refreshable(_ action: @escaping @MainActor () async -> Void) -> ListOptions {
    setting(\.refresh, action)
  }

  /// These options, loading more rows when an end of the list comes near. What stands there is a
  /// wheel, or what went wrong and a button that tries again.
  ///
  /// ```swift
  /// ListOptions().pagination(hasMore: inbox.hasMore) { try await inbox.loadMore() }
  /// ```
  ///
  /// A page is never asked for twice: not while it is on its way, and not again before there are
  /// other rows at that end, unless it has failed, or the end was out of reach meanwhile. A list
  /// without rows asks for its first page. For a section of a list, such as a shelf, see
  /// ``/KumikoComponents/Section/pagination(hasMore:distance:retryTitle:load:)``.
  ///
  /// - Parameters:
  ///   - edge: Where pages are added; at the end by default. At the start of lists that are
  ///     anchored at their bottom, what is read stays where it is.
  ///   - hasMore: Whether there are more rows; true by default. With false nothing stands there.
  ///   - distance: How many rows before the outermost one are near enough; 5 by default.
  ///   - retryTitle: What the button says.
  ///   - load: Loads more rows, so that the list is rendered with them. Of an error the user reads
  ///     the `errorDescription`, if it is a `LocalizedError`.
  public func pagination(
    at edge: PageEdge = .end, hasMore: Bool = true, distance: Int = 5,
    retryTitle: String = "Try Again", load: @escaping @MainActor () async throws -> Void
  ) -> ListOptions {
    let source = PageSource(distance: distance, retryTitle: retryTitle, load: load)
    return setting(\.pages[edge], hasMore ? source : nil)
  }
}

/// What to do with rows that will come into view soon.
@MainActor
struct PrefetchHandler {
  var action: @MainActor ([AnyHashable]) -> Void
  var cancel: @MainActor ([AnyHashable]) -> Void
}

/// What to do when an end of a list comes near.
@MainActor
struct ListEdgeHandler {
  var threshold: Int
  var action: @MainActor () -> Void
}

/// What to do when the user has moved a row.
@MainActor
struct MoveHandler {
  var acrossSections: Bool
  var action: @MainActor (RowMove) -> Void
}
