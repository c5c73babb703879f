import CoreGraphics
import QuartzCore

/// An element of a section in view, as the section's handler for visible items sees it. What the
/// handler changes holds until the next layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The element's opacity.
  var alpha: CGFloat { get set }
  /// Elements with a higher index stand in front.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The middle of the element.
  var center: CGPoint { get set }
  /// How the element is transformed within the plane, about its center.
  var transform: CGAffineTransform { get set }
  /// How the element is transformed about its center.
  var transform3D: CATransform3D { get set }
  /// A name for logs: the kind, or that of cells.
  var name: String { get }
  /// The element's place.
  var indexPath: IndexPath { get }
  /// The rectangle of the element in the content of its section.
  var frame: CGRect { get }
  /// The element's own coordinates.
  var bounds: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Called with the elements of a section that are in view, its offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// A visible item that changes a copy of the layout's attributes.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }

  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }

  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }

  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }

  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }

  var name: String { attributes.representedElementKind ?? "UICollectionElementKindCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }

  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }

  var representedElementKind: String? { attributes.representedElementKind }
}

extension UICollectionViewCompositionalLayout {
  /// Elements in view as the handlers of their sections want them in this layout.
  func handled(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard state.hasHandlers else { return elements }
    // The layout keeps its attributes; what handlers may change are copies.
    let copies = elements.map { isHandled($0) ? $0.copied : $0 }
    let bySection = Dictionary(grouping: copies.filter(isHandled)) { $0.indexPath[0] }
    for (section, elements) in bySection.sorted(by: { $0.key < $1.key }) {
      let input = state.sections[section]
      input.values.handler?(
        elements.map(VisibleItem.init),
        visibleOffset(of: section), input.environment)
    }
    return copies.filter { !$0.isHidden }
  }

  /// Whether an element stands in a section that has a handler.
  private func isHandled(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    return path.count == 2 && state.sections.indices.contains(path[0])
      && state.sections[path[0]].values.handler != nil
  }

  /// The offset of a section: its own, or the collection view's if it does not scroll by itself.
  private func visibleOffset(of section: Int) -> CGPoint {
    guard state.sections[section].values.scrolling != .none else {
      return owner?.contentOffset ?? .zero
    }
    let shift = regions.shift(of: section)
    return CGPoint(x: -shift.x, y: -shift.y)
  }
}
