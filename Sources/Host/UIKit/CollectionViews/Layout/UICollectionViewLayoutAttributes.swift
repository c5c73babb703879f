import CoreGraphics
import ListGeometry
import QuartzCore

/// Where and how a layout shows one cell, supplementary view or decoration view.
///
/// A subclass with properties of its own overrides ``isEqual(_:)`` and ``copy(with:)``, because
/// attributes are copied and a view is only given attributes that are not equal to those it has.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  var values = Values()
  /// Finds out the size when it is first asked for; nil if it is known.
  private var fit: (() -> CGSize)?

  /// Makes attributes of an item that has no index path yet; see ``init(forCellWith:)``.
  public override init() { super.init() }

  /// Makes the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.key = ElementKey(.cell, nil, indexPath)
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    values.key = ElementKey(.supplementaryView, elementKind, indexPath)
  }

  /// Makes the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    values.key = ElementKey(.decorationView, decorationViewKind, indexPath)
  }

  // MARK: The element

  /// The element's place in the collection.
  open var indexPath: IndexPath {
    get { values.key.path }
    set { values.key.path = newValue }
  }

  /// What the element is.
  open var representedElementCategory: UICollectionView.ElementCategory { values.key.category }

  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { values.key.kind.name }

  // MARK: Geometry

  /// The rectangle of the element in the content. Setting it sets ``center`` and ``size``; with a
  /// transform it is the rectangle around what is seen.
  open var frame: CGRect {
    get { fitted().frame }
    set { (fit, values.frame) = (nil, newValue) }
  }

  /// The middle of the element in the content.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The element's size.
  open var size: CGSize {
    get { fitted().size }
    set { (fit, values.size) = (nil, newValue) }
  }

  /// The element's own coordinates: its origin is zero, its size is ``size``.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: fitted().size) }
    set { (fit, values.size) = (nil, newValue.size) }
  }

  /// How the element is transformed about its center; the identity by default.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }

  /// The part of ``transform3D`` within the plane; the identity by default.
  open var transform: CGAffineTransform {
    get { values.transform.flattened }
    set { values.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Appearance

  /// The element's opacity; 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Elements with a higher index stand in front; 0 by default.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is left out; false by default. It needs no view then.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  // MARK: Values

  /// Whether `object` has the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { self === other || fitted() == other.fitted() }
  }

  /// Equal attributes have equal hashes.
  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { values.key.hashValue }
  }

  /// The kind, place and frame, for logs; on other threads than the main one the class and the
  /// address.
  open nonisolated override var description: String {
    guard MainQueue.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      "<\(type(of: self)) \(values.key); frame = \(fitted().frame)>"
    }
  }

  /// A copy of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Makes these the attributes of an element.
  func setKey(_ key: ElementKey) { values.key = key }

  /// Has the element scroll in the region of a section, or with the view if nil.
  func setRegion(_ section: Int?) { values.region = section }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = Self.make()
    copy.values = fitted()
    return copy
  }

  /// The values with the size, which is found out if it is not known.
  private func fitted() -> Values {
    guard let fit else { return values }
    self.fit = nil
    values.size = fit()
    return values
  }

  /// Has the size found out by `fit` when it is first asked for, unless another one is set before.
  func deferSize(_ fit: @escaping () -> CGSize) { self.fit = fit }

  /// The size; nil while nobody has asked for one that has to be found out.
  var knownSize: CGSize? { fit == nil ? values.size : nil }

  /// Makes empty attributes of the dynamic class.
  static func make() -> UICollectionViewLayoutAttributes {
    if self == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    guard let made = _make() as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(self) made attributes of another class. Make them by init().")
    }
    return made
  }

  /// A copy that later changes of the original do not reach, of the original's class.
  var copied: Self {
    let isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
    guard let copy = (isPlain ? duplicate() : copy(with: nil)) as? Self else {
      preconditionFailure("\(type(of: self)).copy(with:) must return attributes of that class.")
    }
    return copy
  }
}

extension UICollectionViewLayoutAttributes {
  /// What attributes say.
  struct Values: Equatable {
    var key = ElementKey(.cell, nil, IndexPath())
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The axes along which the element is measured.
    var estimates: EstimatedAxes = []
    /// The section in whose region the element scrolls; nil of what scrolls with the view.
    var region: Int?
    /// What a list draws at the edges of the cell; nil outside of lists.
    var listEdges: ListCellEdges?

    var hasTransform: Bool { transform != CATransform3DIdentity }

    var frame: CGRect {
      get {
        guard hasTransform else {
          return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
        }
        let around = CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return around.applying(transform.flattened).offsetBy(dx: center.x, dy: center.y)
      }
      set {
        size = newValue.size
        center = CGPoint(x: newValue.midX, y: newValue.midY)
      }
    }
  }
}
