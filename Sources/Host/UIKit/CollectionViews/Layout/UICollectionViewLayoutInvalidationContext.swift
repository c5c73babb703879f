/// What of a layout is no longer valid, and how content moves because of that.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var values = Values()

  /// Makes a context of nothing in particular: the layout is prepared again.
  public override init() { super.init() }

  // MARK: What is invalid

  /// Whether the layout knows nothing any more, as after a reload; false by default.
  open var invalidateEverything: Bool { values.everything }

  /// Whether the numbers of sections and items may have changed; false by default.
  open var invalidateDataSourceCounts: Bool { values.counts }

  /// Names items whose attributes are asked for again, in addition to those named before.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    values.items = (values.items ?? []) + indexPaths
  }

  /// Names supplementary views whose attributes are asked for again.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    values.supplementaries = (values.supplementaries ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decoration views whose attributes are asked for again.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    values.decorations = (values.decorations ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The items named; nil if none were.
  open var invalidatedItemIndexPaths: [IndexPath]? { values.items }

  /// The supplementary views named, by kind; nil if none were.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { values.supplementaries }

  /// The decoration views named, by kind; nil if none were.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { values.decorations }

  // MARK: How content moves

  /// What is added to the content offset, so that what is seen stays put; zero by default.
  open var contentOffsetAdjustment: CGPoint {
    get { values.offsetAdjustment }
    set { values.offsetAdjustment = newValue }
  }

  /// What is added to the content size; zero by default.
  open var contentSizeAdjustment: CGSize {
    get { values.sizeAdjustment }
    set { values.sizeAdjustment = newValue }
  }

  // MARK: Interactive movement

  /// Where moving items were before; nil unless items are moved.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { values.previousPaths }

  /// Where moving items go; nil unless items are moved.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { values.targetPaths }

  /// Where moving items are held, in the content.
  open var interactiveMovementTarget: CGPoint { values.movementTarget }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Has counts asked for again.
  func addCounts() { values.counts = true }

  /// Has everything asked for again, counts too.
  func addEverything() { (values.everything, values.counts) = (true, true) }

  /// Why a layout is invalidated.
  enum Cause {
    /// A context that a client made.
    case client
    /// `invalidateLayout()`, a reload, another layout or updates: nothing is known any more.
    case everything
    case boundsChange
    case preferredAttributes
    case movement
  }

  /// What a context says.
  struct Values {
    var cause = Cause.client
    var everything = false
    var counts = false
    var items: [IndexPath]?
    var supplementaries: [String: [IndexPath]]?
    var decorations: [String: [IndexPath]]?
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    var previousPaths: [IndexPath]?
    var targetPaths: [IndexPath]?
    var movementTarget = CGPoint.zero

    /// Whether only the elements named are to be asked for again.
    var namesElements: Bool {
      !everything && !counts && (items != nil || supplementaries != nil || decorations != nil)
    }

    /// The elements named.
    var keys: Set<ElementKey> {
      var keys = Set((items ?? []).map { ElementKey.cell($0) })
      for (kind, paths) in supplementaries ?? [:] {
        keys.formUnion(paths.map { .supplementary(kind, $0) })
      }
      for (kind, paths) in decorations ?? [:] {
        keys.formUnion(paths.map { ElementKey(.decorationView, kind, $0) })
      }
      return keys
    }
  }
}
