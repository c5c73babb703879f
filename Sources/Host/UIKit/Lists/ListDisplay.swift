import ListGeometry

/// What a list asks of its client, to show what its layout has in view.
@MainActor
protocol ListDisplaySource: ElementSource {
  associatedtype Layout: ListLayout where Layout.Visible.Place == Place

  var listLayout: Layout { get }

  /// Whether views go out of view before others come into view, which may then be the same ones.
  static var endsDisplayingFirst: Bool { get }

  /// Gives a view its place.
  func position(_ view: View, _ place: Place)

  /// Whether an element is one of those that float.
  func isFloating(_ key: ElementKey) -> Bool

  /// Called before a view comes into view.
  func notifyWillDisplay(_ view: View, _ key: ElementKey)

  /// Puts a view that has its place into the list.
  func show(_ view: View, _ place: Place)

  /// Where a view goes that goes out of view in an animation of the list's bounds.
  func goal(ofHiding view: View, _ key: ElementKey) -> Departure.Goal
}

/// Keeps the views of a list in line with what its layout has in view.
@MainActor
final class ListDisplay<Source: ListDisplaySource> {
  typealias Visible = Source.Layout.Visible

  private unowned let source: Source
  private let phases: PhaseController
  let elements: ListElements<Source>
  /// What the views in view were made for; nil before the first layout.
  private(set) var shown: Visible?
  /// The version of the layout that views were positioned for.
  private var version = -1
  /// The part of the content whose elements are known to be those in view; nil if none is.
  private var rect: CGRect?
  /// Whether views are being led to their places: a layout would disturb that, and waits.
  private(set) var isArranging = false
  /// Whether the client is being told that a view comes into view, and may give it other content.
  private(set) var isAnnouncing = false

  init(_ source: Source, _ phases: PhaseController) {
    (self.source, self.phases, elements) = (source, phases, ListElements(source, phases))
  }

  // MARK: Updating

  /// Shows the views of what is in view in a part of the content, and takes away all others.
  func update(_ wanted: Visible, version: Int, _ rect: CGRect) {
    let isStale = self.version != version
    let hasSameRest = !isStale && shown.map(wanted.hasSameRest) ?? false
    let isWanted = { (key: ElementKey) in
      hasSameRest && !self.source.isFloating(key) || wanted.contains(key)
    }
    if Source.endsDisplayingFirst { hide(unless: isWanted) }
    let places = hasSameRest ? wanted.floating : wanted.places
    var new: [Source.Place] = []
    for (place, view) in zip(places, elements.views(of: places)) {
      guard let view else {
        new.append(place)
        continue
      }
      if isStale || source.isFloating(place.key) { source.position(view, place) }
    }
    for place in new where !phases.isInterrupted { bringIn(place) }
    guard !phases.isInterrupted else { return }
    // Mostly all that are in view stay there.
    if !Source.endsDisplayingFirst, !new.isEmpty || elements.displayed.count != places.count {
      hide(unless: isWanted)
      guard !phases.isInterrupted else { return }
    }
    if isStale { positionFirstResponder() }
    didUpdate(wanted, version: version, rect)
  }

  /// Takes in that the views are those of what is in view, positioned for a version of the layout.
  /// - Parameter rect: The part of the content that is in view, if that is known.
  func didUpdate(_ shown: Visible, version: Int, _ rect: CGRect? = nil) {
    (self.shown, self.version, self.rect) = (shown, version, rect)
    elements.forgetAbsentViews(unless: shown.contains)
    elements.recyclePrepared()
  }

  /// Whether the views in view stand where a layout has them.
  func isPlaced(for layout: Source.Layout) -> Bool {
    version == layout.version && rect == layout.visibleRect
  }

  /// Whether the views in view are those that a layout wants: it is asked once for what it shows.
  func isCurrent(for layout: Source.Layout) -> Bool {
    guard let shown, version == layout.version else { return false }
    let rect = layout.visibleRect
    if rect == self.rect { return true }
    guard layout.isUnchanged(shown) else { return false }
    self.rect = rect
    return true
  }

  /// Has the next layout position all views.
  func invalidatePositions() { (version, rect) = (-1, nil) }

  /// Runs `body`, which leads views to their places.
  func arrange(_ body: () -> Void) {
    isArranging = true
    body()
    isArranging = false
  }

  // MARK: Coming and going

  /// Puts the view of an element in view unless it is there.
  func bringIn(_ place: Source.Place) {
    let key = place.key
    guard elements[key] == nil, let view = elements.view(of: place), !phases.isInterrupted else {
      return
    }
    elements.display(view, key)
    UIView.performWithoutAnimation { source.position(view, place) }
    isAnnouncing = true
    source.notifyWillDisplay(view, key)
    isAnnouncing = false
    // Whoever is told may have taken the element away.
    guard !phases.isInterrupted || elements.displayed.contains(where: { $0.view === view }) else {
      return
    }
    source.show(view, place)
  }

  /// Takes away the views that are not wanted; in the animation in which the list is laid out at
  /// its end: until then they are seen on their way out.
  private func hide(unless isWanted: (ElementKey) -> Bool) {
    let gone = elements.keys(outside: isWanted)
    guard !gone.isEmpty else { return }
    let (departing, duration) = (elements.departing, source.layoutAnimationDuration)
    if duration != nil { departing.beginBatch() }
    let batch = departing.batchNumber
    for key in gone where duration != nil || !phases.hasAppliedUpdates {
      guard let view = elements.remove(key), !elements.keep(view, key) else { continue }
      if duration == nil {
        elements.endDisplaying(view, key)
      } else {
        elements.depart(view, key, source.goal(ofHiding: view, key))
      }
    }
    if let duration { departing.finish(batch: batch, after: duration) }
  }

  /// Takes away all views, as before a reload, and forgets what was in view.
  func endDisplayingAll() {
    elements.ahead.drop()
    // Whoever is told of a view that leaves finds none in view.
    let displayed = elements.takeDisplayed()
    elements.departing.finish()
    for (key, view) in displayed where !elements.keep(view, key) {
      elements.endDisplaying(view, key)
    }
    elements.recyclePrepared()
    elements.reset()
    shown = nil
    invalidatePositions()
  }

  // MARK: Positioning

  /// Gives every view in view its place.
  func position() {
    for (key, view) in elements.displayed {
      if let place = source.place(of: key) { source.position(view, place) }
    }
    positionFirstResponder()
  }

  /// Puts the cell that is typed into where its item is, out of view.
  func positionFirstResponder() {
    guard let cell = elements.firstResponder.cell as? Source.View,
      let path = elements.firstResponder.path, let place = source.place(of: .cell(path))
    else { return }
    UIView.performWithoutAnimation { source.position(cell, place) }
  }

  /// Has the data source configure the cell of an item anew that is typed into.
  ///
  /// - Returns: Whether it did: not if nobody types into the cell, or if the data source has
  ///   another one for the item.
  func refreshEdited(_ path: RowPath) -> Bool {
    let key = ElementKey.cell(path)
    guard let cell = elements[key], elements.firstResponder.isEdited(cell) else { return false }
    return elements.reconfigure(path) { source.place(of: key).flatMap(source.makeView) ?? cell }
  }
}
