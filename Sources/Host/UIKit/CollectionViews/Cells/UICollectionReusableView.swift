import QuartzCore

/// A view that a collection view shows for an element and uses again for others: a cell, a
/// supplementary view or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the collection view knows of the view.
  private(set) final var reuse = ReuseState()
  private(set) final weak var owner: UICollectionView?

  /// Makes a view with the frame that its layout attributes have.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UICollectionReusableView.self)
  }

  /// The name under which the view waits for reuse; nil if it was not dequeued.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Called before the view is dequeued to be used again. Call `super`.
  open func prepareForReuse() {}

  /// Called when the view gets attributes that are not equal to those it has. Does nothing by
  /// default: frame, opacity and transform are set by the collection view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view goes from one layout to another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when the view has gone from one layout to another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view would like to have: by default with the size that its content
  /// asks for. The layout decides what becomes of it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }

  // A view that is measured before it is in view lives in the surroundings of its collection view.
  override var outerTraits: UITraitCollection? { owner?.traitCollection }

  /// Tells that the content asks for another size: a view on the screen is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.measurer.sizeDidChange(of: self)
  }
}

extension UICollectionReusableView {
  /// What a collection view knows of one of its views.
  struct ReuseState {
    var identifier: String?
    /// The element that the view shows, or is made for.
    var key: ElementKey?
    /// The attributes that were applied last.
    var attributes: UICollectionViewLayoutAttributes?
    /// The size that the view was last asked about, and its answer.
    var fitted: FittedSize?
  }

  /// The view belongs to a collection view from now on, with the attributes of one of its elements.
  func adopt(by view: UICollectionView, _ attributes: UICollectionViewLayoutAttributes?) {
    owner = view
    if superview == nil { inheritTraits() }
    if let attributes { applyLayoutAttributes(attributes) }
  }

  /// The view waits for reuse under a name.
  func setReuseIdentifier(_ identifier: String) { reuse.identifier = identifier }

  /// The view is that of an element, or of none.
  func setElement(_ key: ElementKey?) { reuse.key = key }

  /// The view's element has another place.
  func moveElement(to key: ElementKey) {
    reuse.key = key
    reuse.attributes?.setKey(key)
  }

  /// The view was asked about a size.
  func noteFitting(_ fitted: FittedSize) { reuse.fitted = fitted }

  /// Has the view asked about its size again.
  func invalidateFitting() { reuse.fitted = nil }

  /// Forgets what the view had from its last element.
  func forgetAttributes() { (reuse.attributes, reuse.fitted) = (nil, nil) }

  /// Attributes with the size that the content asks for. While the collection view measures the
  /// view, that is found out only if the layout or a subclass wants to know.
  func fittingAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let priorities =
      owner?.collectionViewLayout.fittingPriorities(for: attributes)
      ?? (.fittingSizeLevel, .fittingSizeLevel)
    if priorities.horizontal == .required, priorities.vertical == .required { return attributes }
    let (preferred, size) = (attributes.copied, attributes.size)
    if owner?.measurer.isMeasuring(self) == true {
      preferred.deferSize { [weak self] in self?.fittedSize(size, priorities) ?? size }
    } else {
      preferred.size = fittedSize(size, priorities)
    }
    return preferred
  }

  /// The size that the content asks for, in whole pixels; lengths that are required stay.
  private func fittedSize(
    _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priorities.horizontal,
      verticalFittingPriority: priorities.vertical)
    return CGSize(
      width: priorities.horizontal == .required ? target.width : roundedUp(size.width),
      height: priorities.vertical == .required ? target.height : roundedUp(size.height))
  }

  /// Gives the view its attributes, and tells it of them unless it has equal ones.
  func applyLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    let values = attributes.values
    if layer.transform != values.transform { layer.transform = values.transform }
    if bounds.size != values.size { bounds.size = values.size }
    if center != values.center { center = values.center }
    if alpha != values.alpha { alpha = values.alpha }
    if isHidden != values.isHidden { isHidden = values.isHidden }
    (self as? UICollectionViewCell)?.showListEdges(values.listEdges)
    guard reuse.attributes?.isEqual(attributes) != true else { return }
    reuse.attributes = attributes
    apply(attributes)
  }
}
