import CoreGraphics
import ListGeometry

/// What a compositional layout knows.
struct CompositionalState {
  /// Where everything stands; nil before the first time that the layout is prepared.
  var geometry: CompositionalGeometry?
  /// Whether templates were asked for since they were forgotten.
  var hasTemplates = false
  var contentSize = CGSize.zero
  var sections: [SectionInput] = []
  /// What elements asked for, by section.
  var measurements: [SectionMeasurements] = []
  /// What views at the boundary of the layout asked for, by their place.
  var boundary: [Int: CGSize] = [:]
  /// The surroundings that templates were asked for.
  var surroundings: Surroundings?
  /// What the view's content inset was when pinned items were placed.
  var insets = UIEdgeInsets.zero
  var hasReportedOverflow = false
  /// The background that the view got for the sake of a list.
  var listBackground: UIColor?
  /// The layout's own boundary items.
  var boundaries: [CompositionalBoundary] = []

  // MARK: Changing

  /// Has templates asked for again.
  mutating func forgetTemplates() { hasTemplates = false }

  /// Has everything asked for again.
  mutating func forgetAll() {
    hasTemplates = false
    (measurements, boundary) = ([], [:])
  }

  /// Follows items through an update.
  mutating func follow(_ map: IndexPathMap, _ counts: [Int]) {
    measurements = measurements.applying(map, counts: counts)
  }

  /// Notes the size that a view asks for. Returns how much longer that makes the content.
  mutating func measure(_ size: CGSize, _ key: ElementKey) -> CGFloat? {
    guard var geometry else { return nil }
    let before = geometry.extent
    // Another copy of the geometry would have to be changed too.
    self.geometry = nil
    if let item = key.item {
      geometry.setSizes([item.row: size], inSection: item.section)
      measurements[item.section] = geometry.sections[item.section].measurements
    } else if let kind = key.kind, key.path.count == 2 {
      let place = SupplementaryPlace(kind: kind, index: key.path[1])
      geometry.setSize(size, of: place, inSection: key.path[0])
      measurements[key.path[0]] = geometry.sections[key.path[0]].measurements
    } else if let kind = key.kind, let index = boundaries.firstIndex(where: { $0.kind == kind }) {
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
  struct Surroundings: Equatable {
    var size: CGSize
    var insets: UIEdgeInsets
    var safeArea: UIEdgeInsets
    var margins: UIEdgeInsets
    var isRightToLeft: Bool
    var scale: CGFloat
  }
}
