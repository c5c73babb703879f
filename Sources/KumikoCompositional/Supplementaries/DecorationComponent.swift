import KumikoComponents
import UIKit

/// A component behind the items of a section.
///
/// ```swift
/// struct Card: DecorationComponent {
///   func renderContent() -> UIView { UIView() }
///   func render(in content: UIView) {
///     content.backgroundColor = .secondarySystemGroupedBackground
///     content.layer.cornerRadius = 12
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol DecorationComponent: Component {
  /// The space between the section's border and the component; none by default.
  func contentInsets() -> NSDirectionalEdgeInsets

  /// What is in front of what; 0, which is behind all items, by default.
  var zIndex: Int { get }
}

extension DecorationComponent {
  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }

  /// Behind all items.
  public var zIndex: Int { 0 }
}

/// What lies behind a section, and where.
@MainActor
struct DecorationItem {
  let component: AnyComponent
  let place: Place

  /// Where a decoration lies.
  struct Place: Equatable {
    var contentInsets: NSDirectionalEdgeInsets
    var zIndex: Int
  }

  init(_ component: some DecorationComponent) {
    self.component = AnyComponent(component)
    place = Place(contentInsets: component.contentInsets(), zIndex: component.zIndex)
  }

  /// The kind of the elements of the *n*th decoration of sections.
  static func elementKind(at number: Int) -> String { "decoration \(number)" }

  func makeItem(at number: Int) -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(
      elementKind: Self.elementKind(at: number))
    item.contentInsets = place.contentInsets
    item.zIndex = place.zIndex
    return item
  }
}

/// The view of decorations: it shows what its section says now.
final class DecorationView: UICollectionReusableView, ComponentRenderable {
  private var place: (section: Int, number: Int)?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let kind = layoutAttributes.representedElementKind,
      let number = kind.split(separator: " ").last.flatMap({ Int($0) }),
      let section = layoutAttributes.indexPath.first
    else { return }
    place = (section, number)
    renderDecoration()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    renderDecoration()
  }

  /// Shows the newest component of the section's decoration.
  func renderDecoration() {
    guard let place,
      let component = adapter?.decoration(number: place.number, ofSection: place.section)
    else { return }
    render(component: component)
  }

  /// The adapter that made the layout, whatever delegate the app gave the collection view.
  private var adapter: UICollectionViewCompositionalAdapter? {
    guard let view = superview as? UICollectionView else { return nil }
    let layout = view.collectionViewLayout as? TransitioningLayout
    return layout?.adapter as? UICollectionViewCompositionalAdapter
      ?? view.delegate as? UICollectionViewCompositionalAdapter
  }
}
