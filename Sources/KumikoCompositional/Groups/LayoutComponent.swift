import KumikoComponents
import UIKit

/// A component that knows how much room it takes in the groups of a compositional layout.
///
/// ```swift
/// struct ColorBox: LayoutComponent {
///   var id: Int
///   var color: UIColor
///
///   func layoutSize() -> NSCollectionLayoutSize {
///     NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
///   }
///   func renderContent() -> UIView { UIView() }
///   func render(in content: UIView) { content.backgroundColor = color }
/// }
/// ```
///
/// Any other component gets a size by ``KumikoComponents/Component/layoutSize(width:height:)``.
@preconcurrency @MainActor
public protocol LayoutComponent: Component {
  /// The size of the component's slot; the whole width of the group, and an estimated height of 44
  /// points, by default.
  func layoutSize() -> NSCollectionLayoutSize

  /// The space around the slot; nil, for none, by default.
  func edgeSpacing() -> NSCollectionLayoutEdgeSpacing?

  /// The space between the slot and the component; none by default.
  func contentInsets() -> NSDirectionalEdgeInsets

  /// The views that the component carries, such as badges; none by default.
  func supplementaryComponents() -> [SupplementaryItem]
}

extension LayoutComponent {
  /// The whole width, and an estimated height.
  public func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  }

  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }

  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }

  public func supplementaryComponents() -> [SupplementaryItem] { [] }
}

extension Component {
  /// This component in a slot of a size in its group.
  ///
  /// ```swift
  /// HGroup(width: .fractionalWidth(1), height: .absolute(80)) {
  ///   Photo(first).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
  ///   Photo(second).layoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
  /// }
  /// ```
  public consuming func layoutSize(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) -> Row<Base, ID> {
    layoutModified { ($0.width, $0.height) = (width, height) }
  }

  /// This component with space between its slot and itself, in points.
  public consuming func layoutInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Row<Base, ID> {
    let insets = NSDirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    return layoutModified { $0.contentInsets = insets }
  }

  /// This component with space around its slot; flexible spacing shares what is left.
  public consuming func edgeSpacing(
    top: NSCollectionLayoutSpacing? = nil, leading: NSCollectionLayoutSpacing? = nil,
    bottom: NSCollectionLayoutSpacing? = nil, trailing: NSCollectionLayoutSpacing? = nil
  ) -> Row<Base, ID> {
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: leading, top: top, trailing: trailing, bottom: bottom)
    return layoutModified { $0.edgeSpacing = spacing }
  }

  /// This component with another one upon it, such as a badge in its corner.
  ///
  /// ```swift
  /// Mailbox(inbox).badge(
  ///   Count(inbox.unread).supplementary(
  ///     .custom("unread"), width: .absolute(20), height: .absolute(20),
  ///     containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])))
  /// ```
  public consuming func badge(_ item: SupplementaryItem?) -> Row<Base, ID> {
    guard let item else { return makeRow() }
    return layoutModified { $0.supplementaryItems.append(item) }
  }

  private consuming func layoutModified(
    _ change: @escaping @MainActor (inout ItemLayout) -> Void
  ) -> Row<Base, ID> {
    modified { $0.layout.append(ItemLayoutChange(apply: change)) }
  }
}
