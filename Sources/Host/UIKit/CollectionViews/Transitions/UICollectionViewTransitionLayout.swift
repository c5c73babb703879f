import CoreGraphics

/// What is seen between two layouts while a gesture leads from one to the other.
///
/// Elements stand between their attributes in both layouts, as ``transitionProgress`` says. Set it,
/// then call `invalidateLayout()`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var animatedValues: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    (current, next) = (currentLayout, newLayout)
    super.init()
  }

  /// Makes a layout between two empty ones. Archives hold no layouts here.
  public required init?(coder: NSCoder) {
    (current, next) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// The layout where the transition begins.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout where the transition leads.
  open var nextLayout: UICollectionViewLayout { next }

  /// How far the transition is, from 0, the current layout and the default, to 1, the next.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Keeps a value of your own that belongs to the present progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// A value of your own; 0 by default.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Layout

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    current.prepare()
    next.prepare()
  }

  /// Has both layouts forget what they know of items that may have changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateEverything || context.invalidateDataSourceCounts else { return }
    for layout in [current, next] { layout.invalidateLayout(with: layout.makeContext(.everything)) }
  }

  /// A size between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (a, b) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: mixed(a.width, b.width), height: mixed(a.height, b.height))
  }

  /// What both layouts have in `rect`, and what is on the way through it.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var keys: [ElementKey] = []
    var known: Set<ElementKey> = []
    for layout in [current, next] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? []
      where known.insert(attributes.values.key).inserted { keys.append(attributes.values.key) }
    }
    return keys.compactMap(mixedAttributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixedAttributes(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixedAttributes(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(ElementKey(.decorationView, elementKind, indexPath))
  }

  /// Leaves both layouts, which were prepared in the view: the one that stays is prepared anew.
  override func didLeave() {
    current.didLeave()
    next.didLeave()
  }

  override var decorationSources: [UICollectionViewLayout] {
    [self] + next.decorationSources + current.decorationSources
  }

  /// Whether both layouts are mirrored, and what stands between them is, too.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    current.flipsHorizontallyInOppositeLayoutDirection
      && next.flipsHorizontallyInOppositeLayoutDirection
  }

  private func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  private func mixedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (current.attributes(key), next.attributes(key))
    guard let from, let to else {
      let only = (from ?? to)?.copied
      only?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let result = (transitionProgress < 0.5 ? from : to).copied
    result.center = CGPoint(
      x: mixed(from.center.x, to.center.x), y: mixed(from.center.y, to.center.y))
    result.size = CGSize(
      width: mixed(from.size.width, to.size.width), height: mixed(from.size.height, to.size.height))
    result.alpha = mixed(from.alpha, to.alpha)
    result.transform3D = from.transform3D.mixed(with: to.transform3D, transitionProgress)
    return result
  }
}
