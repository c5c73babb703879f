import CoreGraphics
import ListGeometry

/// What a compositional layout knows.
@MainActor
final class CompositionalState {
  /// Where everything stands; nil before the first time that the layout is prepared.
  private(set) var geometry: CompositionalGeometry?
  /// Whether templates were asked for since they were forgotten.
  private(set) var hasTemplates = false
  private(set) var contentSize = CGSize.zero
  private(set) var sections: [SectionInput] = []
  /// Whether some section has boundary items that are pinned.
  private var hasPinningSections = false
  /// Whether some section has a handler of its visible items.
  private(set) var hasHandlers = false
  /// What elements asked for, by section.
  private(set) var measurements: [SectionMeasurements] = []
  /// What views at the boundary of the layout asked for, by their place.
  private(set) var boundary: [Int: CGSize] = [:]
  /// The metrics that templates were asked for.
  private(set) var metrics: Metrics?
  /// What the view's content inset was when pinned items were placed.
  private(set) var insets = UIEdgeInsets.zero
  private(set) var hasReportedOverflow = false
  /// The background that the view got for the sake of a list.
  private(set) var listBackground: UIColor?
  /// The layout's own boundary items.
  private(set) var boundaries: [CompositionalBoundary] = []

  // MARK: Changing

  /// Notes the content inset that pinned items are placed for.
  func noteInsets(_ insets: UIEdgeInsets) { self.insets = insets }

  /// Templates are asked for now, in `metrics` and for sections of `counts` items. Keeps what
  /// was measured as far as there are items.
  func begin(_ metrics: Metrics, _ counts: [Int]) {
    (self.metrics, hasTemplates) = (metrics, true)
    measurements = counts.indices.map { index in
      let known =
        measurements.indices.contains(index)
        ? measurements[index] : SectionMeasurements(count: counts[index])
      return known.resized(to: counts[index])
    }
  }

  func setBoundaries(_ boundaries: [CompositionalBoundary]) { self.boundaries = boundaries }

  func setSections(_ sections: [SectionInput]) {
    self.sections = sections
    hasPinningSections = sections.contains { $0.pins }
    hasHandlers = sections.contains { $0.values.handler != nil }
  }

  /// Whether boundary items of the layout or of a section are pinned.
  var hasPinnedItems: Bool {
    hasPinningSections || boundaries.contains { $0.pinsToVisibleBounds }
  }

  func setGeometry(_ geometry: CompositionalGeometry) { self.geometry = geometry }

  func setContentSize(_ size: CGSize) { contentSize = size }

  func setListBackground(_ color: UIColor?) { listBackground = color }

  /// The user was told of groups that do not fit.
  func noteOverflow() { hasReportedOverflow = true }

  /// Has templates asked for again.
  func forgetTemplates() { hasTemplates = false }

  /// Has everything asked for again.
  func forgetAll() {
    hasTemplates = false
    (measurements, boundary) = ([], [:])
  }

  /// Follows items through an update.
  func follow(_ map: IndexPathMap, _ counts: [Int]) {
    measurements = measurements.applying(map, counts: counts)
  }

  /// Notes the size that a view asks for. Returns how much longer that makes the content.
  func measure(_ size: CGSize, _ key: ElementKey) -> CGFloat? {
    guard var geometry else { return nil }
    let before = geometry.extent
    // Another copy of the geometry would have to be changed too.
    self.geometry = nil
    if let item = key.item {
      geometry.setSizes([item.row: size], inSection: item.section)
      measurements[item.section] = geometry.sections[item.section].measurements
    } else if let kind = key.kind.name, key.path.count == 2 {
      let place = SupplementaryPlace(kind: kind, index: key.path[1])
      geometry.setSize(size, of: place, inSection: key.path[0])
      measurements[key.path[0]] = geometry.sections[key.path[0]].measurements
    } else if let kind = key.kind.name,
      let index = boundaries.firstIndex(where: { $0.kind == kind })
    {
      geometry.setSize(size, ofBoundary: index)
      boundary[index] = size
    }
    self.geometry = geometry
    return geometry.extent - before
  }

  // MARK: Parts

  /// What was asked for of a section.
  struct SectionInput {
    let values: NSCollectionLayoutSection.Values
    let environment: LayoutEnvironment
    /// Whether a boundary item stays in view.
    let pins: Bool
  }

  /// What of the collection view decides where elements stand.
  struct Metrics: Equatable {
    var size: CGSize
    var insets: UIEdgeInsets
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    var isRightToLeft: Bool
    var scale: CGFloat
  }
}
