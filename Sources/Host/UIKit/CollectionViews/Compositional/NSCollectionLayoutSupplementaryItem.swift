import CoreGraphics
import ListGeometry

/// The template of a supplementary view that an item or a group carries, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  var supplementaryValues = SupplementaryValues()

  struct SupplementaryValues {
    var kind = ""
    var containerAnchor: NSCollectionLayoutAnchor?
    var itemAnchor: NSCollectionLayoutAnchor?
    var zIndex = 0
  }

  /// Makes a view that lies on a point of its host with the same point of itself.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init()
    itemValues.size = layoutSize
    supplementaryValues.kind = elementKind
    supplementaryValues.containerAnchor = containerAnchor
  }

  /// Makes a view that lies on a point of its host with a point of itself.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    supplementaryValues.itemAnchor = itemAnchor
  }

  /// Views with a higher index are in front. 0, the default: with cells, or above them if pinned.
  open var zIndex: Int {
    get { supplementaryValues.zIndex }
    set { supplementaryValues.zIndex = newValue }
  }

  /// The kind that the data source is asked for.
  open var elementKind: String { supplementaryValues.kind }

  /// The point of the host on which the view lies.
  open var containerAnchor: NSCollectionLayoutAnchor {
    supplementaryValues.containerAnchor ?? NSCollectionLayoutAnchor(edges: [])
  }

  /// The point of the view that lies there; nil: the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? { supplementaryValues.itemAnchor }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    (copy as? Self)?.supplementaryValues = supplementaryValues
    return copy
  }

  var supplementaryTemplate: CompositionalSupplementary {
    var view = CompositionalSupplementary(
      kind: elementKind, size: layoutSize.template, containerAnchor: containerAnchor.template,
      itemAnchor: itemAnchor?.template)
    view.insets = contentInsets.template
    view.zIndex = zIndex
    return view
  }
}

/// The template of a supplementary view at the boundary of a section or of a layout: a header or a
/// footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  var boundaryValues = BoundaryValues()

  struct BoundaryValues {
    var alignment = NSRectAlignment.none
    var offset = CGPoint.zero
    var extendsBoundary = true
    var pins = false
  }

  /// Makes a view at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a view at some distance from an edge or a corner.
  /// - Parameter absoluteOffset: In points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init()
    itemValues.size = layoutSize
    supplementaryValues.kind = elementKind
    boundaryValues.alignment = alignment
    boundaryValues.offset = absoluteOffset
  }

  /// Whether content makes room for the view; true by default.
  open var extendsBoundary: Bool {
    get { boundaryValues.extendsBoundary }
    set { boundaryValues.extendsBoundary = newValue }
  }

  /// Whether the view stays in view as long as its section is; false by default.
  open var pinToVisibleBounds: Bool {
    get { boundaryValues.pins }
    set { boundaryValues.pins = newValue }
  }

  /// Where the view stands.
  open var alignment: NSRectAlignment { boundaryValues.alignment }

  /// How far from there, in points.
  open var offset: CGPoint { boundaryValues.offset }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    (copy as? Self)?.boundaryValues = boundaryValues
    return copy
  }

  /// The view as a value.
  func boundaryTemplate(_ axis: CompositionalAxis) -> CompositionalBoundary {
    var position = alignment.position
    // No alignment is the start, along either axis.
    if alignment == .none, axis == .horizontal { position = CGPoint(x: 0, y: 0.5) }
    var view = CompositionalBoundary(
      kind: elementKind, size: layoutSize.template, alignment: position)
    view.insets = contentInsets.template
    view.offset = offset
    view.extendsBoundary = extendsBoundary
    view.pinsToVisibleBounds = pinToVisibleBounds
    view.zIndex = zIndex
    return view
  }
}

/// The template of a view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private var decoration = CompositionalDecoration(kind: "")

  /// Makes a view as large as the section; register its class with the layout.
  open class func background(elementKind: String) -> Self {
    let made = newInstance(of: self)
    made.decoration.kind = elementKind
    return made
  }

  /// Views with a higher index are in front; 0 by default, which is behind the section's elements.
  open var zIndex: Int {
    get { decoration.zIndex }
    set { decoration.zIndex = newValue }
  }

  /// The kind that the class was registered for.
  open var elementKind: String { decoration.kind }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = super.duplicate()
    (copy as? Self)?.decoration = decoration
    return copy
  }

  var decorationTemplate: CompositionalDecoration {
    var result = decoration
    result.insets = contentInsets.template
    return result
  }
}
