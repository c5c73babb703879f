import UIKit

/// What an item of a list shows: a value that makes its content view, and renders itself into it.
///
/// ```swift
/// struct ColorBox: Component {
///   let id: AnyHashable
///   let color: UIColor
///
///   func contentView() -> UIView { UIView() }
///   func layoutSize() -> NSCollectionLayoutSize {
///     NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
///   }
///   func render(in content: UIView) { content.backgroundColor = color }
/// }
/// ```
///
/// Components are equal if their ids are. A content view is reused for other components of the
/// type: ``render(in:)`` sets everything that another one may have set.
public protocol Component: Hashable, NSCollectionLayoutItemsConvertible {
  /// What the component is rendered into: a view, or a view controller.
  associatedtype Content

  /// What stays the same in every version of the component, and is unlike any other's of its
  /// section.
  var id: AnyHashable { get }

  /// Makes the content.
  @preconcurrency @MainActor func contentView() -> Content

  /// The size of the component's slot.
  @preconcurrency @MainActor func layoutSize() -> NSCollectionLayoutSize

  /// The space around the slot; nil, for none, by default.
  @preconcurrency @MainActor func edgeSpacing() -> NSCollectionLayoutEdgeSpacing?

  /// The space between the slot and the content; none by default.
  @preconcurrency @MainActor func contentInsets() -> NSDirectionalEdgeInsets

  /// The views that the component carries, such as badges; none by default.
  @preconcurrency @MainActor func supplementComponents() -> [AnySupplementaryComponent]

  /// Called before the content comes into view. Does nothing by default.
  @preconcurrency @MainActor func willDisplay(content: Content)

  /// Called when the content is out of view. Does nothing by default.
  @preconcurrency @MainActor func didEndDisplay(content: Content)

  /// Shows the component in its content.
  @preconcurrency @MainActor func render(in content: Content)
}

extension Component {
  /// Whether two components have the same id.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  @preconcurrency @MainActor
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }

  @preconcurrency @MainActor
  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }

  @preconcurrency @MainActor
  public func supplementComponents() -> [AnySupplementaryComponent] { [] }

  @preconcurrency @MainActor
  public func willDisplay(content: Content) {}

  @preconcurrency @MainActor
  public func didEndDisplay(content: Content) {}

  /// The template of the component's item.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutItems() -> [NSCollectionLayoutItem] {
    [ItemContents(of: AnyComponent(self)).makeItem()]
  }
}
