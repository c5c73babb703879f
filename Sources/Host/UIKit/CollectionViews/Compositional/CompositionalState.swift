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
